import { formatWholeDollars } from '@/lib/format.ts';
import * as texts from './texts.ts';

type YearSums = {
  readonly rewardsCents: number;
  readonly creditsCents: number;
  readonly feesCents: number;
  readonly costsCents: number;
};

/** What the net value of a wallet in a year comes from, as a sentence. */
export function describeYear({
  rewardsCents,
  creditsCents,
  feesCents,
  costsCents,
}: YearSums): string {
  const costs = costsCents > 0 ? texts.andThatPayeesChargeFor(formatWholeDollars(costsCents)) : '';
  return texts.ofRewardsAndOfCredits(
    formatWholeDollars(rewardsCents),
    formatWholeDollars(creditsCents),
    formatWholeDollars(feesCents),
    costs,
  );
}
