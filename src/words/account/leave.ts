export const leave = {
  title: 'Leave',
  lead: 'You leave at once, and for good.',
  endsTitle: 'What ends',
  /** By the table whose rows of the member are deleted. */
  ends: {
    members: 'Your profile, your place and your house are deleted.',
    copies: 'Your shelf is cleared: neighbours no longer see your books.',
    sessions: "You're signed out on all your devices.",
    blocks: "Members you've blocked are no longer blocked.",
    notices: 'Your notices are deleted.',
    preferences: 'What you chose about mails is deleted, and we send you none.',
    outbox: "Mails to you that haven't left yet are not sent.",
    one_time_tokens: "Links that we've mailed to you no longer work.",
  },
  staysTitle: 'What stays',
  /** By the table whose rows stay for others, without the name of the member. */
  stays: {
    requests:
      'Your open requests end. What you and a neighbour agreed on stays with the neighbour, without your name.',
    conversations:
      "Messages that you've written stay with the neighbours who got them, without your name.",
    reports:
      "Reports that you've sent stay with the moderators, without your name. Reports about you stay, too, with your profile as it was reported.",
  },
  submit: 'Leave for good',
} as const;
