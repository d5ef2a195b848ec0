/** The oldest browsers that are served: those that know `light-dark()` and the rest of our CSS. */
export const targets = ['chrome123', 'firefox125', 'safari17.5'];

export const css = {
  transformer: 'lightningcss',
  lightningcss: {
    targets: { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) },
    cssModules: { pattern: '[local]-[name]' },
  },
} as const;
