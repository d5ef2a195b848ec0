/** Keys of attempts that are over their limit, and until when. */
export interface BlockedKeys {
  /** The latest end of the keys that are refused now. */
  until: (keys: readonly string[], now: Date) => Date | undefined;
  remember: (key: string, until: Date) => void;
  forgetAll: () => void;
}

/** A key with its time takes some 150 bytes. */
const capacity = 10_000;

/**
 * Kept in memory, so that a refused attempt asks and writes nothing in the database. What has no room
 * any more, the oldest first, is counted there again.
 */
export function createBlockedKeys(): BlockedKeys {
  const ends = new Map<string, Date>();
  return {
    until: (keys, now) => {
      const [latest] = keys
        .flatMap(key => ends.get(key) ?? [])
        .filter(end => end > now)
        .toSorted((one, other) => other.getTime() - one.getTime());
      return latest;
    },
    remember: (key, until) => {
      ends.delete(key);
      ends.set(key, until);
      const [oldest] = ends.keys();
      if (ends.size > capacity && oldest !== undefined) ends.delete(oldest);
    },
    forgetAll: () => ends.clear(),
  };
}
