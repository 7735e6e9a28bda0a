import { getEnv } from '@/lib/env.ts';
import { findPushWorker } from '@/lib/push-worker.ts';

/** needs-install: iPhones and iPads need the app on the Home Screen. not-offered: the site has no push key. */
export type PushSupport = 'ready' | 'denied' | 'needs-install' | 'unsupported' | 'not-offered';

export type PushHere = {
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

export function readPushSupport(): PushSupport {
  if (getEnv().VITE_PUSH_PUBLIC_KEY === undefined) return 'not-offered';
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return Notification.permission === 'denied' ? 'denied' : 'ready';
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return isAppleTouch() && !isInstalled ? 'needs-install' : 'unsupported';
}

export async function readPushHere(): Promise<PushHere> {
  const support = readPushSupport();
  const worker = support === 'ready' ? await findPushWorker() : undefined;
  const subscription = (await worker?.pushManager.getSubscription()) ?? null;
  return { support, isSubscribed: subscription !== null };
}
