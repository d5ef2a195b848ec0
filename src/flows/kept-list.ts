import type { FlowInput } from './flow-input.ts';

type Drafts = FlowInput['drafts'];

/** One of several that are kept. */
export interface Kept {
  key: string;
  /** Its place in their order. */
  number: number;
}

/**
 * A list of which each one is kept under a name of its own, `<name> <key>`, so that tabs which change different
 * ones at the same time lose none. What cannot be read is none of them.
 */
export function keptList<One extends Kept>(isOne: (value: unknown) => value is One) {
  const restored = (text: string | undefined) => {
    try {
      const one: unknown = JSON.parse(text ?? '');
      return isOne(one) ? [one] : [];
    } catch {
      return [];
    }
  };
  return {
    /** All that are kept, in their order. */
    read: (drafts: Drafts, name: string): One[] =>
      merged(
        [],
        drafts.names(`${name} `).flatMap(each => restored(drafts.read(each))),
      ),
    /** Keeps what has come or changed since `before`, and no longer what has gone. */
    keep: (drafts: Drafts, name: string, before: readonly One[], now: readonly One[]) => {
      const known = new Set(before);
      for (const one of now) {
        if (!known.has(one)) drafts.share(`${name} ${one.key}`, JSON.stringify(one));
      }
      const keys = new Set(now.map(({ key }) => key));
      for (const { key } of before) if (!keys.has(key)) drafts.forget(`${name} ${key}`);
    },
    /** The list after another tab has written one of its names. */
    heard: (list: readonly One[], name: string, text: string | undefined): One[] => {
      const others = list.filter(({ key }) => !name.endsWith(` ${key}`));
      return merged(others, restored(text));
    },
  };
}

/** A list with those that come to it or have changed, in their order. */
export function merged<One extends Kept>(list: readonly One[], more: readonly One[]): One[] {
  const all = new Map([...list, ...more].map(one => [one.key, one]));
  return [...all.values()].toSorted(
    (one, other) => one.number - other.number || (one.key < other.key ? -1 : 1),
  );
}
