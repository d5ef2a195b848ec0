import type { Book } from '../../api/schemas.ts';
import { uuidV4 } from '../../api/uuid-v4.ts';
import { isbnIn } from '../../exchange/isbn.ts';
import { cut } from '../../exchange/text.ts';
import { type Kept, keptList, merged } from '../kept-list.ts';
import { type Line, linesIn, maxLength } from './lines.ts';

/** A book on the pile. */
export interface PileEntry extends Kept, Line {
  /** With which it is put on the shelf, however often that is tried. */
  key: string;
  state:
    | 'waiting'
    /** `book` is meant. */
    | 'known'
    /** One of `choices` may be meant. */
    | 'doubtful'
    /** It is described by `title` and `authors`. */
    | 'unknown'
    /** The text cannot be what it looks like, for the reason in `message`. */
    | 'wrong';
  book: Book | undefined;
  /** The known book which the member's own is called otherwise than. */
  otherwise?: Book;
  choices: readonly Book[];
  /** The ids of those that stand on the member's own shelf already. */
  owned?: readonly string[] | undefined;
  /** Whether it could not be looked up, and cannot be by asking again. */
  isRefused?: boolean;
  /** Whether title and authors are typed in its row. */
  isOpen?: boolean;
  /** What its text is changed to, while it is. */
  typed?: string | undefined;
  /** Why the server has refused it; empty where it has not. */
  message: string;
}

/** What a look-up has found. */
interface Found {
  items: readonly Book[];
  match: string | null;
  owned?: readonly string[] | undefined;
}

/** A book for each line that is not blank. */
export function entriesOf(text: string): PileEntry[] {
  return linesIn(text).map(entryWith);
}

/** By which an entry is looked up next. */
export function queryOf({ text, queries: [first = text] }: PileEntry): string {
  // What was kept may have been cut otherwise.
  return cut(first, maxLength);
}

/** The entry of a known book. */
export function entryOf(book: Book, owned: readonly string[]): PileEntry {
  const { title, authors } = book;
  const text = authors ? `${title}, ${authors}` : title;
  const made = entryWith({ text, title, authors, isbn: '', queries: [] });
  return { ...made, state: 'known', book, owned };
}

/** An entry that was looked up; where it can be read in another way, that is looked up next. */
export function lookedUp(entry: PileEntry, { items, match, owned = [] }: Found): PileEntry {
  const book = items.find(one => one.id === match);
  const all = { ...entry, owned: [...(entry.owned ?? []), ...owned] };
  if (book) return { ...all, state: 'known', book };
  const others = items.filter(({ id }) => entry.choices.every(one => one.id !== id));
  const choices = [...entry.choices, ...others].slice(0, 8);
  const [, ...queries] = entry.queries;
  if (queries.length > 0) return { ...all, queries, choices };
  const state = choices.length > 0 ? 'doubtful' : 'unknown';
  return { ...all, state, choices, isOpen: entry.title === '' };
}

/** What an entry becomes where one of its choices is meant, or none of them. */
export function meant(book: Book | undefined): Partial<PileEntry> {
  return book ? { book, state: 'known' } : { state: 'unknown', isOpen: true };
}

/** Whether something is typed in its row: title and authors, or its text anew where that is wrong. */
export function isEdited({ state, isOpen, typed }: PileEntry): boolean {
  return state === 'wrong' ? typed !== undefined : state === 'unknown' && isOpen === true;
}

/** An entry after the button was pressed by which its row is opened and closed. */
export function edited(entry: PileEntry): PileEntry {
  if (entry.state === 'wrong') {
    return isEdited(entry) ? corrected(entry) : { ...entry, typed: entry.text };
  }
  return isEdited(entry) ? closed(entry) : opened(entry);
}

/** Its text has been typed anew, and is looked up; it stays as it was where nothing is left of it. */
function corrected(entry: PileEntry): PileEntry {
  const { key, number } = entry;
  const [read = entry] = entriesOf(entry.typed ?? '');
  return { ...read, key, number, typed: undefined };
}

/** Title and authors are typed: the member's own may be called otherwise than a known book. */
function opened(entry: PileEntry): PileEntry {
  const { book } = entry;
  if (!book) return { ...entry, isOpen: true };
  const { title, authors } = book;
  const named = { book: undefined, otherwise: book, title, authors } as const;
  return { ...entry, ...named, state: 'unknown', isOpen: true };
}

/** Title and authors have been typed; the known book is meant after all where it is called so. */
function closed(entry: PileEntry): PileEntry {
  const { otherwise: book, title, authors } = entry;
  const isMeant = book?.title === title.trim() && book.authors === authors.trim();
  return { ...entry, isOpen: false, ...(isMeant && { book, state: 'known' }) };
}

/** The pile with what comes on top of it. */
export function withOnTop(pile: readonly PileEntry[], entries: readonly PileEntry[]): PileEntry[] {
  const first = (pile[0]?.number ?? 0) - entries.length;
  return merged(
    pile,
    entries.map((entry, index) => ({ ...entry, number: first + index })),
  );
}

/** The pile in which one entry has changed. */
export function withChange(
  pile: readonly PileEntry[],
  { key, change }: { key: string; change: Partial<PileEntry> },
): PileEntry[] {
  return pile.map(one => (one.key === key ? { ...one, ...change } : one));
}

/** The pile in which an entry was looked up, unless that has changed meanwhile. */
export function withAnswer(pile: readonly PileEntry[], answer: PileEntry): PileEntry[] {
  const isMeant = (one: PileEntry) =>
    one.key === answer.key && isWaiting(one) && one.text === answer.text;
  return pile.map(one => (isMeant(one) ? answer : one));
}

/** The pile without some of its entries. */
export function without(
  pile: readonly PileEntry[],
  entries: readonly Pick<PileEntry, 'key'>[],
): PileEntry[] {
  const keys = new Set(entries.map(({ key }) => key));
  return pile.filter(({ key }) => !keys.has(key));
}

/** Whether it is to be looked up. */
export function isWaiting({ state }: PileEntry): boolean {
  return state === 'waiting';
}

/** Whether it can be put on the shelf as it is. */
export function isReady({ state, title, message }: PileEntry): boolean {
  return message === '' && (state === 'known' || (state === 'unknown' && title.trim() !== ''));
}

/** Whether something has to be said of it before it can be put on the shelf. */
export function needsLook(entry: PileEntry): boolean {
  return entry.state !== 'waiting' && !isReady(entry);
}

/** Whether the member has one of it already. */
export function isOwned({ book, owned }: PileEntry): boolean {
  return book !== undefined && (owned?.includes(book.id) ?? false);
}

/** Whether another entry of the pile is the same book. */
export function isTwice(entry: PileEntry, pile: readonly PileEntry[]): boolean {
  const name = nameOf(entry);
  return name !== '' && pile.some(one => one.key !== entry.key && nameOf(one) === name);
}

function nameOf({ book, title, authors }: PileEntry): string {
  return book?.id ?? `${title} ${authors}`.trim().toLowerCase();
}

/** The book of an entry, as the server takes it. */
export function bookOf(
  { book, otherwise, isbn: typed, title, authors }: PileEntry,
  language: string,
) {
  if (book) return { id: book.id };
  const isbn = otherwise?.isbn ?? (isbnIn(typed) ? typed : '');
  const said = otherwise?.language ?? language;
  return {
    title: title.trim(),
    authors: authors.trim(),
    ...(isbn && { isbn }),
    ...(said && { language: said }),
  };
}

/** The pile as the browser keeps it. */
export const keptPile = keptList(isEntry);

function entryWith(line: Line): PileEntry {
  const made = { key: uuidV4(), number: 0, state: 'waiting', message: '' } as const;
  return { ...made, ...line, book: undefined, choices: [] };
}

function isEntry(value: unknown): value is PileEntry {
  const fields = [
    'key',
    'number',
    'text',
    'queries',
    'state',
    'choices',
    'title',
    'authors',
    'message',
  ];
  return typeof value === 'object' && value !== null && fields.every(field => field in value);
}
