/** What the page with the settings of mails says. */
export const preferences = {
  title: 'Emails',
  lead: 'Everything new stands in your notifications. Choose what we also email you, and when.',
  kinds: {
    requests: 'Request updates',
    reminders: 'Reminders',
    messages: 'Messages',
    wishes: 'Books you’re looking for',
  },
  channels: { 'at once': 'Right away', daily: 'Once a day', never: 'Never' },
} as const;
