/** One alone in each document: what it sends comes to all others, but not to itself. */
let opened: BroadcastChannel | undefined;

/** Tells the documents of members in other tabs that a session has begun or ended. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has our origin alone
  channel().postMessage('changed');
}

/**
 * Loads the document of members anew where its session may have ended while nobody looked at it: in
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
