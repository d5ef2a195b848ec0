import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, type Driver, PostgresAdapter } from 'kysely';
import { Overload } from '../ground/queue.ts';

/** For whom the database is asked, in one call. */
export interface Client {
  /** The same for all calls of one visitor or member. */
  key: string;
  /** Whether the call goes to the front. */
  isUrgent: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean;
  /** Whether the call has had a turn: it is not refused later on. */
  hasBegun: boolean;
}

/** How many calls may wait for their first turn. */
const maxWaiting = { ofOne: 8, inAll: 128 };

/** So many turns in a row go to the front while others wait, lest who is urgent again and again stops them. */
const maxInFront = 8;

const server: Client = { key: 'server', isUrgent: true, isGone: () => false, hasBegun: true };

const clients = new AsyncLocalStorage<Client>();

/** Does work for a client; all other work is the server's own. */
export function workFor<Result>(client: Client, work: () => Result): Result {
  return clients.run(client, work);
}

interface Waiting {
  client: Client;
  begin: () => void;
  refuse: (error: Overload) => void;
}

/** The clients who wait, by their keys; the next to have a turn is the first. */
type Lane = Map<string, Waiting[]>;

/**
 * The line in front of some connections, in which clients take turns, however many calls each of them makes.
 */
export function createLine(connections: number) {
  const front: Lane = new Map();
  const others: Lane = new Map();
  let free = connections;
  let inFront = 0;
  return {
    /** Rejects with an `Overload` a new call for which there is no room, or whose client has gone meanwhile. */
    enter: async (): Promise<void> => {
      const client = clients.getStore() ?? server;
      if (free > 0) free -= 1;
      else {
        const lane = client.isUrgent ? front : others;
        if (!client.hasBegun && !hasRoom(lane, client)) {
          throw new Overload('There is no room in the line');
        }
        await new Promise<void>((begin, refuse) => {
          const all = [...(lane.get(client.key) ?? []), { client, begin, refuse }];
          // What was begun is ended first.
          lane.set(
            client.key,
            all.toSorted((one, two) => Number(two.client.hasBegun) - Number(one.client.hasBegun)),
          );
        });
      }
      client.hasBegun = true;
    },
    leave: (): void => {
      const place = next();
      if (place) place.begin();
      else free += 1;
    },
  };

  function hasRoom(lane: Lane, { key }: Client): boolean {
    const isNew = ({ client }: Waiting) => !client.hasBegun && !client.isGone();
    const own = (lane.get(key) ?? []).filter(isNew);
    const all = [...front.values(), ...others.values()].flat().filter(isNew);
    return own.length < maxWaiting.ofOne && all.length < maxWaiting.inAll;
  }

  function next(): Waiting | undefined {
    for (;;) {
      const isFront = front.size > 0 && (others.size === 0 || inFront < maxInFront);
      inFront = isFront ? inFront + 1 : 0;
      const lane = isFront ? front : others;
      const [turn] = lane;
      const [first, ...rest] = turn?.[1] ?? [];
      if (!turn || !first) return undefined;
      const [key] = turn;
      lane.delete(key);
      if (rest.length > 0) lane.set(key, rest);
      if (first.client.hasBegun || !first.client.isGone()) return first;
      first.refuse(new Overload('The client has gone'));
    }
  }
}

/** Puts a line in front of the connections of a dialect. */
export function inLine(dialect: Dialect, connections: number): Dialect {
  const line = createLine(connections);
  return {
    // With that of PGlite, Kysely would have a line of its own, without turns.
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => waitIn(line, dialect.createDriver()),
    createIntrospector: database => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function waitIn(line: ReturnType<typeof createLine>, driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  return Object.assign(driver, {
    acquireConnection: async (...options: Parameters<typeof acquire>) => {
      await line.enter();
      try {
        return await acquire(...options);
      } catch (error) {
        line.leave();
        throw error;
      }
    },
    releaseConnection: async (...options: Parameters<typeof release>) => {
      try {
        await release(...options);
      } finally {
        line.leave();
      }
    },
  } satisfies Partial<Driver>);
}
