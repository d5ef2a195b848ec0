import type { InspectionEvent } from 'xstate';
import type { PageName } from '../../paths.ts';
import { createRecorder } from '../model/recorder.ts';
import type { Step } from '../model/trace.ts';
import type { Channel } from './channel.ts';

/** What a tab with the site sends to every open atlas. It holds names only, no data. */
export type News =
  | { type: 'here'; tab: string; page: PageName; states: Record<string, string[]> }
  | { type: 'step'; tab: string; page: PageName; step: Step }
  | { type: 'gone'; tab: string };

/** What an atlas that has just been opened asks of every tab. */
export interface Question {
  type: 'who is there';
}

/** The name of the channel between the tabs with the site and the open atlases. */
export const channelName = 'atlas';

interface Tab {
  name: string;
  page: () => PageName;
  channel: Channel<News | Question>;
}

/** Sends what the recorder lets pass of the charts of a tab, and nothing else. */
export function attach({ name: tab, page, channel }: Tab) {
  const states: Record<string, string[]> = {};
  const greet = () => channel.post({ type: 'here', tab, page: page(), states });
  const leave = () => channel.post({ type: 'gone', tab });
  const inspect: (event: InspectionEvent) => void = createRecorder(step => {
    states[step.chart] = step.states;
    channel.post({ type: 'step', tab, page: page(), step });
  });
  channel.listen(message => {
    if (message.type === 'who is there') greet();
  });
  greet();
  return { inspect, greet, leave };
}
