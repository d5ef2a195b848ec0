import { bodies } from './bodies.ts';
import type { Fault } from './catalogue.ts';
import { connections } from './connections.ts';
import { flags } from './flags.ts';
import { messages } from './messages.ts';
import { protocol } from './protocol.ts';
import { statuses } from './statuses.ts';

export const answers: Fault[] = [
  ...connections,
  ...protocol,
  ...bodies,
  ...messages,
  ...flags,
  ...statuses,
];
