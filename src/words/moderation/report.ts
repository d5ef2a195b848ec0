/** What the page to report something says. */
export const report = {
  titles: {
    profile: 'Report a member',
    copy: 'Report a book',
    message: 'Report a message',
  },
  leads: {
    profile: 'A moderator reads it, with the profile as it is now. The member is not informed.',
    copy: 'A moderator reads it, with title and note as they are now. The member is not informed.',
    message: 'A moderator reads it, with the message. The member is not informed.',
  },
  reason: 'What is wrong?',
  submit: 'Send the report',
  backs: {
    profile: 'Back to the profile',
    copy: 'Back to the book',
    message: 'Back to the messages',
  },
} as const;
