/** Whether a value that was read from a file has a shape. */
export type Shape = (value: unknown) => boolean;

export const text: Shape = value => typeof value === 'string';
export const number: Shape = value => typeof value === 'number';
export const yesOrNo: Shape = value => typeof value === 'boolean';
export const nothing: Shape = value => value === null;
export const leftOut: Shape = value => value === undefined;

export function oneOf(...values: unknown[]): Shape {
  return value => values.includes(value);
}

export function either(...shapes: Shape[]): Shape {
  return value => shapes.some(shape => shape(value));
}

export function listOf(shape: Shape): Shape {
  return value => Array.isArray(value) && value.every(shape);
}

export function tableOf(shape: Shape): Shape {
  return value => isObject(value) && Object.values(value).every(shape);
}

/** An object with these fields; others are ignored. */
export function fields(shapes: Record<string, Shape>): Shape {
  return value =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
