import { tagsId } from './page-protocol.ts';
import { showSession } from './ports/session-mark.ts';

/**
 * Has the page lead to where its visitor may go, and puts in the tags of the app when the page is
 * touched. To be called behind the template that holds the tags. Returns what puts them in
 * earlier.
 */
export function startWhenTouched(): () => void {
  showSession();
  // Another tab may note something else, and so may a visit from which the visitor comes back.
  for (const change of ['storage', 'pageshow']) addEventListener(change, showSession);

  const tags = document.querySelector<HTMLTemplateElement>(`#${tagsId}`);
  const begin = () => {
    // A script that is put in runs as soon as it has come, and the app needs the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
    else tags?.replaceWith(tags.content);
  };
  for (const touch of ['pointerover', 'keydown'] as const) {
    addEventListener(touch, event => leadsAway(event) || begin(), { passive: true });
  }
  return begin;
}

/** A touch on a link follows it, and what is fetched now would only compete with the next page. */
function leadsAway(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.pointerType === 'touch' &&
    event.target instanceof Element &&
    event.target.closest('a') !== null
  );
}
