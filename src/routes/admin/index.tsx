import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { AdminHome } from '@/features/admin/components/admin-home.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/')({
  head: () => createPageHead('Administration'),
  component: AdminHome,
  pendingComponent: () => <ListSkeleton label="Loading the overview" />,
  errorComponent: RouteError,
});
