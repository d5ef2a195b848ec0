/** One for each document: a channel receives what others send, but not what it sends itself. */
let opened: BroadcastChannel | undefined;

/** Informs the documents of members in other tabs that a session has begun or ended. */
export function informOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has our origin alone
  channel().postMessage('changed');
}

/**
 * Loads the document of members anew where its session may have ended while it was in the background: in
 * another tab, or before it came out of the back-forward cache. The server then decides what is shown.
 */
export function reloadWithSession(): void {
  channel().addEventListener('message', () => location.reload());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session');
  return opened;
}
