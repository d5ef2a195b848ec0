import { globSync, readFileSync } from 'node:fs';

/** In MB: what of a process is in memory now. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** In seconds of one processor: what a process and its children have used; proc(5), `stat`. */
export function processorTimeOf(pid: number): number {
  const { ticks, pastChildren } = statOf(pid);
  const children = childrenOf(pid).map(processorTimeOf);
  return (ticks + pastChildren) / 100 + children.reduce((sum, time) => sum + time, 0);
}

export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`)
    .map(file => readFileSync(file, 'utf8').trim())
    .filter(Boolean)
    .flatMap(text => text.split(' ').map(Number));
}

/** The name of a program may hold anything, so what counts begins after its last bracket. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, userOfPast = 0, systemOfPast = 0] = fields.slice(11, 15);
  return { parent, ticks: user + system, pastChildren: userOfPast + systemOfPast };
}
