import { Coins } from 'lucide-react';
import { Suspense } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { useOwnerName } from '@/features/mine/people/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { findNextExpiry, oldAfterDays } from '../list-balances.ts';
import { useBalances } from '../use-balances.ts';
import { AddBalance } from './add-balance.tsx';
import { BalanceItem } from './balance-item.tsx';

// Lazy: most members have no household.
const HouseholdWorth = lazyNamed(() => import('./household-worth.tsx'), 'HouseholdWorth');
const SharedBalances = lazyNamed(() => import('./shared-balances.tsx'), 'SharedBalances');

export function MyPointsScreen() {
  const balances = useBalances(true) ?? [];
  const ownerName = useOwnerName();
  const total = balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
  const next = findNextExpiry(balances);
  const old = balances.filter(({ ageDays }) => (ageDays ?? 0) > oldAfterDays).length;
  return (
    <>
      <PageHeader
        title="My points"
        verdict={
          balances.length > 0 && `Your points are worth ${formatWholeDollars(total)} to you.`
        }
        description={
          balances.length === 0
            ? 'What you have, what it is worth to you, and what it could become today.'
            : [
                next
                  ? `${formatPoints(next.row.points)} ${next.system.name} expire next, on ${formatDate(next.row.expires_on ?? '')}.`
                  : 'You’ve entered no expiration dates.',
                ...(old > 0
                  ? [
                      `${formatCount(old, 'balance')} of ${balances.length} ${old === 1 ? 'is' : 'are'} older than ${oldAfterDays} days.`,
                    ]
                  : []),
              ].join(' ')
        }
      />
      <div className="grid gap-4">
        <HouseholdBar kind="points" />
        <Suspense>
          <HouseholdWorth />
        </Suspense>
        {balances.length === 0 ? (
          <EmptyState icon={<Coins />} title="No balance yet">
            Choose a program and enter what your account shows: you then see what it is worth, when
            it expires, and every transfer that is open today.
          </EmptyState>
        ) : (
          <ul aria-label="My points" className="border-foreground divide-y border-t">
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
        <Suspense>
          <SharedBalances />
        </Suspense>
      </div>
    </>
  );
}
