import { Outlet, createFileRoute } from '@tanstack/react-router';
import { use } from 'react';
import { FrameSkeleton } from '@/components/app-frame/frame-skeleton.tsx';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { OfflineNotice } from '@/features/offline/components/offline-notice.tsx';
import { RefusedEdits } from '@/features/offline/components/refused-edits.tsx';
import { AppLayout } from './-app-layout.tsx';

export const Route = createFileRoute('/app')({
  component: AppRoute,
  pendingComponent: FrameSkeleton,
  notFoundComponent: AppNotFound,
});

function AppRoute() {
  return (
    <AppLayout>
      <OfflineNotice />
      <RefusedEdits />
      <Outlet />
    </AppLayout>
  );
}

/** A screen that is not there leaves the frame around it; one whose record is not there takes the frame away with it. */
function AppNotFound() {
  if (use(InFrameContext)) return <NotFoundPage />;
  return (
    <AppLayout>
      <NotFoundPage />
    </AppLayout>
  );
}
