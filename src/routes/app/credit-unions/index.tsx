import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { CreditUnionsScreen } from '@/features/learn/credit-unions/components/credit-unions-screen.tsx';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import {
  creditUnionPagesQuery,
  issuingUnionsQuery,
} from '@/features/learn/credit-unions/queries.ts';
import { creditUnionSearchSchema } from '@/features/learn/credit-unions/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/credit-unions/')({
  validateSearch: creditUnionSearchSchema,
  head: () => createPageHead('Credit unions'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient }, deps: { search } }) => {
    // Not awaited: the screen keeps its rows until those of a new search arrive.
    if (search.q || search.state) {
      void queryClient.prefetchInfiniteQuery(creditUnionPagesQuery(search));
    }
    const { cards } = await ensureCatalog(queryClient);
    await queryClient.ensureQueryData(issuingUnionsQuery(cards));
  },
  component: CreditUnionsPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function CreditUnionsPage() {
  const search = Route.useSearch();
  return <CreditUnionsScreen search={search} onSearchChange={useSearchChange()} />;
}
