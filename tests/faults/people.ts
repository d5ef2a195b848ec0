import { animationHosts } from './animation-hosts.ts';
import type { Fault } from './catalogue.ts';
import { closings } from './closings.ts';
import { display } from './display.ts';
import { filling } from './filling.ts';
import { history } from './history.ts';
import { missingParts } from './missing-parts.ts';
import { reloads } from './reloads.ts';
import { submissions } from './submissions.ts';
import { switches } from './switches.ts';
import { tabs } from './tabs.ts';
import { tokens } from './tokens.ts';
import { typing } from './typing.ts';

export const people: Fault[] = [
  ...tokens,
  ...reloads,
  ...history,
  ...tabs,
  ...closings,
  ...submissions,
  ...missingParts,
  ...animationHosts,
  ...switches,
  ...display,
  ...filling,
  ...typing,
];
