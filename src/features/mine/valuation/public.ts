import { formatWholeDollars } from '@/lib/format.ts';
import { shownParts } from '@/lib/shown-sums.ts';

type YearSums = {
  readonly rewardsCents: number;
  readonly creditsCents: number;
  readonly feesCents: number;
  readonly costsCents: number;
};

/** Explains in a sentence where a wallet's net value in a year comes from. */
export function describeYear({
  rewardsCents,
  creditsCents,
  feesCents,
  costsCents,
}: YearSums): string {
  const [rewards = 0, credits = 0, fees = 0, payees = 0] = shownParts([
    rewardsCents,
    creditsCents,
    0 - feesCents,
    0 - costsCents,
  ]);
  const costs =
    costsCents > 0
      ? ` and ${formatWholeDollars(0 - payees)} that payees charge for taking cards`
      : '';
  return `${formatWholeDollars(rewards)} of rewards and ${formatWholeDollars(credits)} of credits you’ll actually use, less ${formatWholeDollars(0 - fees)} of annual fees${costs}.`;
}
