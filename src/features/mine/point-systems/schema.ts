import { numberIn, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

type Provenance = {
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type PublishedValuation = Provenance & {
  readonly id: number;
  readonly publisher: string;
  /** US cents per point. */
  readonly value: number;
  readonly published_on: string;
};

export type PointTransferRow = Provenance & {
  readonly id: number;
  readonly from_point_system_id: number;
  readonly to_point_system_id: number;
  /** Set if the transfer needs this card. */
  readonly credit_card_id: number | null;
  readonly points_out: number;
  readonly points_in: number;
  readonly min_increment: number;
  readonly bonus_percent: number | null;
  readonly bonus_during: unknown;
  readonly valid_during: unknown;
};

/** Points of a member that a transfer turns into points of another program. */
export type Reaching = {
  /** The program they are in. */
  readonly from: string;
  readonly points: number;
  readonly arrives: number;
  /** Worth to the member of what arrives. */
  readonly worthCents: number;
  /** Worth to the member of the points if they stay. */
  readonly keptCents: number;
};

export const pointSystemKinds = ['transferable', 'airline', 'hotel', 'cashback', 'other'] as const;
const pointSystemSorts = ['mine', 'value', 'name', 'cards', 'partners'] as const;

export const pointSystemSearchSchema = searchSchema({
  q: text(80),
  kind: oneOf(pointSystemKinds),
  sort: oneOf(pointSystemSorts),
});
export type PointSystemSearch = SearchOf<typeof pointSystemSearchSchema>;

export const pointSystemDetailSearchSchema = searchSchema({
  /** Number of points in the transfer table. */
  points: numberIn({ min: 1, max: 1_000_000_000, isWhole: true }),
});

/** An award and its price in cash, both dollar amounts; `to` is the slug of the system it is priced in. */
export const pointsOrCashSearchSchema = searchSchema({
  to: text(80),
  points: numberIn({ min: 1, max: 1_000_000_000, isWhole: true }),
  cash: numberIn({ min: 0.01, max: 1_000_000 }),
  taxes: numberIn({ min: 0, max: 1_000_000 }),
});
export type PointsOrCashSearch = SearchOf<typeof pointsOrCashSearchSchema>;
