/** Blocks, each of its own lines, with an empty line between them. */
export function blocks(...parts: (string | string[])[]): string {
  return parts
    .flat()
    .filter(part => part !== '')
    .join('\n\n');
}

/** A list in Markdown, an item a line. */
export function list(items: string[]): string {
  return items.map(item => `- ${item}`).join('\n');
}

/** A table in Markdown; a vertical bar in a cell is escaped. */
export function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map(cell => inOneLine(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

/** A text without its line breaks. */
export function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

/** A block of code in Markdown. */
export function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** In the same file, where none is named. */
export function linkTo(heading: string, text = heading, file = ''): string {
  return `[${text}](${file}#${anchorOf(heading)})`;
}

/** As code hosting sites make it of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
