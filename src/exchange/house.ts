/** What a member's house in the street is made of. */
export const roofs = ['gable', 'flat', 'stepped', 'dome'] as const;
export const colours = ['brick', 'wine', 'moss', 'pine', 'slate'] as const;
export const doors = ['square', 'round', 'double'] as const;

export interface House {
  roof: (typeof roofs)[number];
  colour: (typeof colours)[number];
  door: (typeof doors)[number];
}
