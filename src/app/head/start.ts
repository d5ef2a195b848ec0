import { documentData, tagsId } from '../page-protocol.ts';
import { showSession } from '../session-mark.ts';

{
  // Runs inline in the head of every page, after the template that holds the tags of the site's own
  // script, and puts them into the page when they are of use: nothing is fetched while the page is
  // first painted. A page of links needs no script before it is touched. A form is of no use without
  // one, nor is a search, a link without a token leads elsewhere, and a call that has left has an answer
  // to show. Another tab may note something else, and so may a visit from which the visitor comes back.
  showSession();
  for (const change of ['storage', 'pageshow']) addEventListener(change, showSession);

  const { token, form } = documentData();
  const tags = document.querySelector<HTMLTemplateElement>(`#${tagsId}`);
  const begin = () => {
    // A script that is put in runs as soon as it has come, and the app needs the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
    else tags?.replaceWith(tags.content);
  };

  /** A touch on a link follows it, and what is fetched now would only compete with the next page. */
  const leadsAway = (event: Event) =>
    event instanceof PointerEvent &&
    event.pointerType === 'touch' &&
    event.target instanceof Element &&
    event.target.closest('a') !== null;

  for (const touch of ['pointerover', 'keydown'] as const) {
    addEventListener(touch, event => leadsAway(event) || begin(), { passive: true });
  }

  const whenPainted = (work: () => void) => {
    // A hidden tab is not painted.
    if (document.hidden) return work();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
    // Some browsers do not report every first paint, for instance of a tab that was hidden meanwhile.
    setTimeout(work, 2_000);
  };
  if (token || form) whenPainted(begin);
}
