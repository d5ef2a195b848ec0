import { startWhenTouched } from '../begin.ts';
import { ready } from '../page-protocol.ts';
import { prepareSerif } from './serif.ts';

{
  // Runs inline behind a page that does something: a form and a search are of no use without a
  // script, a link without a token leads elsewhere, and a call that has left has an answer to show.
  // Nothing is fetched while the page is first painted.
  const begin = startWhenTouched();
  prepareSerif(ready);
  if (document.hidden) begin();
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
    // Some browsers do not report every first paint, for instance of a tab that was hidden meanwhile.
    setTimeout(begin, 2_000);
  }
}
