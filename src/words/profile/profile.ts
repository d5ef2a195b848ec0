export const profile = {
  name: 'Your name',
  about: 'About you',
  aboutHint: 'What you like to read, and anything neighbours should know.',
  languages: 'Languages you read',
  addLanguage: 'Add a language',
  house: 'Your house in the street',
  roof: 'Roof',
  colour: 'Colour',
  door: 'Door',
  roofs: { gable: 'Gable', flat: 'Flat', stepped: 'Stepped', dome: 'Dome' },
  colours: { brick: 'Brick', wine: 'Wine', moss: 'Moss', pine: 'Pine', slate: 'Slate' },
  doors: { square: 'Square', round: 'Round', double: 'Double' },
} as const;
