import type { Entry, Notice } from '../../api/schemas.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { acts, happened } from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';

/** Who has written or done it; undefined for what no member has done. */
export function whoIn({ by, event }: Entry, other: Notice['other']): string | undefined {
  if (by === 'me') return words.you;
  if (by === 'other') return nameOf({ other });
  const isOfMember = event === null || event === 'asked' || Object.hasOwn(acts, event);
  return isOfMember ? nameOf({ other: null }) : undefined;
}

/** An entry in one line. */
export function lineOf(entry: Entry, other: Notice['other']): string {
  const { by, event, request, text } = entry;
  if (event === null) {
    const said = text ?? words.removed;
    return by === 'me' ? words.last(words.you, said) : said;
  }
  const who = whoIn(entry, other);
  const sentence = [who, happened(event, who)].filter(Boolean).join(' ');
  return request ? words.last(request.title, sentence) : sentence;
}
