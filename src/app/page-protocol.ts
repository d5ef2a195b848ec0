// What a document, the scripts that stand in its HTML and its app say to each other.

declare global {
  /** Events of the window. */
  interface WindowEventMap {
    /** React takes over what the scripts in the HTML have done so far. */
    takeover: Event;
    /** The page answers; what was pressed before can be pressed again. */
    ready: Event;
    /** React has drawn the page anew; the detail finds what stands for an element of before. */
    replaced: CustomEvent<(before: HTMLElement) => HTMLElement | undefined>;
    /** The app cannot start; the detail loads the page again. */
    stuck: CustomEvent<() => void>;
  }
}

export const takeover = 'takeover' satisfies keyof WindowEventMap;
export const ready = 'ready' satisfies keyof WindowEventMap;
export const replaced = 'replaced' satisfies keyof WindowEventMap;
export const stuck = 'stuck' satisfies keyof WindowEventMap;

// Ids of elements.

/** Where React renders. */
export const rootId = 'root';
/** What is shown instead of the root where a script does not come. */
export const stuckId = 'stuck';
/** The answers that a page was rendered with, as JSON. */
export const recordedId = 'recorded';
/** The template that holds the tags of the app until they are of use. */
export const tagsId = 'site';
/** The link to the style sheet of the whole site, which is switched on when it is needed. */
export const styleId = 'whole-style';
/** The text of a form that says when it can be submitted. */
export const whenId = 'when';
/** The text of the modal that says what to do next. */
export const adviceId = 'advice';

// Attributes `data-…` of the document and of its root.

interface DocumentData {
  /** A page of the public site where it is left out. */
  document?: 'members';
  /** On a page to which a link with a token leads. */
  token?: 'present' | 'absent';
  /** In a browser that has a session, as far as it knows. */
  session?: 'noted';
  /** Where our typeface is in the cache of the browser, as far as it knows. */
  serif?: 'fetched';
}

/** The attributes of the document that this script runs in. */
export function documentData(): DocumentData {
  return document.documentElement.dataset;
}

/** The name of the page whose HTML the root has. */
export function renderedPage(root: HTMLElement): string | undefined {
  return root.dataset['page'];
}

/** Says that its HTML is not that of the page any more. */
export function forgetRendered(root: HTMLElement): void {
  delete root.dataset['page'];
}

/** The zone by IANA in which that tells times; undefined where it tells none. */
export function renderedZone(root: HTMLElement): string | undefined {
  return root.dataset['zone'];
}

// The state of a history entry.

interface EntryState {
  /** Taken out of the address, so that no `Referer` and no history list shows it. */
  token?: string;
}

/**
 * The token of the link that led to this page, from the state of the history entry; empty where there is
 * none.
 */
export function entryToken(): string {
  const state: EntryState | null = history.state;
  return state?.token ?? '';
}
