import { useEffect, useReducer } from 'react';
import type { PageName } from '../../paths.ts';
import { channelName, type News, type Question } from '../stage/attachment.ts';
import { openChannel } from '../stage/channel.ts';
import { blank, recorded, type Recording } from './recording.ts';

/** A tab in which the site runs while it is developed. */
export interface Tab {
  id: string;
  page: PageName;
  recording: Recording;
}

export function tabsAfter(tabs: Tab[], news: News): Tab[] {
  const others = tabs.filter(({ id }) => id !== news.tab);
  if (news.type === 'gone') return others;
  const known = tabs.find(({ id }) => id === news.tab)?.recording ?? blank;
  const tab = { id: news.tab, page: news.page, recording: after(known, news) };
  return [...others, tab].toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}

function after(recording: Recording, news: Exclude<News, { type: 'gone' }>): Recording {
  if (news.type === 'step') return recorded(recording, news.step);
  const visited = new Set([...recording.visited, ...Object.values(news.states).flat()]);
  return { ...recording, states: news.states, visited };
}

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
