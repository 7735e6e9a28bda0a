import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { rankCards } from '@/features/card-ranking/rank-cards.ts';
import { RedemptionChoice } from '@/features/current-user/components/redemption-choice.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { WalletStats } from '@/features/member-cards/components/wallet-stats.tsx';
import { ensureHeldWallet, useHeldWallet } from '@/features/member-cards/queries.ts';
import { MemberHomePage } from '@/features/member-home/components/member-home-page.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/')({
  head: () => createPageHead('Home'),
  loader: ({ context }) => ensureHeldWallet(context.queryClient),
  component: MemberHomeRoute,
  pendingComponent: () => <ListSkeleton label="Loading your home" />,
  errorComponent: RouteError,
});

function MemberHomeRoute() {
  const { inputs, ...wallet } = useHeldWallet();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <MemberHomePage
      ranking={rankCards(inputs, 'steady')}
      stats={<WalletStats wallet={wallet} inputs={inputs} />}
      preferenceChoice={<RedemptionChoice value={user.redemptionPreference} />}
    />
  );
}
