import { formatWholeDollars } from '@/lib/format.ts';
import { sumWorth } from '../group-shared-balances.ts';
import * as texts from '../texts.ts';
import { useBalances } from '../use-balances.ts';
import { useSharedBalances } from '../use-shared-balances.ts';

/** What all points of the household are worth to the member, while the tab shows it. */
export function HouseholdWorth() {
  const { isShown, isKnown, shared } = useSharedBalances();
  const own = sumWorth(useBalances(isShown) ?? []);
  if (!isKnown) return null;
  const theirs = sumWorth(shared.map(({ balance }) => balance));
  return (
    <p className="font-medium">
      {texts.thePointsOfYourHousehold(
        formatWholeDollars(own + theirs),
        formatWholeDollars(own),
        formatWholeDollars(theirs),
      )}
    </p>
  );
}
