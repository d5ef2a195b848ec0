import {
  diffContent,
  diffDeprecated,
  diffValue,
  diffWords,
  type Sides,
} from './openapi-content.ts';
import { effectOf, type Finding } from './openapi-effect.ts';
import { sharedBy } from './openapi-shared.ts';
import { type Mapping, mappingOf } from './openapi-text.ts';

/** Every change of what a backend may answer. */
export function diffAnswers(was: Mapping, is: Mapping, sides: Sides): Finding[] {
  const [before, after] = [mappingOf(was['responses']), mappingOf(is['responses'])];
  const statuses = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return statuses.flatMap(status => {
    const where = `answer ${status}`;
    if (!(status in after)) return removed(status, after);
    if (!(status in before)) return [added(status, { before, after, sides })];
    const [old, next] = [sides.was.resolve(before[status]), sides.is.resolve(after[status])];
    return sharedBy(diffAnswer(old, next, { sides, where }), {
      was: before[status],
      is: after[status],
      where,
    });
  });
}

/** Without `default`, a status that is not named must not be answered. */
function removed(status: string, after: Mapping): Finding[] {
  const where = `answer ${status}`;
  if (status === 'default') {
    return [{ effect: 'asks', where, what: 'is removed, so no other status may be answered' }];
  }
  const taken: Finding = { effect: 'takes', where, what: 'is removed' };
  return coverOf(status, after)
    ? [taken]
    : [taken, { effect: 'asks', where, what: 'is removed, so it must not be answered' }];
}

interface Answers {
  before: Mapping;
  after: Mapping;
  sides: Sides;
}

function added(status: string, { before, after, sides }: Answers): Finding {
  const where = `answer ${status}`;
  if (status === 'default') {
    return { effect: 'takes', where, what: 'is new, so any other status may be answered' };
  }
  const cover = coverOf(status, before);
  if (!cover) return { effect: 'takes', where, what: 'is new, so it may be answered' };
  const [old, next] = [sides.was.resolve(before[cover]), sides.is.resolve(after[status])];
  const isOther = diffAnswer(old, next, { sides, where }).some(
    ({ effect }) => effect === 'asks' || effect === 'takes',
  );
  // What is below 400 is no failure, and so the web never reads it as it reads any other status.
  const isFailure = cover !== 'default' || /^[45]/.test(status);
  return isOther || !isFailure
    ? { effect: 'asks', where, what: `is new, and is read in another way than ${cover}` }
    : { effect: 'adds', where, what: `is new, and was covered by ${cover}` };
}

function coverOf(status: string, answers: Mapping): string | undefined {
  return [`${status[0]}XX`, 'default'].find(key => key !== status && key in answers);
}

interface Place {
  sides: Sides;
  where: string;
}

function diffAnswer(was: Mapping, is: Mapping, { sides, where }: Place): Finding[] {
  const [before, after] = [headersOf(was), headersOf(is)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...names.flatMap(name => {
      const [old, next] = [before.get(name), after.get(name)];
      const at = { sides, where: `${where}, header ${(next ?? old)?.name}` };
      const findings = diffHeader(
        old && sides.was.resolve(old.header),
        next && sides.is.resolve(next.header),
        at,
      );
      return sharedBy(findings, { was: old?.header, is: next?.header, where: at.where });
    }),
    ...diffContent(was['content'], is['content'], { sides, direction: 'answer', where }),
    ...diffWords(was, is, where),
  ];
}

/** By their names in small letters. */
function headersOf(answer: Mapping): Map<string, { name: string; header: unknown }> {
  const headers = Object.entries(mappingOf(answer['headers']));
  return new Map(headers.map(([name, header]) => [name.toLowerCase(), { name, header }]));
}

function diffHeader(
  was: Mapping | undefined,
  is: Mapping | undefined,
  { sides, where }: Place,
): Finding[] {
  if (!is) return [{ effect: 'takes', where, what: 'is removed' }];
  if (!was) {
    return is['required']
      ? [{ effect: 'asks', where, what: 'is required now' }]
      : [{ effect: 'adds', where, what: 'may be answered now' }];
  }
  const [needed, needs] = [Boolean(was['required']), Boolean(is['required'])];
  const required: Finding = needs
    ? { effect: effectOf('answer', 'narrower'), where, what: 'is required now' }
    : { effect: effectOf('answer', 'wider'), where, what: 'is no longer required' };
  return [
    ...(needed === needs ? [] : [required]),
    ...diffValue(was, is, { sides, direction: 'answer', where }),
    ...diffDeprecated(was, is, where),
    ...diffWords(was, is, where),
  ];
}
