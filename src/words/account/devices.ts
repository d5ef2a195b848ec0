export const devices = {
  title: 'Your devices',
  lead: 'Where you’re signed in. Sign out anything you don’t recognise, then change your password.',
  unknown: 'An unknown browser',
  thisOne: 'this one',
  seen: 'Last seen',
  end: 'Sign out',
  endThis: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out all others',
  password: 'Change your password',
} as const;
