import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationSignal } from '@/components/hydration-signal.tsx';
import { isBot } from '@/lib/bots.ts';
import { liveStatus } from '@/lib/live/live-status.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { toPlainPath } from '@/lib/plain-path.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { handOverHead, restorePrerendered } from '@/lib/prerendered.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { watchColorMode } from '@/lib/theme.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { createAppRouter } from '@/router.tsx';

/** Ends a task, so that a slow device can draw and answer before the next. */
function nextTask() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}

/** Starts code that is not part of the first rendering, once it has loaded. */
function startWith<T>(loading: Promise<T>, start: (module: T) => void, onFailure?: () => void) {
  loading.then(start).catch((error: unknown) => {
    onFailure?.();
    console.warn('A part of the app could not be started.', error);
  });
}

/** Draws the app, or hydrates the page that was prerendered, and starts what runs beside it. */
export function startApp() {
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
  const prerenderedPath = restorePrerendered(queryClient);

  /** A prerendered page stays as it is until the app can hydrate it. */
  async function render(root: HTMLElement) {
    if (prerenderedPath === undefined) {
      createRoot(root).render(app);
      return;
    }
    await nextTask();
    await router.load();
    const { pathname, searchStr } = router.state.location;
    if (pathname + searchStr !== prerenderedPath) {
      createRoot(root).render(app);
      return;
    }
    await nextTask();
    handOverHead();
    // A transition hydrates in slices of a few milliseconds, so that a press meanwhile does not wait for the rest.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          console.warn('The prerendered page is rendered again.', error);
        },
      });
    });
  }

  // Only members who asked this device to keep what they saw wait a moment for it.
  if (offlineChoice.get() === null) {
    void render(element);
  } else {
    import('@/features/account/offline/start-offline.ts')
      .then(({ startOffline }) =>
        startOffline(queryClient, async () => {
          const { keepableEdits } = await import('@/routes/-keepable-edits.ts');
          return keepableEdits;
        }),
      )
      .catch((error: unknown) => {
        console.warn('What the device keeps could not be read.', error);
      })
      .finally(() => void render(element));
  }

  // A signed-in member is loaded at the start, but never before the page is drawn.
  if (hasSessionCookie()) {
    startWith(import('@/routes/-member-session.ts'), ({ startMemberSession }) => {
      startMemberSession(queryClient, router);
    });
    // Nearly every screen of theirs is made of the catalog, for which an empty device waits longest.
    if (/^\/app(?:\/|$)/u.test(toPlainPath(window.location.pathname))) {
      startWith(import('@/features/catalog/facts/queries.ts'), ({ ensureCatalog }) => {
        // The screen that shows it says what failed.
        ensureCatalog(queryClient).catch(() => undefined);
      });
    }
  }

  // Search engines and link previews do without what comes later.
  if (!isBot()) {
    const start = () => {
      startWith(
        import('@/start-later.ts'),
        ({ startLater }) => {
          startLater(queryClient, router);
        },
        () => {
          liveStatus.set('offline');
        },
      );
    };
    // If the page fails before it is complete, it never reports hydration.
    window.addEventListener(
      'error',
      () => {
        whenIdle(() => {
          startWith(import('@/start-later.ts'), ({ startReporting }) => {
            startReporting(router);
          });
        });
      },
      { once: true },
    );
    // Live updates may bring newer data than a prerendered page.
    document.addEventListener(
      'hydrated',
      () => {
        whenIdle(start);
      },
      { once: true },
    );
  }
}
