import { Coins } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Stat } from '@/components/stat.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { findNextExpiry, oldAfterDays } from '../list-balances.ts';
import { useBalances } from '../use-balances.ts';
import { AddBalance } from './add-balance.tsx';
import { BalanceItem } from './balance-item.tsx';

/** What the member has of every currency of points, what it is worth to them, and what it could become. */
export function MyPointsScreen() {
  const balances = useBalances(true) ?? [];
  const total = balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
  const next = findNextExpiry(balances);
  const old = balances.filter(({ ageDays }) => (ageDays ?? 0) > oldAfterDays).length;
  return (
    <>
      <PageHeader
        title="My points"
        description="What you have, what it is worth to you, and what it could become today."
      />
      <div className="grid gap-4">
        {balances.length > 0 && (
          <section
            aria-label="All my points"
            className="bg-card grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border p-4 md:grid-cols-3"
          >
            <Stat
              label="Worth to me"
              value={formatWholeDollars(total)}
              note={formatCount(balances.length, 'program')}
            />
            <Stat
              label="Next to expire"
              value={next ? formatDate(next.row.expires_on ?? '') : 'None'}
              note={
                next ? `${formatPoints(next.row.points)} ${next.system.name}` : 'no date entered'
              }
            />
            {old > 0 && (
              <Stat
                label="Balances to look up"
                value={String(old)}
                note={`older than ${oldAfterDays} days`}
              />
            )}
          </section>
        )}
        {balances.length === 0 ? (
          <EmptyState icon={<Coins />} title="No balance yet">
            Choose a program and enter what your account shows: you then see what it is worth, when
            it expires, and every transfer that is open today.
          </EmptyState>
        ) : (
          <ul aria-label="My points" className="bg-card divide-y rounded-md border">
            {balances.map((balance) => (
              <BalanceItem key={balance.row.id} balance={balance} />
            ))}
          </ul>
        )}
        <AddBalance taken={new Set(balances.map(({ system }) => system.id))} />
      </div>
    </>
  );
}
