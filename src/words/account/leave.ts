export const leave = {
  title: 'Leave',
  lead: 'You leave right away, and for good. There’s no way back.',
  dataFirst: 'Get your data first',
  endsTitle: 'What ends',
  /** By the table whose rows of the member are deleted. */
  ends: {
    members: 'Your profile, your place and your house are deleted.',
    copies: 'Your shelf is cleared: neighbours no longer see your books.',
    wishes: 'The books you’re looking for are forgotten, and no longer shown to neighbours.',
    wish_matches: 'We forget which of them we’ve told you about.',
    sessions: 'You’re signed out on all your devices.',
    blocks: 'Neighbours you’ve blocked are no longer blocked.',
    notices: 'Your notifications are deleted.',
    preferences:
      'Your email settings are deleted. We send you one last email, which says that you’ve left.',
    outbox: 'Emails to you that haven’t left yet aren’t sent.',
    one_time_tokens: 'Links that we’ve emailed to you no longer work.',
  },
  staysTitle: 'What stays',
  /** By the table whose rows stay for others, without the name of the member. */
  stays: {
    requests:
      'Your open requests end. What you agreed with a neighbour stays with them, without your name.',
    conversations:
      'Messages you’ve written stay with the neighbours who got them, without your name.',
    reports:
      'Reports you’ve sent stay with the moderators, without your name. Reports about you stay, too, with your profile as it was reported.',
  },
  submit: 'Leave for good',
} as const;
