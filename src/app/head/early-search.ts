import { takeover } from '../page-protocol.ts';

{
  // Runs inline behind a page with a search, which then needs no other script: it leads to the address that says what
  // is searched for, and each choice begins it.
  const stopped = new AbortController();
  const until = { signal: stopped.signal };

  const isSearch = (form: EventTarget | null): form is HTMLFormElement =>
    form instanceof HTMLFormElement && form.method === 'get';
  const search = (event: Event) => {
    const { target: form } = event;
    if (!isSearch(form)) return;
    event.preventDefault();
    const asked = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    location.assign(`${form.action}?${new URLSearchParams(asked)}`);
  };
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && isSearch(target.form)) target.form.requestSubmit();
  };
  addEventListener('submit', search, until);
  addEventListener('change', choose, until);
  addEventListener(takeover, () => stopped.abort());
}
