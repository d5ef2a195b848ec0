import { documentData } from '../page-protocol.ts';

{
  // Runs inline in the head of the token pages, before anything else is fetched. The token leaves
  // the address bar, so that no `Referer` and no history list shows it, and stays in the state of
  // this history entry, so that a reload still finds it.
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    address.searchParams.delete('token');
    history.replaceState({ token }, '', address);
  }
  const { state } = history;
  documentData().token = state?.token?.trim() ? 'present' : 'absent';

  // A link to a part of the page, such as the skip link, begins an entry without a state. This event comes
  // at once; `hashchange` comes later, when the page may have been loaded again.
  addEventListener('popstate', () => {
    const isSamePage = location.pathname === address.pathname;
    if (isSamePage && !history.state) history.replaceState(state, '');
  });
}
