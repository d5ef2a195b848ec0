import { useEffect, useReducer } from 'react';
import type { PageName } from '../../paths.ts';
import type { Step } from '../model/trace.ts';
import { channelName, type News, type Question } from './attachment.ts';
import { openChannel } from './channel.ts';

/** A window in which the site runs, and what happened there since the atlas watches it. */
export interface Tab {
  id: string;
  page: PageName;
  isOpen: boolean;
  /** The last active states of each chart, by its id. */
  states: Record<string, string[]>;
  /** The oldest first. */
  entries: LogEntry[];
}

/** A document that was opened, or an event that was sent to a chart. */
export interface LogEntry {
  number: number;
  page: PageName;
  step: Step | undefined;
  /** The active states of all charts afterwards. */
  states: Record<string, string[]>;
}

const maxEntries = 500;

/** The watched tabs after news of one of them. */
export function tabsAfter(tabs: Tab[], news: News): Tab[] {
  const known = tabs.find(({ id }) => id === news.tab);
  if (news.type === 'gone') {
    return tabs.map(tab => (tab === known ? { ...tab, isOpen: false } : tab));
  }
  const step = news.type === 'step' ? news.step : undefined;
  const states =
    news.type === 'step' ? { ...known?.states, [news.step.chart]: news.step.states } : news.states;
  const { page } = news;
  const entries = known?.entries ?? [];
  const number = (entries.at(-1)?.number ?? 0) + 1;
  // An open tab only answers when another atlas has asked.
  const isNew = step !== undefined || !known?.isOpen;
  const added = isNew ? [...entries, { number, page, step, states }] : entries;
  const tab = { id: news.tab, page, isOpen: true, states, entries: added.slice(-maxEntries) };
  return known ? tabs.map(one => (one === known ? tab : one)) : [...tabs, tab];
}

/** The tabs in which the site runs and is watched, from those that answer on. */
export function useTabs(): Tab[] {
  const [tabs, hear] = useReducer(tabsAfter, []);
  useEffect(() => {
    const channel = openChannel<News | Question>(channelName);
    channel.listen(message => {
      if (message.type !== 'who is there') hear(message);
    });
    channel.post({ type: 'who is there' });
    return () => channel.close();
  }, []);
  return tabs;
}
