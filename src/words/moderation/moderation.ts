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
    correct: 'Correct the book',
    'hide book': 'Hide the book',
  },
  consequences: {
    dismiss: 'Nothing changes.',
    hide: 'No other member sees it any more, for good. What is agreed on a book stays.',
    suspend: 'The member is signed out and can’t sign in, and open requests end.',
    correct: 'Title and author change on every shelf that has it.',
    'hide book': 'Nobody finds this title or puts it on a shelf any more, for good.',
  },
  sure: {
    suspend: {
      title: (member: string) => `Suspend ${member}?`,
      text: 'The member is signed out at once. Only the operator of the site can take it back.',
      confirm: 'Suspend',
      giveUp: 'Don’t suspend',
    },
    'hide book': {
      title: (book: string) => `Hide “${book}” everywhere?`,
      text: 'All its copies go out of sight, on every shelf. It can’t be taken back.',
      confirm: 'Hide it',
      giveUp: 'Don’t hide it',
    },
  },
  correct: 'What is the book called?',
  save: 'Save',
} as const;
