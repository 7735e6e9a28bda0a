import { createFileRoute, stripSearchParams, useParams } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { WalletComparisonPage } from '@/features/plan/wallet-comparison/components/wallet-comparison-page.tsx';
import { walletComparisonSearchSchema } from '@/features/plan/wallet-comparison/schema.ts';
import { ensureSubjects } from '@/features/plan/wallet-comparison/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useBestForMe } from '../../-use-best-for-me.ts';

export const Route = createFileRoute('/app/wallet-comparisons')({
  staticData: { asksWhoApplies: true },
  validateSearch: walletComparisonSearchSchema,
  search: { middlewares: [stripSearchParams(walletComparisonSearchSchema.parse({}))] },
  head: () => createPageHead('Wallet comparison'),
  loader: ({ context }) => ensureSubjects(context.queryClient),
  component: WalletComparisonRoute,
  pendingComponent: skeletonOf('rows'),
});

/** One page for every selection: typed and open state survives a change of the selection in the address. */
function WalletComparisonRoute() {
  const { ids = '' } = useParams({ strict: false });
  return <WalletComparisonPage ids={ids} search={Route.useSearch()} best={useBestForMe()} />;
}
