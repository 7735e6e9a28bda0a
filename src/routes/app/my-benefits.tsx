import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { MyBenefitsScreen } from '@/features/use/my-benefits/components/my-benefits-screen.tsx';
import { ensureMyBenefits } from '@/features/use/my-benefits/queries.ts';
import { myBenefitSearchSchema } from '@/features/use/my-benefits/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-benefits')({
  validateSearch: myBenefitSearchSchema,
  head: () => createPageHead('My benefits'),
  loader: ({ context: { queryClient } }) => ensureMyBenefits(queryClient),
  component: MyBenefitsPage,
  pendingComponent: skeletonOf('verdict', 'tabs', 'toolbar', 'rows'),
});

function MyBenefitsPage() {
  return <MyBenefitsScreen search={Route.useSearch()} onSearchChange={useSearchChange()} />;
}
