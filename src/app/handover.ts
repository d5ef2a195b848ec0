// What a document, the scripts in its head and its app say to each other.

declare global {
  /** Events of the window. */
  interface WindowEventMap {
    /** React takes over what the scripts in the head have done so far. */
    takeover: Event;
    /** The page answers; what was pressed before can be pressed again. */
    ready: Event;
    /** The app cannot start; the detail loads the page again. */
    stuck: CustomEvent<() => void>;
  }
}

export const takeover = 'takeover' satisfies keyof WindowEventMap;
export const ready = 'ready' satisfies keyof WindowEventMap;
export const stuck = 'stuck' satisfies keyof WindowEventMap;

// Ids of elements.

/** Where React renders. */
export const rootId = 'root';
/** What is shown instead of the root where a script does not come. */
export const stuckId = 'stuck';
/** The template that holds the tags of the app until they are of use. */
export const tagsId = 'site';
/** The link to the style sheet of the whole site, which is switched on when it is needed. */
export const styleId = 'whole-style';
/** Of a form: when it can be submitted. */
export const whenId = 'when';

/** Of a field of a form: what it lacks. */
export function errorId(field: HTMLElement): string {
  return `${field.id}error`;
}

// Attributes `data-…`: those of the document, of its root, and of the fields of a form.

interface DocumentData {
  /** A page of the public site where it is left out. */
  document?: 'members';
  /** Of a page that a link with a token leads to. */
  token?: 'present' | 'absent';
  /** Of a page with a form that is of no use before its script has come. */
  form?: 'plain';
}

/** The attributes of the document that this script runs in. */
export function documentData(): DocumentData {
  return document.documentElement.dataset;
}

/** The name of the page whose HTML the root has. */
export function renderedPage(root: HTMLElement): string | undefined {
  return root.dataset['page'];
}

/** Whether a field was left once, so that its fault is shown. */
export function wasLeft(field: HTMLElement): boolean {
  return 'left' in field.dataset;
}

// The state of a history entry.

interface EntryState {
  /** Taken out of the address, so that no `Referer` and no history list shows it. */
  token?: string;
}

export function entryToken(): string {
  const state: EntryState | null = history.state;
  return state?.token ?? '';
}
