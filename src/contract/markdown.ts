/** Blocks, each of its own lines, with an empty line between them. */
export function blocks(...parts: (string | string[])[]): string {
  return parts
    .flat()
    .filter(part => part !== '')
    .join('\n\n');
}

export function list(items: string[]): string {
  return items.map(item => `- ${item}`).join('\n');
}

export function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

export function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

export function linkTo(heading: string, text = heading): string {
  return `[${text}](#${anchorOf(heading)})`;
}

/** As code hosting sites make it of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
