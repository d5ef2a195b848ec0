export const roofs = ['gable', 'flat', 'stepped', 'dome'] as const;
export const colours = ['brick', 'wine', 'moss', 'pine', 'slate'] as const;
export const doors = ['square', 'round', 'double'] as const;

/** How a member is drawn in the street. */
export interface House {
  roof: (typeof roofs)[number];
  colour: (typeof colours)[number];
  door: (typeof doors)[number];
}
