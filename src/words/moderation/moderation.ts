/** What the page of moderators says. */
export const moderation = {
  title: 'Reports',
  lead: 'The oldest comes first. Each decision is recorded with your name, and ends all reports of the same.',
  empty: 'Nothing is reported. The street is quiet.',
  reports: 'reports',
  of: { profile: 'The profile', copy: 'The book', message: 'The message' },
  noText: 'Without a text.',
  place: 'The place of the meeting:',
  gone: 'somebody who is not here any more',
  decisions: {
    dismiss: 'Dismiss the report',
    hide: 'Hide it',
    suspend: 'Suspend the member',
  },
  consequences: {
    dismiss: 'Nothing changes.',
    hide: 'No other member sees it any more, for good. What is agreed on a book stays.',
    suspend: 'The member is signed out and cannot sign in, and open requests end.',
  },
  sure: (member: string) => `Suspend ${member}?`,
  sureText: 'The member is signed out at once. Only the operator of the site can take it back.',
  confirm: 'Suspend',
  giveUp: 'Do not suspend',
} as const;
