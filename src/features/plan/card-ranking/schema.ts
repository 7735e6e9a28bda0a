import type { Obstacle } from '@/domain/rewards/catalog/proposal.ts';
import type { Cents } from '@/domain/units.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { someOf } from '@/lib/search-fields.ts';
import { flag, numberIn, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const rankingSorts = [
  'net',
  'added',
  'rewards',
  'credits',
  'bonus',
  'fee',
  'foreign',
  'name',
] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** Optional columns; the card and its net value always show. */
export const rankingColumns = [
  'added',
  'rewards',
  'credits',
  'bonus',
  'fee',
  'foreign',
  'points',
] as const;
export type RankingColumn = (typeof rankingColumns)[number];

export const usualColumns: readonly RankingColumn[] = [
  'added',
  'rewards',
  'credits',
  'bonus',
  'fee',
];

export const cardRankingSearchSchema = searchSchema({
  year: oneOf(['steady', 'first'], 'steady'),
  q: text(200, ''),
  issuer: text(200, ''),
  network: text(200, ''),
  system: text(200, ''),
  kind: oneOf(['all', 'personal', 'business'], 'all'),
  /** Dollars a year at most; absent is any. */
  fee: numberIn(),
  /** Which cards to show: available or held ones, all, or only held ones. */
  show: oneOf(['open', 'all', 'mine'], 'open'),
  /** False leaves out cards that rest on a fact of low confidence. */
  low: flag(true),
  sort: oneOf(rankingSorts, 'net'),
  dir: oneOf(['asc', 'desc'], 'desc'),
  /** The chosen columns; absent for the usual ones. */
  columns: someOf(rankingColumns),
});
export type CardRankingSearch = SearchOf<typeof cardRankingSearchSchema>;

export const defaultCardRankingSearch = cardRankingSearchSchema.parse({});

/** A card's yearly value as the only card, with all spending on it. */
export type CardFigures = {
  readonly netCents: Cents;
  readonly rewardsCents: Cents;
  readonly creditsCents: Cents;
  readonly bonusCents: Cents;
  readonly feesCents: Cents;
  /** The spending that it earns for. */
  readonly spendCents: Cents;
};

export type RankedCard = {
  readonly card: CardRow;
  readonly issuer: string;
  readonly figures: CardFigures;
  /** Value it adds to the held cards; for a held card, to the others. Null until known. */
  readonly addedCents: number | null;
  readonly isUncertain: boolean;
  /** Low-confidence facts left out, in words. */
  readonly uncounted: readonly string[];
  /** True if the rules refuse its bonus today, and its figures are without it. */
  readonly isBonusRefused: boolean;
  /** Why it is not proposed to the member; null if it is. */
  readonly obstacle: Obstacle | null;
};

/** A card that would add to the wallet. */
export type Suggestion = RankedCard & { readonly addedCents: number };
