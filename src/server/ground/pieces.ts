import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';

/** A text of which each piece is made once the client has taken those before it. */
export function streamOf(pieces: AsyncGenerator<string>): Readable {
  // A socket asks for the next piece outside of the call, on whose behalf the database is to be asked.
  const inCall = AsyncLocalStorage.snapshot();
  return Readable.from({
    [Symbol.asyncIterator]: () => ({
      next: () => inCall(() => pieces.next()),
      return: () => inCall(() => pieces.return(undefined)),
    }),
  });
}
