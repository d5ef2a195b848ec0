/** What is said to who has done something too often: `time` says after how long it can be done again. */
export const limitSentences = {
  attempts: time => `Too many attempts. Please try again in ${time}.`,
  reads: time => `A lot is being asked from your network. Please try again in ${time}.`,
  calls: time => `You’ve done a lot at once. Please carry on in ${time}.`,
  copies: time => `You’ve changed a lot of books at once. Please carry on in ${time}.`,
  lookUps: time => `You’ve looked up a lot of books at once. Please carry on in ${time}.`,
  messages: time => `You’ve written a lot at once. Please carry on in ${time}.`,
  unanswered: time =>
    `You’ve written a lot without an answer. Wait for one, or carry on in ${time}.`,
  requests: time => `You’ve asked for a lot of books today. You can ask for more in ${time}.`,
  places: time => `You’ve changed your place a lot. You can change it again in ${time}.`,
  reports: time => `Thank you for your reports. You can send another one in ${time}.`,
  exports: time => `You’ve just had your data a few times. You can get it again in ${time}.`,
  contacts: time =>
    `You’ve written to us a few times today. You can again in ${time}, or send us an email.`,
  allContacts: () => 'The form isn’t open right now. Please send us an email instead.',
  changes: time => `You’ve done a lot in a short time. Please carry on in ${time}.`,
} satisfies Record<string, (time: string) => string>;

/** Such as '40 seconds', '15 minutes' or '23 hours', for whole seconds; never less than they are. */
export function timeInWords(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
