import type { Plugin } from 'vite';
import type { AtlasData } from '../data.ts';
import type { Walk } from '../model/walk.ts';

export interface Known {
  data: AtlasData;
  walks: Walk[];
}

/** The modules `virtual:atlas` and `virtual:atlas/walks`. */
export function atlasModules(know: () => Promise<Known>): Plugin {
  return {
    name: 'atlas-modules',
    resolveId: id => (id in exports ? `\0${id}` : undefined),
    async load(id) {
      const name = Object.keys(exports).find(name => id === `\0${name}`);
      const part = name && exports[name];
      if (!part) return undefined;
      const json = JSON.stringify((await know())[part]);
      return `export const ${part} = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

const exports: Record<string, keyof Known> = {
  'virtual:atlas': 'data',
  'virtual:atlas/walks': 'walks',
};
