import type { CurrentUser } from '@contract/current-user.ts';
import { type QueryClient, replaceEqualDeep, useSuspenseQueries } from '@tanstack/react-query';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { PointBalanceRow, ValuationInputs, ValuationSettings } from './schema.ts';
import { pointBalancesQuery } from './tables.ts';
import { toValuationInputs } from './to-valuation-inputs.ts';

const remember = memoizeLast(toValuationInputs);

let kept: ValuationSettings | undefined;

/** The same value until one of them changes: filters, names and orders of a member change no figure. */
function keepSettings(
  user: CurrentUser,
  heldCardIds: readonly number[],
  balances: readonly PointBalanceRow[],
): ValuationSettings {
  kept = replaceEqualDeep(kept, {
    redemptionPreference: user.redemptionPreference,
    pointSystemTiers: user.pointSystemTiers,
    pointSystemCustomValues: user.pointSystemCustomValues,
    benefitCustomValues: user.benefitCustomValues,
    spendingCategoriesCustomValues: user.spendingCategoriesCustomValues,
    selectableCategories: user.selectableCategories,
    showsExpectedQuarters: user.showsExpectedQuarters,
    paymentCosts: user.paymentCosts,
    usedPrograms: user.usedPrograms,
    selectedAnnualSpendingProfileId: user.selectedAnnualSpendingProfileId,
    heldCardIds: [...new Set(heldCardIds)].sort((a, b) => a - b),
    balanceSystemIds: balances.flatMap((row) => (row.points > 0 ? row.point_system_id : [])),
  });
  return kept;
}

export async function ensureValuationInputs(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureCatalog(client),
    client.ensureQueryData(currentUserQuery()),
    client.ensureQueryData(spendingProfilesQuery()),
    client.ensureQueryData(pointBalancesQuery()),
  ]);
}

/** The engine's inputs for the member and these products, kept current with all data behind them. */
export function useValuationInputs(heldCardIds: readonly number[]): ValuationInputs {
  const catalog = useCatalog();
  const [user, profiles, balances] = useSuspenseQueries({
    queries: [currentUserQuery(), spendingProfilesQuery(), pointBalancesQuery()],
  });
  const settings = keepSettings(user.data, heldCardIds, balances.data);
  return remember(catalog, settings, profiles.data, getToday());
}
