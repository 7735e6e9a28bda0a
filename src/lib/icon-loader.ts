import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/storage/device-cache.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import * as s from '@/lib/row-shape.ts';

const SET = 'lucide';
const TIMEOUT_MS = 1500;
/** Icons that are asked for within this time share one request. */
const BATCH_MS = 10;
const MOST_NAMES = 100;
const PUBLIC_SERVICE = 'https://api.iconify.design';

const answerSchema = s.object({
  icons: s.record(s.object({ body: s.string() })),
});

type Bodies = ReadonlyMap<string, string>;
type Waiting = { resolve: (body: string) => void; reject: (reason: unknown) => void };

async function fetchBodies(service: string, names: readonly string[]): Promise<Bodies> {
  const url = `${service}/${SET}.json?icons=${names.join(',')}`;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`The icons were answered with ${response.status}.`);
  const { icons } = answerSchema.parse(await response.json());
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}

/** Asks our own function first, and the public service for icons it lacks or if it is down. Offline, asks neither. */
async function loadBodies(names: readonly string[]): Promise<Bodies> {
  const own = await fetchBodies(`${getPublicBaseUrl()}/api/_nuxt_icon`, names).catch(
    (): Bodies => new Map(),
  );
  const missing = names.filter((name) => !own.has(name));
  if (missing.length === 0 || !navigator.onLine) return own;
  return new Map([...own, ...(await fetchBodies(PUBLIC_SERVICE, missing))]);
}

const waiting = new Map<string, Waiting[]>();

function pickBody(bodies: Bodies, name: string): string {
  const body = bodies.get(name);
  if (body === undefined) throw new Error(`There is no icon ${name}.`);
  return body;
}

function answerWaiting(): void {
  const batch = [...waiting].slice(0, MOST_NAMES);
  for (const [name] of batch) waiting.delete(name);
  if (waiting.size > 0) setTimeout(answerWaiting, 0);
  const loaded = loadBodies(batch.map(([name]) => name).sort());
  for (const [name, askers] of batch) {
    for (const { resolve, reject } of askers) {
      loaded.then((bodies) => pickBody(bodies, name)).then(resolve, reject);
    }
  }
}

function loadIcon(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(answerWaiting, BATCH_MS);
    waiting.set(name, [...(waiting.get(name) ?? []), { resolve, reject }]);
  });
}

/** The inside of the icon's `svg` element, kept on the device: a drawing never changes under its name. */
export function iconQuery(name: string) {
  return queryOptions({
    queryKey: ['icon', SET, name],
    queryFn: () => loadIcon(name),
    staleTime: Infinity,
    retry: false,
    persister: devicePersister,
  });
}
