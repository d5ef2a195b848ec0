/** Lines of text, so that what lies within can be indented. */
export type Xml = string[];

/** An empty attribute is left out. */
export function element(name: string, attributes: Record<string, string>, content: Xml = []): Xml {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === '' ? [] : ` ${name}="${escaped(value)}"`,
  );
  const start = `<${name}${given.join('')}`;
  if (content.length === 0) return [`${start}/>`];
  return [`${start}>`, ...content.map(line => `  ${line}`), `</${name}>`];
}

/** A comment in XML; nothing for a text without words. */
export function comment(text: string): Xml {
  const words = legal(text).replaceAll(/\s+/g, ' ').trim();
  return words ? [`<!-- ${words.replaceAll(/-(?=-)/g, '- ')} -->`] : [];
}

function escaped(text: string): string {
  return legal(text).replaceAll(/[<>&"\n\r\t]/g, sign => `&#${sign.codePointAt(0)};`);
}

/** There are signs that XML cannot hold in any form. */
function legal(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]/gu, '\uFFFD');
}
