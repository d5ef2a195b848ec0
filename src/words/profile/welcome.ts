export const welcome = {
  title: 'Welcome',
  lead: 'Three things, and the street knows you. All of them can be changed later.',
  done: 'Your house stands in the street.',
  goOn: 'Go to your street',
  begin: 'Choose house and place',
} as const;
