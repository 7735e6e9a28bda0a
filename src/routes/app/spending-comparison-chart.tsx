import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { SpendingChartPage } from '@/features/plan/spending-chart/components/spending-chart-page.tsx';
import { spendingChartSearchSchema } from '@/features/plan/spending-chart/schema.ts';
import { ensureSubjects } from '@/features/plan/wallet-comparison/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useBestForMe } from '../-use-best-for-me.ts';

export const Route = createFileRoute('/app/spending-comparison-chart')({
  validateSearch: spendingChartSearchSchema,
  head: () => createPageHead('Spending chart'),
  loader: ({ context }) => ensureSubjects(context.queryClient),
  component: SpendingChartRoute,
  pendingComponent: skeletonOf('toolbar', 'chart'),
});

function SpendingChartRoute() {
  return <SpendingChartPage search={Route.useSearch()} best={useBestForMe()} />;
}
