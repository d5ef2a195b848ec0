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
  document.documentElement.dataset['token'] = state?.token?.trim() ? 'present' : 'absent';

  // A link to a part of the page, such as the skip link, begins an entry without a state.
  addEventListener('hashchange', () => {
    const isSamePage = location.pathname === address.pathname;
    if (isSamePage && !history.state) history.replaceState(state, '');
  });

  // What is pressed before the page's own script has come is pressed again when it is ready.
  const pressed: (HTMLElement | null | undefined)[] = [];
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed.push(target.closest('button'));
  };
  const rememberEscape = ({ key }: KeyboardEvent) => {
    const close = document.querySelector<HTMLElement>('dialog[open]:not(:modal) button');
    if (key === 'Escape') pressed.push(close);
  };
  addEventListener('click', remember);
  addEventListener('keydown', rememberEscape);
  addEventListener('takeover', () => removeEventListener('click', remember));
  addEventListener('ready', () => {
    removeEventListener('keydown', rememberEscape);
    pressed.splice(0).forEach(button => button?.click());
  });

  // A page of links works without the site; one with a flow must not wait for ever.
  const tell = (reload: () => void) => {
    const [root, stuck] = [document.getElementById('root'), document.getElementById('stuck')];
    if (!root || !stuck) return addEventListener('DOMContentLoaded', () => tell(reload));
    root.hidden = true;
    stuck.hidden = false;
    stuck.querySelector('button')?.addEventListener('click', reload);
  };
  addEventListener('stuck', event => event instanceof CustomEvent && tell(event.detail));
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) tell(() => location.reload());
    },
    true,
  );
}
