/** What the page of moderators says. */
export const moderation = {
  title: 'Reports',
  lead: 'Oldest first. Each decision is recorded with your name, and closes every report about the same thing.',
  empty: 'No reports. The street is quiet.',
  reports: 'reports',
  of: { profile: 'The profile', copy: 'The book', message: 'The message' },
  noText: 'No text.',
  place: 'The place of the meeting:',
  gone: 'a member who has left',
  decisions: {
    dismiss: 'Dismiss the report',
    hide: 'Hide it',
    suspend: 'Suspend the member',
    correct: 'Correct the book',
    'hide book': 'Hide the book',
  },
  consequences: {
    dismiss: 'Nothing changes.',
    hide: 'Other members no longer see it, for good. What two have agreed on a book stays.',
    suspend: 'They’re signed out, can’t sign in, and their open requests close.',
    correct: 'Title and author change on every shelf that has it.',
    'hide book': 'Nobody can find this title or add it to a shelf any more, for good.',
  },
  sure: {
    hide: {
      title: () => 'Hide this for good?',
      text: 'Other members no longer see it, and nobody can bring it back. What two have agreed on a book stays.',
      confirm: 'Hide it',
      giveUp: 'Don’t hide it',
    },
    suspend: {
      title: (member: string) => `Suspend ${member}?`,
      text: 'They’re signed out right away, and their open requests close. Only the operator of the site can undo it.',
      confirm: 'Suspend',
      giveUp: 'Don’t suspend',
    },
    'hide book': {
      title: (book: string) => `Hide “${book}” everywhere?`,
      text: 'All its copies disappear from every shelf. You can’t undo this.',
      confirm: 'Hide it',
      giveUp: 'Don’t hide it',
    },
  },
  correct: 'What is the book called?',
  save: 'Save',
} as const;
