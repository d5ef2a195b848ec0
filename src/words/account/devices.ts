export const devices = {
  title: 'Your devices',
  lead: 'Where you are signed in. End what you do not know, then change your password.',
  unknown: 'An unknown browser',
  thisOne: 'this one',
  seen: 'Last seen',
  end: 'Sign out',
  endThis: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out all others',
} as const;
