import type { operations } from './generated/schema.d.ts';

/** A stream is no call: the browser opens it itself. */
export type Operation = Exclude<keyof operations, 'live'>;
export type Status<Name extends Operation> = keyof operations[Name]['responses'];

/** The JSON of each status that an operation declares. */
type Bodies<Name extends Operation> = {
  [Code in Status<Name>]: operations[Name]['responses'][Code] extends {
    content: { 'application/json': infer Body };
  }
    ? Body
    : undefined;
};

/** One status with a body that its schema has been found to fit. */
export type Answer<Name extends Operation> = {
  [Code in Status<Name>]: { status: Code; body: Bodies<Name>[Code] };
}[Status<Name>];

/** A status that is not declared is read as `default`; undefined is a body of another shape. */
export type Read<Name extends Operation> = (
  status: number,
  body: unknown,
) => Answer<Name> | undefined;
