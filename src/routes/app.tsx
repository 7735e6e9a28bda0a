import { Outlet, createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { OfflineNotice } from '@/features/offline/components/offline-notice.tsx';
import { AppLayout } from './-app-layout.tsx';

export const Route = createFileRoute('/app')({
  component: AppRoute,
  notFoundComponent: AppNotFound,
});

function AppRoute() {
  return (
    <AppLayout>
      <OfflineNotice />
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
