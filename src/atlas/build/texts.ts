import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '../../api/generated/examples.ts';
import type { Texts } from '../data.ts';
import { type Chart, transitionsOf } from '../model/chart.ts';
import { pageOf } from './extract.ts';
import { folders } from './files.ts';

/** What pages and mails say, and what the server answers. */
export function textsOf(charts: Chart[]): Texts[] {
  return [...wordsOf(charts), ...answersOf(charts)];
}

const modules = import.meta.glob('../../words/**/*.ts', { eager: true });

/** Words belong to the chart of their own name, or else to that of a page of the same noun that shows them. */
function wordsOf(charts: Chart[]): Texts[] {
  return Object.entries(modules).map(([path, module]) => {
    const [, place = '', noun = ''] = /words\/((?:(.+)\/)?.+)\.ts$/.exec(path) ?? [];
    const users = globSync(`src/pages/${noun}/*.tsx`, { cwd: folders.root }).filter(file =>
      readFileSync(join(folders.root, file), 'utf8').includes(`words/${place}.ts'`),
    );
    const [chart] = [path, ...users].flatMap(file => chartNamed(charts, nameOf(file)) ?? []);
    return { place, item: chart?.id ?? null, said: [...new Set(saidIn(module))] };
  });
}

/** What refuses or fails belongs to the transition that names its status. What several say is said once. */
function answersOf(charts: Chart[]): Texts[] {
  const heard = new Set<string>();
  return Object.entries<Record<string, Answer>>(examples).flatMap(([operation, answers]) =>
    Object.values(answers).flatMap(({ status, body }) => {
      const { message }: { message?: unknown } = body;
      const chart = chartNamed(charts, operation);
      const ends = chart && Number(status) >= 400 ? transitionsOf(chart) : [];
      const end = ends.find(({ guard }) => guard?.endsWith(`(${status})`));
      if (typeof message !== 'string' || (!end && heard.has(message))) return [];
      heard.add(message);
      const item = (end ?? chart)?.id ?? null;
      return [{ place: `${operation}, answer ${status}`, item, said: [message] }];
    }),
  );
}

interface Answer {
  status: number | 'default';
  body: object;
}

/** That of the page of this name, or else the one that is called so itself. */
function chartNamed(charts: Chart[], name: string): Chart | undefined {
  return charts.find(({ id }) => pageOf.get(id) === name) ?? charts.find(({ id }) => id === name);
}

/** `pages/account/reset-password.tsx` → `resetPassword` */
function nameOf(file: string): string {
  const [, name = ''] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** All texts, and of functions what stands in their source and is more than a word. */
function saidIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(saidIn);
  const texts = Array.from(String(words).matchAll(/(["'`])(.*?)\1/gs), ([, , text = '']) => text);
  const said = texts.map(text => text.replaceAll(/\$\{.*?\}/gs, '…'));
  return said.filter(text => /\p{L} \p{L}/u.test(text));
}
