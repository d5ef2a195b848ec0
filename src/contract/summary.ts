import { causesOf } from './causes.ts';
import type { Finding, MissingState } from './findings.ts';
import type { Options } from './options.ts';
import type { OperationIdOf } from './selection.ts';
import { stateTemplate } from './state-template.ts';

export interface Outcome {
  findings: Finding[];
  missing: MissingState[];
  /** What the baseline names, and what falls short no more. */
  outdated: string[];
  operationIdOf: OperationIdOf;
}

/** What a person reads at the end. */
export function summaryOf(options: Options, outcome: Outcome): string {
  const { findings, missing, outdated, operationIdOf } = outcome;
  const causes = causesOf(findings);
  const operations = Map.groupBy(findings, ({ clause: { method, path } }) => {
    const isOfStates = path === options.states.pathname;
    const otherwise = isOfStates ? 'the state URL' : 'not in openapi.yaml';
    return `${operationIdOf(method, path) ?? otherwise}: ${method} ${path}`;
  });
  return [
    ...[...operations].map(([name, own]) => `${name}\n${own.map(lineOf).join('')}`),
    ...(missing.length > 0 ? [statesToWrite(options, missing)] : []),
    ...(causes.length > 0 ? [titled('What several have in common', causes)] : []),
    ...(outdated.length > 0
      ? [titled(`No longer falling short; take it out of ${options.baseline}`, outdated)]
      : []),
    counts(options, findings),
  ].join('\n');
}

function lineOf({ verdict, clause, differences }: Finding): string {
  const line = `  ${verdict.padEnd(11)}  ${clause.description}\n`;
  if (differences.length === 0) return line;
  const states = clause.states.map(({ name }) => `'${name}'`);
  const details = [
    ...(states.length > 0 ? [`given ${states.join(' and ')}`] : []),
    ...differences.map(difference => `- ${difference}`),
    ...(clause.why === undefined ? [] : [`Why the web needs it: ${clause.why}`]),
  ];
  return line + details.map(detail => `               ${detail}\n`).join('');
}

function statesToWrite(options: Options, missing: MissingState[]): string {
  const list = missing.map(({ state, reply, neededBy }) => {
    const needs = neededBy.map(
      ({ method, path, status, description, pending }) =>
        `    ${pending ? 'coming: ' : ''}${description} (${method} ${path}: ${status})\n`,
    );
    return `  '${state}': ${reply}; needed by\n${needs.join('')}`;
  });
  const template = stateTemplate(options, missing[0]?.state).replaceAll(/^(?=.)/gm, '  ');
  return `States still to be written, or to be mended:\n\n${list.join('')}\n${template}\n`;
}

function titled(title: string, lines: string[]): string {
  return `${title}:\n${lines.map(line => `  ${line}\n`).join('')}`;
}

function counts({ url, reports, seed }: Options, findings: Finding[]): string {
  const number = (verdict: Finding['verdict']) =>
    findings.filter(finding => finding.verdict === verdict).length;
  const answers = findings.reduce((sum, finding) => sum + finding.answers, 0);
  const short = number('falls short');
  const known = number('known');
  return `${url} ${short > 0 ? 'falls short of' : 'holds'} the contract: \
${number('ok')} ok, ${short} falling short, ${number('coming')} coming${known > 0 ? `, ${known} known` : ''}; \
${answers} answers checked against openapi.yaml.
In the order of --shuffle ${seed}
Reports: ${reports}/summary.txt, junit.xml, verification.json
`;
}
