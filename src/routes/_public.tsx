import { Outlet, createFileRoute } from '@tanstack/react-router';
import { AreaError } from '@/components/area-error.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';

export const Route = createFileRoute('/_public')({
  component: PublicRoute,
  errorComponent: AreaError,
});

function PublicRoute() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
