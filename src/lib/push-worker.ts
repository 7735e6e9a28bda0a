import { isOwnPath } from './plain-path.ts';

const FILE = '/push-worker.js';
/** A scope without pages, so that this worker does not replace the one for offline files. */
const SCOPE = '/push/';

export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find(({ scope }) => new URL(scope).pathname === SCOPE);
}

/** Resolves once the worker is active, since a subscription needs an active one. */
export async function startPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(FILE, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active === null && worker !== null) {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('The worker did not start.'));
      });
    });
  }
  return registration;
}

/** Unregisters the worker, with its subscription and its visible notifications. */
export async function dropPushWorker(): Promise<void> {
  const registration = await findPushWorker();
  if (registration === undefined) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await registration.unregister();
}

/** Calls back with the path of a push that was pressed while this tab was open. */
export function followPushes(onOpen: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'opens') : undefined;
    if (typeof path === 'string' && isOwnPath(path)) onOpen(path);
  });
}
