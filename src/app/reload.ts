/**
 * Loads the page again, and with it the parts that did not come. WebKit remembers a script that
 * could not be imported beyond a reload, until something else asks for it.
 */
export async function reload(): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  const parts = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  await Promise.allSettled(
    [...parts].map(({ href }) => fetch(href, { cache: 'no-cache', signal })),
  );
  location.reload();
}
