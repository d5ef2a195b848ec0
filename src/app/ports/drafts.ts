import type { SiteInput } from '../../flows/site-input.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Change = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

interface Stores {
  /** Of all tabs. */
  shared: () => Store;
  /** Of this tab alone, also after a reload. */
  own: () => Store;
  /** Calls back where another tab has changed what is shared; returns what ends that. */
  onChange: (listener: (change: Change) => void) => () => void;
}

/**
 * Each tab goes on with what was typed in it, and shows what another one types where nothing was. It follows
 * the other one again where that has sent the same, or has typed on from there.
 */
export function draftsIn({ shared, own, onChange }: Stores): SiteInput['drafts'] {
  const ownText = (name: string) => attempt(() => own().getItem(name)) ?? undefined;
  const read = (name: string) =>
    ownText(name) ?? attempt(() => shared().getItem(name)) ?? undefined;
  const share = (name: string, text: string) => attempt(() => shared().setItem(name, text));
  const drop = (name: string) => attempt(() => own().removeItem(name));
  return {
    read,
    write: (name, text) => {
      if (read(name) === text) return;
      attempt(() => own().setItem(name, text));
      share(name, text);
    },
    share,
    forget: name => {
      // So that a tab with another text sees that it was not its own.
      const text = ownText(name);
      if (text !== undefined) share(name, text);
      drop(name);
      attempt(() => shared().removeItem(name));
    },
    names: beginning =>
      attempt(() => {
        const store = shared();
        const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
        return names.filter(name => name.startsWith(beginning));
      }) ?? [],
    hear: listener =>
      onChange(({ key, oldValue, newValue }) => {
        // All of it was deleted, by the visitor.
        if (key === null) return;
        const text = ownText(key);
        if (text !== undefined && (newValue?.startsWith(text) ?? oldValue === text)) drop(key);
        listener(key, newValue ?? undefined);
      }),
  };
}

/** Kept until the browser forgets what belongs to the site. */
export const drafts = draftsIn({
  shared: () => localStorage,
  own: () => sessionStorage,
  onChange: listener => {
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
});

/** Undefined where the visitor allows no storage, or it is full. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
