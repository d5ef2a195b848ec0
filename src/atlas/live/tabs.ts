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

/** A setup that was asked for, else an event that was sent to a chart, else a document that was opened. */
export interface LogEntry {
  number: number;
  /** When the atlas heard of it, in milliseconds. */
  at: number;
  page: PageName;
  step: Step | undefined;
  /** The name of the setup. */
  setup: string | undefined;
  /** The active states of all charts afterwards. */
  states: Record<string, string[]>;
}

const maxEntries = 500;

/** What is heard of a tab, or that a setup is asked for in it. */
export type TabNews = News | { type: 'asked for'; tab: string; setup: string };

/** The watched tabs after news of one of them. */
export function tabsAfter(tabs: Tab[], { at, ...news }: TabNews & { at: number }): Tab[] {
  const known = tabs.find(({ id }) => id === news.tab);
  if (news.type === 'gone') {
    return tabs.map(tab => (tab === known ? { ...tab, isOpen: false } : tab));
  }
  const step = news.type === 'step' ? news.step : undefined;
  const setup = news.type === 'asked for' ? news.setup : undefined;
  const states =
    news.type === 'here'
      ? news.states
      : { ...known?.states, ...(step && { [step.chart]: step.states }) };
  const page = 'page' in news ? news.page : (known?.page ?? 'landing');
  const entries = known?.entries ?? [];
  const number = (entries.at(-1)?.number ?? 0) + 1;
  // An open tab only answers when another atlas has asked.
  const isNew = news.type !== 'here' || !known?.isOpen;
  const added = isNew ? [...entries, { number, at, page, step, setup, states }] : entries;
  const isOpen = setup === undefined || known?.isOpen === true;
  const tab = { id: news.tab, page, isOpen, states, entries: added.slice(-maxEntries) };
  return known ? tabs.map(one => (one === known ? tab : one)) : [...tabs, tab];
}

/** The tabs in which the site runs and is watched, from those that answer on, and what takes other news of them. */
export function useTabs(): [Tab[], (news: TabNews & { at: number }) => void] {
  const [tabs, hear] = useReducer(tabsAfter, []);
  useEffect(() => {
    const channel = openChannel<News | Question>(channelName);
    channel.listen(message => {
      if (message.type !== 'who is there') hear({ ...message, at: Date.now() });
    });
    channel.post({ type: 'who is there' });
    return () => channel.close();
  }, []);
  return [tabs, hear];
}
