export const profile = {
  name: 'Your name',
  about: 'About you',
  aboutHint: 'What neighbours should know, and what you like to read.',
  languages: 'Languages that you read',
  house: 'Your house in the street',
  roof: 'Roof',
  colour: 'Colour',
  door: 'Door',
  roofs: { gable: 'Gable', flat: 'Flat', stepped: 'Stepped', dome: 'Dome' },
  colours: { brick: 'Brick', wine: 'Wine', moss: 'Moss', pine: 'Pine', slate: 'Slate' },
  doors: { square: 'Square', round: 'Round', double: 'Double' },
} as const;
