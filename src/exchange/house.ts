export const roofs = ['gable', 'flat', 'stepped', 'dome'] as const;
export const colours = ['brick', 'wine', 'moss', 'pine', 'slate'] as const;
export const doors = ['square', 'round', 'double'] as const;

/** How a member is drawn in the street. */
export interface House {
  roof: (typeof roofs)[number];
  colour: (typeof colours)[number];
  door: (typeof doors)[number];
}

/** A house by a place in a row: those beside each other differ. */
export function houseAt(place: number): House {
  return { roof: at(place, roofs), colour: at(place, colours), door: at(place, doors) };
}

function at<Part>(place: number, parts: readonly [Part, ...Part[]]): Part {
  return parts[place % parts.length] ?? parts[0];
}
