{
  // Runs inline in the head of the token pages, before anything else is fetched: the token leaves
  // the address bar, so that no `Referer` and no history list shows it, and stays in the state of
  // this history entry, so that a reload still finds it.
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    address.searchParams.delete('token');
    history.replaceState({ token }, '', address);
  }
  document.documentElement.dataset['token'] = history.state?.token?.trim() ? 'present' : 'absent';
}
