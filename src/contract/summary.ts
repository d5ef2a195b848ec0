import type { Finding, MissingState } from './findings.ts';
import type { Options } from './options.ts';
import { stateTemplate } from './state-template.ts';

export interface Outcome {
  findings: Finding[];
  missing: MissingState[];
  /** The operationId of a request, or nothing where none is declared. */
  operationIdOf: (method: string, path: string) => string | undefined;
}

/** What a person reads at the end. */
export function summaryOf(options: Options, outcome: Outcome): string {
  const { findings, missing, operationIdOf } = outcome;
  const operations = Map.groupBy(findings, ({ clause: { method, path } }) => {
    const id = operationIdOf(method, path) ?? 'not in openapi.yaml';
    return `${id}: ${method} ${path}`;
  });
  return [
    ...[...operations].map(([name, own]) => `${name}\n${own.map(lineOf).join('')}`),
    ...(missing.length > 0 ? [statesToWrite(options, missing)] : []),
    counts(options, findings),
  ].join('\n');
}

function lineOf({ verdict, clause, differences }: Finding): string {
  const line = `  ${verdict.padEnd(11)}  ${clause.description}\n`;
  if (differences.length === 0) return line;
  const details = [
    `given ${clause.states.map(({ name }) => `'${name}'`).join(' and ') || 'nothing'}`,
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

function counts({ url, reports }: Options, findings: Finding[]): string {
  const number = (verdict: Finding['verdict']) =>
    findings.filter(finding => finding.verdict === verdict).length;
  const answers = findings.reduce((sum, finding) => sum + finding.answers, 0);
  const short = number('falls short');
  return `${url} ${short > 0 ? 'falls short of' : 'holds'} the contract: \
${number('ok')} ok, ${short} falling short, ${number('coming')} coming; \
${answers} answers checked against openapi.yaml.
Reports: ${reports}/summary.txt, junit.xml, verification.html, verification.json
`;
}
