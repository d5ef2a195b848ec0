import type { Player } from './player.tsx';

export type AnimationName = 'loading' | 'success' | 'failure';

export interface AnimationParts {
  Player: typeof Player;
  data: object;
}

const copies = {
  loading: () => import('./animations/loading.json'),
  success: () => import('./animations/success.json'),
  failure: () => import('./animations/failure.json'),
} satisfies Record<AnimationName, () => Promise<{ default: object }>>;

// Held here because React.lazy shows its fallback for up to 300 ms even when the code is there.
let player: typeof Player | undefined;
const files = new Map<string, object>();

/** At once, if they have been loaded before. */
export function loadedParts(
  name: AnimationName,
  host: string | undefined,
): AnimationParts | undefined {
  const data = files.get(addressOf(name, host));
  return player && data && { Player: player, data };
}

/** Rejects when the player or our own copy cannot be fetched. */
export async function loadParts(
  name: AnimationName,
  host: string | undefined,
): Promise<AnimationParts> {
  const [loaded, data] = await Promise.all([loadPlayer(), loadFile(name, host)]);
  return { Player: loaded, data };
}

/** Fetches all that `loadParts` may be asked for, so that it is there when it is shown. */
export function preloadParts(host: string | undefined): void {
  // A part that is missing now is asked for again when it is shown.
  const ignore = () => {};
  loadPlayer().catch(ignore);
  loadFile('loading', host).catch(ignore);
  loadFile('success', host).catch(ignore);
  loadFile('failure', host).catch(ignore);
}

async function loadPlayer() {
  player ??= (await import('./player.tsx')).Player;
  return player;
}

async function loadFile(name: AnimationName, host: string | undefined): Promise<object> {
  const address = addressOf(name, host);
  const known = files.get(address);
  if (known) return known;
  const hosted = address === name ? undefined : await fetchFile(address);
  const data = hosted ?? (await copies[name]()).default;
  // Where the host has failed, it is asked again the next time.
  files.set(hosted ? address : name, data);
  return data;
}

async function fetchFile(address: string): Promise<object | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(3000),
    });
    const file: unknown = response.ok ? await response.json() : undefined;
    return isAnimation(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The failure is always our own: it has to appear when nothing else does. */
function addressOf(name: AnimationName, host: string | undefined) {
  return host && name !== 'failure' ? `${host}/${name}.json` : name;
}

function isAnimation(file: unknown): file is object {
  if (!isRecord(file) || !Array.isArray(file['layers']) || !file['layers'].every(isLayer))
    return false;
  const { v, w, h, fr, ip, op } = file;
  const sizes = [w, h, fr, Number(op) - Number(ip)];
  return ['string', 'number'].includes(typeof v) && sizes.every(size => Number(size) > 0);
}

const shapeLayer = 4;

function isLayer(layer: unknown) {
  if (!isRecord(layer) || !isRecord(layer['ks'])) return false;
  return layer['ty'] === shapeLayer ? Array.isArray(layer['shapes']) : Number(layer['ty']) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
