import type { Call, Sequence, Step } from './sequence.ts';

interface Malformed extends Pick<Sequence, 'given' | 'with'> {
  /** What the call is for, in words. */
  purpose: string;
  /** What comes before every call. */
  first?: Call;
  /** A call that succeeds in this state. */
  right: Call;
  /** What is asked instead of the right call, by what is wrong with it; the last may use something up. */
  malformed: Record<string, Pick<Call, 'query' | 'body'>>;
}

/** Calls that break `openapi.yaml`, and a right one after the last of them. */
export function malformedSequence({
  purpose,
  first,
  right,
  malformed,
  ...begin
}: Malformed): Sequence {
  const steps: Step[] = [];
  for (const [name, difference] of Object.entries(malformed)) {
    // Afresh, because a backend may count all attempts.
    steps.push({ action: 'setup', state: begin.given });
    if (first) steps.push({ ...first, name: `${first.name} before ${name}` });
    steps.push({ ...right, ...difference, name, status: 400 });
  }
  return {
    name: `a malformed request to ${purpose} is refused with 400, and uses nothing up`,
    why: 'The status and the message are all that the visitor learns; a page of HTML says nothing.',
    ...begin,
    steps: [...steps, { ...right, name: 'a right request after it' }],
    sent: Object.keys(malformed),
  };
}
