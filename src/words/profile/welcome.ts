export const welcome = {
  title: 'Welcome',
  lead: 'Three quick things and you’re part of the street. Then put three books on the shelf. You can change all of it later.',
  steps: 'Steps',
  house: 'Build your house',
  name: 'Your name',
  nameHint: 'How neighbours see you. A first name is enough.',
  place: 'Your place',
  next: 'Next',
  moveIn: 'Move in',
  later: 'Later',
} as const;
