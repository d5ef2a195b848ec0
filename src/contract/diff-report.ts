import type { OpenApiChange } from './openapi-diff.ts';
import type { Effect } from './openapi-effect.ts';
import type { Change } from './pact-diff.ts';
import type { Kind } from './pact-finding.ts';

const kinds = {
  'new demand': 'major: a backend has something new to do',
  tightened: 'major: a backend has to promise more than before',
  loosened: 'minor: a backend may promise less than before',
  removed: 'minor: no longer asked',
  announced: 'minor: coming; nothing to do yet',
  'wording only': 'patch: nothing to do',
} satisfies Record<Kind, string>;

const effects = {
  asks: 'major: a backend that was green can be red',
  takes: 'major: takes from the web, so the web is the one to break',
  adds: 'minor: a backend has nothing to do',
  announces: 'minor: announced; nothing to do yet',
  says: 'patch: nothing to do',
} satisfies Record<Effect, string>;

/** The changes of the pact by their rating, as text. */
export function describePact(changes: Change[]): string {
  return describeDemands('What the web relies on (pact)', changes);
}

/** The changes of what is demanded in words, or which versions do not say it, as text. */
export function describeWords(changes: Change[], without: string[]): string {
  const title = 'What no pact can say (pacts/README.md)';
  return without.length > 0
    ? `${title}\n\n  Not compared: not said in ${without.join(' and ')}.\n`
    : describeDemands(title, changes);
}

/** The changes of openapi.yaml by their rating, as text. */
export function describeOpenApi(changes: OpenApiChange[]): string {
  const groups = Object.entries(effects).map(([effect, meaning]) =>
    group(meaning, linesOf(changes.filter(change => change.effect === effect))),
  );
  return section('What may be asked and answered (openapi.yaml)', groups);
}

function describeDemands(title: string, changes: Change[]): string {
  const groups = Object.entries(kinds).map(([kind, meaning]) =>
    group(
      `${kind} (${meaning})`,
      changes
        .filter(change => change.kind === kind)
        .map(({ interaction, what }) => `${interaction}: ${what}`),
    ),
  );
  return section(title, groups);
}

/** A change of a shared part stands once, above all its uses. */
function linesOf(changes: OpenApiChange[]): string[] {
  const groups = Map.groupBy(changes, ({ operation, where, what, shared }) =>
    shared === undefined ? `${operation}, ${where}: ${what}` : `${shared}: ${what}`,
  );
  return [...groups].flatMap(([line, uses]) => linesOfOne(line, uses));
}

function linesOfOne(line: string, uses: OpenApiChange[]): string[] {
  const [only, ...others] = uses;
  return only && others.length === 0
    ? [`${only.operation}, ${only.where}: ${only.what}`]
    : [`${line} (${uses.length} uses)`, ...usesOf(uses)];
}

function usesOf(changes: OpenApiChange[]): string[] {
  const byOperation = Map.groupBy(changes, ({ operation }) => operation);
  return [...byOperation].map(
    ([operation, uses]) => `  ${operation}: ${uses.map(({ where }) => where).join('; ')}`,
  );
}

function section(title: string, groups: string[]): string {
  const text = groups.filter(Boolean).join('\n');
  return `${title}\n\n${text || '  No change.\n'}`;
}

/** Empty without lines. */
function group(title: string, lines: string[]): string {
  if (lines.length === 0) return '';
  return `  ${title}\n${lines.map(line => `    ${line}\n`).join('')}`;
}
