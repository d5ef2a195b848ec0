/** What is shown in the place of a name in which nothing can be seen. */
export const namelessMember = 'A neighbour';

/** Stands beside the name of a moderator. */
export const moderatorMark = 'Moderator';

/** What the server says where a name is not taken. */
export const nameAnswers = {
  missing: 'Please use a name people can see.',
  reserved: 'Please use a name that doesn’t read like the site, its team or a moderator.',
} as const;
