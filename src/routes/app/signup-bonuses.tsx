import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { SignupBonusesScreen } from '@/features/plan/signup-bonuses/components/signup-bonuses-screen.tsx';
import { bonusSearchSchema } from '@/features/plan/signup-bonuses/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/signup-bonuses')({
  staticData: { asksWhoApplies: true },
  validateSearch: bonusSearchSchema,
  head: () => createPageHead('Sign-up bonuses'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureEligibility(queryClient), ensureHeldWallet(queryClient)]),
  component: SignupBonusesPage,
  pendingComponent: skeletonOf('verdict', 'toolbar', 'rows'),
});

function SignupBonusesPage() {
  return (
    <OwnFactsProvider>
      <SignupBonusesScreen search={Route.useSearch()} onSearchChange={useSearchChange()} />
    </OwnFactsProvider>
  );
}
