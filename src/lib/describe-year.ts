import { formatWholeDollars } from '@/lib/format.ts';

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
  const costs =
    costsCents > 0
      ? ` and ${formatWholeDollars(costsCents)} that payees charge for taking cards`
      : '';
  return `${formatWholeDollars(rewardsCents)} of rewards and ${formatWholeDollars(creditsCents)} of credits you’ll actually use, less ${formatWholeDollars(feesCents)} of annual fees${costs}.`;
}
