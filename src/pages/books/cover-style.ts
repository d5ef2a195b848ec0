import { colours, type House } from '../../exchange/house.ts';

const drawings = [
  'houses',
  'moon',
  'rails',
  'cat',
  'trees',
  'stairs',
  'tower',
  'mountains',
] as const;
const layouts = ['label', 'paper', 'night', 'band'] as const;
/** As parts of the largest. */
const sizes = ['small', 'medium', 'large'] as const;

/** How a book without a photo is drawn. */
export interface CoverStyle {
  colour: House['colour'];
  drawing: (typeof drawings)[number];
  layout: (typeof layouts)[number];
  size: (typeof sizes)[number];
}

/** The same for the same book everywhere, and for ever. */
export function coverStyleOf({ title, authors }: { title: string; authors: string }): CoverStyle {
  let rest = hashOf(`${title}\n${authors}`);
  const pick = <Option>(options: readonly [Option, ...Option[]]): Option => {
    const option = options[rest % options.length] ?? options[0];
    rest = Math.floor(rest / options.length);
    return option;
  };
  return {
    colour: pick(colours),
    drawing: pick(drawings),
    layout: pick(layouts),
    size: pick(sizes),
  };
}

/** FNV-1a, then mixed, so that all bits of it depend on all letters. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
