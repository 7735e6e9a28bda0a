import { formatWholeDollars } from '@/lib/format.ts';
import { wholeDollars } from '@/lib/shown-sums.ts';
import { useBalances } from '../use-balances.ts';
import { sumWorth } from '../list-balances.ts';
import { useSharedBalances } from '../use-shared-balances.ts';

export function HouseholdWorth() {
  const { isShown, isKnown, shared } = useSharedBalances();
  const own = sumWorth(useBalances(isShown) ?? []);
  if (!isKnown) return null;
  const theirs = sumWorth(shared.map(({ balance }) => balance));
  return (
    <p className="font-medium">
      Your household’s points are worth{' '}
      {formatWholeDollars(wholeDollars(own) + wholeDollars(theirs))} to you:{' '}
      {formatWholeDollars(own)} yours and {formatWholeDollars(theirs)} of the others.
    </p>
  );
}
