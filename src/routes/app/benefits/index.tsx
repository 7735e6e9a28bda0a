import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { BenefitsScreen } from '@/features/learn/benefits/components/benefits-screen.tsx';
import { benefitSearchSchema } from '@/features/learn/benefits/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/benefits/')({
  validateSearch: benefitSearchSchema,
  head: () => createPageHead('Benefits'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureCatalog(queryClient), ensureHeldWallet(queryClient)]),
  component: BenefitsPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function BenefitsPage() {
  const search = Route.useSearch();
  return <BenefitsScreen search={search} onSearchChange={useSearchChange()} />;
}
