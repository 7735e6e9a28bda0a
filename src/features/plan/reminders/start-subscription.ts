import { getEnv } from '@/lib/env.ts';
import { createStored } from '@/lib/storage/stored.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { registeredShape } from './schema.ts';
import type { refusals } from './words.ts';

/** This browser's registration: the site's key and the subscription's endpoint. */
const registered = createStored<string>({
  key: 'pointfolio-push',
  place: 'local',
  fallback: '',
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

const readKey = () => getEnv().VITE_PUSH_PUBLIC_KEY ?? null;
const nameRegistration = (endpoint: string) => `${readKey() ?? ''} ${endpoint}`;

/** Renews this browser's subscription and registers it with the server. */
export async function subscribeHere({
  pushManager,
}: ServiceWorkerRegistration): Promise<keyof typeof refusals | 'on'> {
  // An earlier subscription may use another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: readKey(),
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('register_push_device', {
      endpoint,
      p256dh,
      auth,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    .throwOnError();
  const { kind } = registeredShape.parse(data);
  if (kind !== 'registered') return kind;
  registered.set(nameRegistration(endpoint));
  return 'on';
}

/** Registers this browser again if its subscription differs: browsers renew them, and new site keys end old ones. */
export async function renewHere(worker: ServiceWorkerRegistration): Promise<void> {
  if (readKey() === null || Notification.permission !== 'granted') return;
  const subscription = await worker.pushManager.getSubscription();
  if (subscription !== null && registered.get() === nameRegistration(subscription.endpoint)) return;
  await subscribeHere(worker);
}
