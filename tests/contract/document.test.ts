import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractDocuments, contractFolder, readSources } from '../../src/contract/document.ts';
import { fieldsOf } from '../../src/contract/fields.ts';
import { anchorOf } from '../../src/contract/markdown.ts';
import { operationsOf } from '../../src/contract/operations.ts';

const files = readdirSync(contractFolder).filter(
  file => /\.(md|scxml)$/.test(file) && file !== 'CHANGELOG.md',
);
const documents = Object.fromEntries(
  files.map(file => [file, readFileSync(new URL(file, contractFolder), 'utf8')]),
);
const sources = readSources();
const { interactions } = sources.pact;

test('the pages are as fresh as what they are written from', () => {
  expect(documents, 'Run `npm run contract:document`').toEqual(contractDocuments(sources));
});

test('the newest heading of CHANGELOG.md is the version of openapi.yaml', () => {
  const [, newest] = /^## (\S+)/m.exec(sources.changes) ?? [];
  expect(newest).toBe(sources.openApi.info.version);
});

test('everything that is sent is described', () => {
  const operations = operationsOf(sources.openApi);
  const silent = operations.flatMap(one => fieldsOf(one)).filter(line => /:\s*$/.test(line));
  expect(silent).toEqual([]);
  expect(operations.filter(({ description }) => description.trim() === '')).toEqual([]);
});

test('every operation has a section, and a line at a glance', () => {
  const glance = /## At a glance[^]*?\n## /.exec(documents['README.md'] ?? '')?.[0] ?? '';
  for (const { operationId, noun } of operationsOf(sources.openApi)) {
    expect(documents[`${noun}.md`]).toContain(`\n## ${operationId}\n`);
    expect(glance).toContain(`| [${operationId}](`);
  }
});

test('a reader follows every link', () => {
  const anchorsIn = (text = '') =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const broken = Object.entries(documents).flatMap(([from, text]) =>
    linksIn(text).filter(target => {
      if (target.startsWith('https:')) return false;
      const [file = '', anchor] = target.split('#');
      if (!existsSync(new URL(file || from, contractFolder))) return true;
      return anchor !== undefined && !anchorsIn(documents[file || from]).includes(anchor);
    }),
  );
  expect(broken).toEqual([]);
});

test('what is announced is shown as coming', () => {
  const pact = { interactions: interactions.map(one => Object.assign({}, one, { pending: true })) };
  const pages = Object.values(contractDocuments({ ...sources, pact })).join('\n');
  expect(pages.match(/\*Coming: announced, not demanded yet\.\*/g)).toHaveLength(
    interactions.length,
  );
});
