/** There is more to do than can be done in good time, and nothing of this was begun. */
export class Overload extends Error {
  override name = 'Overload';
}

interface Room {
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/** Does what it is given in order, and rejects with an `Overload`, or as told, what it has no room for. */
export function createQueue(
  { atOnce, waiting }: Room,
  refusal = (): Error => new Overload('There is no room in the queue'),
) {
  const line: (() => void)[] = [];
  let working = 0;
  /** Gives its place to the next in line, so that no newer one can take it. */
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else working -= 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working < atOnce) working += 1;
    else if (line.length < waiting) await new Promise<void>(resolve => line.push(resolve));
    else throw refusal();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
