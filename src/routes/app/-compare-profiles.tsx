import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import { ProfileComparison } from '@/features/mine/annual-spending/components/profile-comparison.tsx';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import type { AnnualSpendingSearch } from '@/features/mine/annual-spending/search.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';

/** The member's profiles side by side, each with what their cards are worth for it. */
export function CompareProfiles({ search }: { search: AnnualSpendingSearch }) {
  const { inputs, held } = useHoldings();
  const problem = inputs.problemOf('steady');
  const valueFor = ({ amounts }: SpendingProfileRow) => {
    const spending = Object.fromEntries(
      Object.entries(amounts).map(([slug, amount]) => [slug, cents(amount)]),
    );
    return valueWalletIn(contextOf({ ...problem, spending }), held).netCents;
  };
  return (
    <ProfileComparison
      search={search}
      profiles={inputs.profiles}
      categories={inputs.rows.categories}
      valueFor={held.length > 0 ? valueFor : undefined}
    />
  );
}
