/** The ids below its chart of the states in which nothing lies: `shown.loading` of `{ shown: 'loading' }`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafOf<Value[Name]>}` }[keyof Value & string];
