export const preferences = {
  title: 'Your mails',
  lead: 'On this site you find all notices. Choose which of them are also mailed to you, and when.',
  kinds: {
    requests: 'What happens to requests',
    reminders: 'Reminders of what waits for you',
    messages: 'Messages',
  },
  channels: { 'at once': 'At once', daily: 'Once a day', never: 'Never' },
} as const;
