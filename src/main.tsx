import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationSignal } from '@/components/hydration-signal.tsx';
import { isBot } from '@/lib/bots.ts';
import { setLiveStatus } from '@/lib/live/live-status.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { handOverHead, restorePrerendered } from '@/lib/prerendered.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { watchColorMode } from '@/lib/theme.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { createAppRouter } from '@/router.tsx';
import '@/styles.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element to draw into.');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchColorMode();

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <HydrationSignal>
        <RouterProvider router={router} />
      </HydrationSignal>
    </QueryClientProvider>
  </StrictMode>
);
const drawnPath = restorePrerendered(queryClient);

/** Ends the task that brought the app, so that a slow device can draw and answer before the next. */
function nextTask() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}

/** A page that the build has drawn stays as it is until the app can take it over. */
async function draw(root: HTMLElement) {
  if (drawnPath === undefined) {
    createRoot(root).render(app);
    return;
  }
  await router.load();
  const { pathname, searchStr } = router.state.location;
  if (pathname + searchStr !== drawnPath) {
    createRoot(root).render(app);
    return;
  }
  await nextTask();
  handOverHead();
  // As a transition, it is done in slices of a few milliseconds; who presses something meanwhile does not wait for the rest.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        console.warn('The page drawn at build time is drawn anew.', error);
      },
    });
  });
}

// Only members who asked this device to keep what they saw wait a moment for it.
if (offlineChoice.get() === null) {
  void draw(element);
} else {
  import('@/features/offline/start-offline.ts')
    .then(({ startOffline }) =>
      startOffline(queryClient, async () => {
        const { keepableEdits } = await import('@/routes/-keepable-edits.ts');
        return keepableEdits;
      }),
    )
    .catch((error: unknown) => {
      console.warn('What the device keeps could not be read.', error);
    })
    .finally(() => void draw(element));
}

// A signed-in member is loaded at the start, but never before the page is drawn.
if (hasSessionCookie()) {
  import('@/routes/-member-session.ts').then(
    ({ startMemberSession }) => {
      startMemberSession(queryClient, router);
    },
    (error: unknown) => {
      console.warn('The member could not be loaded.', error);
    },
  );
}

// Search engines and link previews do without what comes later.
if (!isBot()) {
  const start = () => {
    import('@/start-later.ts').then(
      ({ startLater }) => {
        startLater(queryClient, router);
      },
      (error: unknown) => {
        setLiveStatus('offline');
        console.warn('What comes later could not be loaded.', error);
      },
    );
  };
  // Live updates may bring what is newer than a drawn page.
  document.addEventListener(
    'hydrated',
    () => {
      whenIdle(start);
    },
    { once: true },
  );
}
