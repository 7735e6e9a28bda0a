import { Outlet, createFileRoute } from '@tanstack/react-router';
import { FrameSkeleton } from '@/components/app-frame/frame-skeleton.tsx';
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

function AppNotFound() {
  return (
    <AppLayout>
      <NotFoundPage />
    </AppLayout>
  );
}
