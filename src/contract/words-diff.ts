import type { Change } from './pact-diff.ts';
import type { Finding } from './pact-finding.ts';
import { headings } from './prose.ts';

/** The sections of the main page that ask for what neither a pact nor a schema can say. */
const sections = [headings.everyCall, headings.promises];

/** Whether a main page of the contract has any of these sections. */
export function hasDemands(page: string): boolean {
  return sections.some(section => page.split('\n').includes(`## ${section}`));
}

/** What a backend has to do for other demands; each is known by the words in bold it begins with. */
export function diffWords(was: string, is: string): Change[] {
  return sections.flatMap(interaction =>
    diffSection(demandsIn(was, interaction), demandsIn(is, interaction)).map(
      ({ kind, what }): Change => ({ kind, interaction, what }),
    ),
  );
}

function demandsIn(page: string, section: string): Map<string, string> {
  const [, text = ''] = `\n${page}`.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const demands = own.matchAll(/^- \*\*(.+?)[.:]?\*\*(.*)$/gm);
  return new Map([...demands].map(([, name = '', rest = '']) => [name, rest]));
}

function diffSection(was: Map<string, string>, is: Map<string, string>): Finding[] {
  const added = [...is.keys()].filter(name => !was.has(name));
  const removed = [...was.keys()].filter(name => !is.has(name));
  const reworded = [...is].filter(([name, rest]) => was.has(name) && was.get(name) !== rest);
  return [
    ...added.map((name): Finding => ({ kind: 'new demand', what: `'${name}' is new.` })),
    ...removed.map((name): Finding => ({ kind: 'removed', what: `'${name}' is no longer asked.` })),
    ...reworded.map(([name]): Finding => ({
      kind: 'wording only',
      what: `'${name}' is described in other words.`,
    })),
  ];
}
