import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isAnalyticsConfigured } from '@/lib/analytics-settings.ts';
import { startReports } from '@/features/site/browser-reports/start-reports.ts';
import { liveStatus } from '@/lib/live/live-status.ts';
import { surviveTranslation } from '@/lib/survive-translation.ts';
import { keepTabDrafts } from '@/lib/storage/tab-drafts.ts';
import { whenUsable } from '@/lib/when-usable.ts';

/** Reports errors and speed, from now on and from the stored records. */
export function startReporting(router: AnyRouter): void {
  startReports({
    getRoute: () => String(router.state.matches.at(-1)?.fullPath ?? '/').replace(/(.)\/$/u, '$1'),
  });
}

/** Starts what no page waits for. */
export function startLater(queryClient: QueryClient, router: AnyRouter): void {
  startReporting(router);
  surviveTranslation();
  // Follows changes made elsewhere once the page is usable: it does not wait for the connection, and one request
  // covers the changes its own reads missed.
  const page = {
    queryClient,
    isResolved: router.state.resolvedLocation !== undefined,
    onResolved: (callback: () => void) => router.subscribe('onResolved', callback),
  };
  whenUsable(page, () => {
    import('@/features/account/live/start-live-updates.ts').then(
      ({ startLiveUpdates }) => {
        startLiveUpdates(queryClient);
      },
      (error: unknown) => {
        liveStatus.set('offline');
        console.warn('Live updates could not be loaded.', error);
      },
    );
  });

  // Statistics and recording are off unless the build names them.
  if (!isAnalyticsConfigured()) return;
  import('@/features/site/analytics/start-analytics.ts').then(
    ({ startAnalytics }) => {
      startAnalytics(queryClient, {
        router,
        leaveTo: (address) => {
          window.location.assign(address);
        },
        reload: () => {
          keepTabDrafts();
          window.location.reload();
        },
      });
    },
    (error: unknown) => {
      console.warn('Statistics could not be started.', error);
    },
  );
}
