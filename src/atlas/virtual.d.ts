/** Put together while the atlas is built, see `build/data.ts`. */
declare module 'virtual:atlas' {
  export const data: import('./data.ts').AtlasData;
}

/** Apart, because they are large and seldom opened. */
declare module 'virtual:atlas/walks' {
  export const walks: import('./model/walk.ts').Walk[];
}
