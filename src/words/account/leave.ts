export const leave = {
  title: 'Leave',
  lead: 'You leave at once, and for good.',
  ends: [
    'Your profile, your place, your house and your devices are deleted.',
    'Members whom you have blocked are no longer blocked.',
  ],
  stays: [
    'Reports that you have written stay with the moderators, without your name.',
    'Reports about you stay with the moderators, with your profile as it was reported.',
  ],
  endsTitle: 'What ends',
  staysTitle: 'What stays',
  submit: 'Leave for good',
} as const;
