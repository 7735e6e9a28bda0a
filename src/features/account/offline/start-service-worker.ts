import { toast } from '@/components/ui/toast-store.ts';
import { keepTabDrafts } from '@/lib/storage/tab-drafts.ts';

const FILE = '/service-worker.js';

function offerReload(worker: ServiceWorker): void {
  toast({
    title: 'A new version is ready',
    description: 'Reload to use it. What you have typed stays.',
    action: {
      label: 'Reload',
      onPress: () => {
        navigator.serviceWorker.addEventListener(
          'controllerchange',
          () => {
            keepTabDrafts();
            window.location.reload();
          },
          { once: true },
        );
        worker.postMessage('use-now');
      },
    },
  });
}

/** Stores the app's own files on the device, and reports when newer ones are available. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register(FILE);
  if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerReload(worker);
    });
  });
}

export async function unregisterWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(FILE);
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
