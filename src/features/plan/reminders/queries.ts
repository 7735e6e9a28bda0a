import { queryOptions } from '@tanstack/react-query';
import { getEnv } from '@/lib/env.ts';
import { findPushWorker } from '@/lib/push-worker.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { pushDeviceShape } from './schema.ts';

export function pushDevicesQuery(memberId: string) {
  return queryOptions({
    queryKey: ['push-devices', memberId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('list_push_devices').abortSignal(signal).throwOnError();
      return s.array(pushDeviceShape).parse(data);
    },
    staleTime: 0,
  });
}

/** needs-install: iPhones and iPads need the app on the Home Screen. not-offered: the site has no push key. */
export type PushSupport = 'ready' | 'denied' | 'needs-install' | 'unsupported' | 'not-offered';

type PushHere = {
  readonly support: PushSupport;
  /** The browser itself has a subscription. */
  readonly isSubscribed: boolean;
};

/** An iPad calls itself a Mac, and is the only one that is touched. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
    (userAgent.includes('Mac OS X') && maxTouchPoints > 1)
  );
}

function readPushSupport(): PushSupport {
  if (getEnv().VITE_PUSH_PUBLIC_KEY === undefined) return 'not-offered';
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return Notification.permission === 'denied' ? 'denied' : 'ready';
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return isAppleTouch() && !isInstalled ? 'needs-install' : 'unsupported';
}

async function readPushHere(): Promise<PushHere> {
  const support = readPushSupport();
  const worker = support === 'ready' ? await findPushWorker() : undefined;
  const subscription = (await worker?.pushManager.getSubscription()) ?? null;
  return { support, isSubscribed: subscription !== null };
}

/** This browser's push capability, which its settings may have changed meanwhile. */
export function pushHereQuery() {
  return queryOptions({
    queryKey: ['push-here'],
    queryFn: readPushHere,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}
