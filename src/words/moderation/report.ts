/** What the page to report something says. */
export const report = {
  titles: {
    profile: 'Report a neighbour',
    copy: 'Report a book',
    message: 'Report a message',
  },
  leads: {
    profile: 'A moderator reads it, along with the profile as it is now. We don’t tell the member.',
    copy: 'A moderator reads it, along with the title and note as they are now. We don’t tell the member.',
    message: 'A moderator reads it, along with the message. We don’t tell the member.',
  },
  reason: 'What’s wrong?',
  submit: 'Send the report',
  backs: {
    profile: 'Back to the profile',
    copy: 'Back to the book',
    message: 'Back to the messages',
  },
} as const;
