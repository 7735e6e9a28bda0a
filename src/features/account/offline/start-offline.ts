import type { QueryClient } from '@tanstack/react-query';
import type { KeepableEdit } from '@/lib/edits/outbox.ts';
import { restoreOffline } from '@/lib/edits/offline.ts';
import { registerWorker } from './start-service-worker.ts';

/** For members who chose offline use: restores seen data and unsent edits, and checks for newer files meanwhile. */
export async function startOffline(
  client: QueryClient,
  loadEdits: () => Promise<readonly KeepableEdit[]>,
): Promise<void> {
  registerWorker().catch((error: unknown) => {
    console.warn('The files of the app cannot be kept on the device.', error);
  });
  await restoreOffline(client, loadEdits);
}
