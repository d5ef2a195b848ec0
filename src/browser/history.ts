/** The history of a tab: what was opened there, of which one entry is shown. */
export class History<Entry> {
  entries: Entry[] = [];
  at = -1;

  get here(): Entry | undefined {
    return this.entries[this.at];
  }

  /** In the place of all that lay ahead. */
  push(entry: Entry): void {
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, entry);
  }

  replace(entry: Entry): void {
    this.entries[this.at] = entry;
  }

  ahead(steps: -1 | 1): Entry | undefined {
    return this.entries[this.at + steps];
  }

  /** Stays where nothing lies there. */
  go(steps: -1 | 1): boolean {
    const isPossible = this.ahead(steps) !== undefined;
    if (isPossible) this.at += steps;
    return isPossible;
  }
}
