import type { Line, Run } from '../chart/layout.ts';

export interface Paragraph {
  width: number;
  lines: Line[];
}

export const lineHeight = 15;

/** Above the base line of a line of text. */
const rise = 12;

/**
 * Breaks text at its spaces. The widths stand in a table, so that every machine draws the same
 * chart; they are those of a wide font, rounded up.
 */
export function paragraph(runs: Run[], maximum: number): Paragraph {
  const words = runs.flatMap(({ part, text }) =>
    text.split(' ').map(word => ({ part, text: word })),
  );
  const lines: Run[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last && joined(last, word);
    if (longer && widthOf(longer) <= maximum) lines.splice(-1, 1, longer);
    else lines.push([word]);
  }
  return {
    width: Math.max(0, ...lines.map(widthOf)),
    lines: lines.map((line, index) => ({ x: 0, y: index * lineHeight + rise, runs: line })),
  };
}

/** One below the other. */
export function stacked(paragraphs: Paragraph[]): Paragraph {
  const lines = paragraphs.flatMap(one => one.lines);
  return {
    width: Math.max(0, ...paragraphs.map(({ width }) => width)),
    lines: lines.map(({ runs }, index) => ({ x: 0, y: index * lineHeight + rise, runs })),
  };
}

function joined(line: Run[], word: Run): Run[] {
  const last = line.at(-1);
  if (last?.part !== word.part) return [...line, { ...word, text: ` ${word.text}` }];
  return [...line.slice(0, -1), { ...last, text: `${last.text} ${word.text}` }];
}

function widthOf(line: Run[]): number {
  return Math.ceil(line.reduce((sum, run) => sum + runWidth(run), 0));
}

function runWidth({ part, text }: Run): number {
  const size = part === 'name' ? 14 : 12;
  const widths = part === 'name' || part === 'event' ? bold : regular;
  const hundredths = Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 100), 0);
  return (hundredths * size) / 100;
}

/** In hundredths of the font size. */
const regular = table({
  30: "'IJijl·",
  35: ' \u00a0,./:;\\f|',
  40: '!()-[]t',
  45: 'r',
  50: '"*_`–',
  55: '?csz',
  60: 'FLPkvxy',
  65: '$0123456789ESTYabdeghnopqu{}',
  70: 'ABCKRVXZ',
  75: 'HNU',
  80: '&DGOQ',
  85: '#+<=>^w~',
  90: 'M',
  95: '%',
});

const bold = table({
  35: " 'ijl",
  40: ',./:;IJ\\|·',
  45: '-f',
  50: '!()[]_`rt–',
  55: '"*',
  60: '?csz',
  65: 'Lvxy',
  70: '$0123456789EFTaeko',
  75: 'CPSYZbdghnpqu{}',
  80: 'ABKRVX',
  85: '#+<=>DGHNOQU^~',
  90: '&',
  95: 'w',
  105: 'm',
  110: 'W',
});

function table(letters: Record<number, string>): Map<string, number> {
  return new Map(
    Object.entries(letters).flatMap(([width, text]) =>
      Array.from(text).map(letter => [letter, Number(width)] as const),
    ),
  );
}
