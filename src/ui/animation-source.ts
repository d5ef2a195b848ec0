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

/** What has been loaded before, at once. */
export function kept(name: AnimationName, host: string | undefined): AnimationParts | undefined {
  const data = files.get(addressOf(name, host));
  return player && data && { Player: player, data };
}

/** Rejects when the player or our own copy cannot be fetched. */
export async function load(name: AnimationName, host: string | undefined): Promise<AnimationParts> {
  const [loaded, data] = await Promise.all([loadPlayer(), loadFile(name, host)]);
  return { Player: loaded, data };
}

export function preload(): void {
  // A part that is missing now is asked for again when it is shown.
  const ignore = () => {};
  loadPlayer().catch(ignore);
  loadFile('loading', undefined).catch(ignore);
  loadFile('success', undefined).catch(ignore);
  loadFile('failure', undefined).catch(ignore);
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
  files.set(address, data);
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
