import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { useOwnerName } from '@/features/people/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { findNextExpiry, oldAfterDays } from '../list-balances.ts';
import * as texts from '../texts.ts';
import { useBalances } from '../use-balances.ts';
import { AddBalance } from './add-balance.tsx';
import { BalanceItem } from './balance-item.tsx';

type MyPointsScreenProps = {
  /** Chooses whether the others of a household are shown too, and what all of them have. */
  whose: ReactNode;
  /** The points of those others. */
  others: ReactNode;
};

/** What the member has of every currency of points, what it is worth to them, and what it could become. */
export function MyPointsScreen({ whose, others }: MyPointsScreenProps) {
  const balances = useBalances(true) ?? [];
  const ownerName = useOwnerName();
  const total = balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
  const next = findNextExpiry(balances);
  const old = balances.filter(({ ageDays }) => (ageDays ?? 0) > oldAfterDays).length;
  return (
    <>
      <PageHeader
        title={texts.myPoints}
        verdict={balances.length > 0 && texts.yourPointsAreWorthTo(formatWholeDollars(total))}
        description={
          balances.length === 0
            ? texts.whatYouHaveWhatIt
            : [
                next
                  ? texts.expireNextOn(
                      formatPoints(next.row.points),
                      next.system.name,
                      formatDate(next.row.expires_on ?? ''),
                    )
                  : texts.youveEnteredNoExpirationDates,
                ...(old > 0
                  ? [
                      texts.ofIsAreOlderThan(
                        formatCount(old, texts.balance),
                        balances.length,
                        old,
                        oldAfterDays,
                      ),
                    ]
                  : []),
              ].join(' ')
        }
      />
      <div className="grid gap-4">
        {whose}
        {balances.length === 0 ? (
          <EmptyState icon={<Coins />} title={texts.noBalanceYet}>
            {texts.chooseAProgramAndEnter}
          </EmptyState>
        ) : (
          <ul aria-label={texts.myPoints} className="border-foreground divide-y border-t">
            {balances.map((balance) => (
              <BalanceItem
                key={balance.row.id}
                balance={balance}
                owner={ownerName(balance.row.person_id)}
              />
            ))}
          </ul>
        )}
        <AddBalance taken={balances.map(({ row }) => row)} />
        {others}
      </div>
    </>
  );
}
