import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { dayNumberOf } from '@/domain/calendar.ts';
import { FirstProfile } from '@/features/annual-spending/components/first-profile.tsx';
import { spendingPresetsQuery } from '@/features/annual-spending/queries.ts';
import { bonusTrackersQuery } from '@/features/bonus-tracker/queries.ts';
import { RedemptionChoice } from '@/features/current-user/components/redemption-choice.tsx';
import { currentUserEdits } from '@/features/current-user/mutations.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { ensureEligibility } from '@/features/eligibility/queries.ts';
import { QuickAddCards } from '@/features/member-cards/components/quick-add-cards.tsx';
import { WalletStats } from '@/features/member-cards/components/wallet-stats.tsx';
import { ensureHeldWallet, useHeldWallet } from '@/features/member-cards/queries.ts';
import { MemberHomePage } from '@/features/member-home/components/member-home-page.tsx';
import { homeSearchSchema } from '@/features/member-home/schema.ts';
import { ensureMyBenefits } from '@/features/my-benefits/queries.ts';
import { TipPanel } from '@/features/tips/components/tip-panel.tsx';
import { tipsQuery } from '@/features/tips/queries.ts';
import { useUpcoming } from '@/features/upcoming-fees/use-upcoming.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/')({
  validateSearch: homeSearchSchema,
  head: () => createPageHead('Home'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureHeldWallet(queryClient),
      ensureEligibility(queryClient),
      ensureMyBenefits(queryClient),
      queryClient.ensureQueryData(bonusTrackersQuery()),
      queryClient.ensureQueryData(spendingPresetsQuery()),
      queryClient.ensureQueryData(tipsQuery()),
    ]),
  component: MemberHomeRoute,
  pendingComponent: () => <PageSkeleton label="Loading your home" parts={['stats', 'panels']} />,
  errorComponent: RouteError,
});

function MemberHomeRoute() {
  const { step } = Route.useSearch();
  const { inputs, ...wallet } = useHeldWallet();
  const { upcoming } = useUpcoming();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: tips } = useSuspenseQuery(tipsQuery());
  const select = useMutation(currentUserEdits.updateSelectedAnnualSpendingProfileId);
  return (
    <MemberHomePage
      step={step}
      upcoming={upcoming}
      stats={<WalletStats wallet={wallet} inputs={inputs} />}
      tip={<TipPanel tips={tips} day={dayNumberOf(inputs.date)} />}
      setupParts={{
        preference: (
          <RedemptionChoice value={user.redemptionPreference} label="How do you redeem points?" />
        ),
        cards: <QuickAddCards />,
        spending: <FirstProfile onCreated={select.mutate} />,
      }}
    />
  );
}
