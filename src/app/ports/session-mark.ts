import { documentData } from '../page-protocol.ts';

const name = 'signed-in';

/** Notes in this browser whether it has a session: pages that are the same for all go by it. */
export function noteSession(hasSession: boolean): void {
  try {
    if (hasSession) localStorage.setItem(name, '');
    else localStorage.removeItem(name);
  } catch {
    // The visitor allows no storage.
  }
}

/** Has the page lead to one's own pages, or to sign in, as was noted last. */
export function showSession(): void {
  const data = documentData();
  try {
    if (name in localStorage) data.session = 'noted';
    else delete data.session;
  } catch {
    // The visitor allows no storage.
  }
}
