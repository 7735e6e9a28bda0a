import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { CreditUnionsScreen } from '@/features/learn/credit-unions/components/credit-unions-screen.tsx';
import { creditUnionPagesQuery } from '@/features/learn/credit-unions/queries.ts';
import { creditUnionSearchSchema } from '@/features/learn/credit-unions/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/credit-unions/')({
  validateSearch: creditUnionSearchSchema,
  head: () => createPageHead('Credit unions'),
  loaderDeps: ({ search }) => ({ search }),
  // Not awaited: the screen keeps its rows until those of a new search arrive.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(creditUnionPagesQuery(deps.search));
  },
  component: CreditUnionsPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function CreditUnionsPage() {
  const search = Route.useSearch();
  return <CreditUnionsScreen search={search} onSearchChange={useSearchChange()} />;
}
