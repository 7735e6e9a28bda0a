import { formatForeignFee } from '@/lib/card-terms.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import {
  type CardRankingSearch,
  type RankedCard,
  type RankingColumn,
  usualColumns,
} from './schema.ts';

export const columnLabels: Readonly<Record<RankingColumn, string>> = {
  added: 'Adds to my wallet',
  rewards: 'Rewards',
  credits: 'Credits',
  bonus: 'Bonus',
  fee: 'Fee',
  foreign: 'Foreign fee',
  points: 'Points',
};

/** Short labels for narrow screens, where each figure has its label beside it. */
export const shortLabels: typeof columnLabels = {
  ...columnLabels,
  added: 'Adds',
  foreign: 'Abroad',
};

/** The columns of a search; a bonus is there in a first year only. */
export function columnsOf({ columns, year }: CardRankingSearch): readonly RankingColumn[] {
  return (columns ?? usualColumns).filter((column) => column !== 'bonus' || year === 'first');
}

export function formatAdded(cents: number): string {
  return `${cents >= 50 ? '+' : ''}${formatWholeDollars(cents)}`;
}

/** Text of a cell; null while unknown. */
export function describeColumn(
  { card, figures, addedCents }: RankedCard,
  column: RankingColumn,
  pointsOf: (systemId: number) => string,
): string | null {
  const { netCents, rewardsCents, creditsCents, bonusCents } = figures;
  const earned = [rewardsCents, creditsCents, bonusCents];
  const taken = netCents - rewardsCents - creditsCents - bonusCents;
  const [rewards = 0, credits = 0, bonus = 0] = shownParts([...earned, taken]);
  switch (column) {
    case 'added':
      return addedCents === null ? null : formatAdded(addedCents);
    case 'rewards':
      return formatWholeDollars(rewards);
    case 'credits':
      return formatWholeDollars(credits);
    case 'bonus':
      return formatWholeDollars(bonus);
    case 'fee':
      return formatAnnualFee(figures.feesCents);
    case 'foreign':
      return formatForeignFee(card.foreign_transaction_fee_percent);
    case 'points':
      return pointsOf(card.point_system_id);
  }
}
