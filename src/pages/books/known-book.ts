import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Book } from '../../api/schemas.ts';

export type BookName = Pick<Book, 'title' | 'authors'>;

/**
 * Of which book a copy is. Once it is gone, the server does not say so any more: the entry of the history does, by what
 * the page has shown, or the link that led to it.
 */
export function useKnownBook(shown: BookName | undefined): BookName | undefined {
  const kept = useHistoryState<Partial<BookState> | null>()?.book;
  useEffect(() => {
    if (!shown) return;
    const state = { ...history.state, ...bookState(shown) };
    // Not by its own method, which tells the app of a move.
    History.prototype.replaceState.call(history, state, '');
  }, [shown]);
  return shown ?? kept;
}

interface BookState {
  book: BookName;
}

/** What a link to a copy tells its page. */
export function bookState({ title, authors }: BookName): BookState {
  return { book: { title, authors } };
}
