import type { CurrentUser } from '@contract/current-user.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import type {
  HeldCard,
  Preferences,
  RewardProblem,
  SpendingProfile,
  ValuedYear,
} from '@/domain/rewards/problem.ts';
import type { ProgramUse } from '@/domain/rewards/value/program-use.ts';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import type {
  BonusRow,
  CardRow,
  CatalogRows,
  MemberSettings,
  OfferSettings,
  PointSystemRow,
} from '@/features/catalog/facts/schema.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { createField, keep, refuse } from '@/lib/fields/field.ts';
import { money, points } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';
import { formatPoints } from '@/lib/format.ts';

/** Typed as `82,500` or `82.5k`. */
export const balancePoints = createField(
  'points',
  'Points',
  'points',
  { isRequired: true, problem: 'Enter points such as 82,500.' },
  {
    parse: (text) => {
      const plain = text.replaceAll(/[,\s]/gu, '').toLowerCase();
      const [, digits, thousands] = /^(\d+(?:\.\d{1,3})?)(k?)$/u.exec(plain) ?? [];
      const points = thousands === 'k' ? Math.round(Number(digits) * 1000) : Number(digits);
      return Number.isInteger(points) && points <= 1_000_000_000_000 ? keep(points) : refuse('');
    },
    toText: (points) => formatPoints(Number(points)),
  },
);

export const pointBalance = defineRecord('point_balances', 'Point balances', [
  relation(
    'point_system_id',
    'Program',
    { table: 'point_systems', label: 'name' },
    { isRequired: true },
  ),
  balancePoints,
  /** Day the member last updated it. */
  date('counted_on', 'Entered'),
  /** Day the points expire without activity; null if never, or unknown. */
  date('expires_on', 'Expires'),
  /** Owner of the points; null for the member. */
  ownRow('person_id', 'Whose', { isLater: true }),
]);
export type PointBalanceRow = RecordOf<typeof pointBalance>;

/** Points that a member used, with the price in cash that they saved. */
export const redemption = defineRecord('redemptions', 'Redemptions', [
  relation(
    'point_system_id',
    'Program',
    { table: 'point_systems', label: 'name' },
    { isRequired: true },
  ),
  points('points', 'Points', { isRequired: true, min: 1, max: 1_000_000_000 }),
  money('cash_cents', 'Price in cash', { isRequired: true, min: 1, max: 100_000_000 }),
  money('taxes_cents', 'Taxes', { isRequired: true, max: 100_000_000 }),
  date('redeemed_on', 'Used on', { isRequired: true }),
  createdAt,
]);
export type RedemptionRow = RecordOf<typeof redemption>;

export type ValuationSettings = MemberSettings &
  Pick<CurrentUser, 'selectedAnnualSpendingProfileId'>;

/** A first year opens the cards that are not held, so the question must say which ones are held. */
type ProblemOf = {
  (year: 'steady'): RewardProblem;
  (year: ValuedYear, held: readonly HeldCard[]): RewardProblem;
};

/** All inputs of an engine question for the signed-in member. */
export type ValuationInputs = {
  readonly rows: CatalogRows;
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  readonly names: LedgerNames;
  readonly date: CalendarDate;
  /** Use of a program of one brand, by its point system; null for other points. */
  readonly programUseOf: (system: PointSystemRow) => ProgramUse | null;
  readonly cardRowOf: (slug: string) => CardRow;
  /** The sign-up offer of a card that counts in a first year, by the card's slug. */
  readonly offerOf: (slug: string) => BonusRow | null;
  /** Share of an offer's credits that the member's spending uses, from 0 to 1. */
  readonly creditShareOf: (offer: Pick<BonusRow, 'signup_bonus_credits'>) => number;
  /** Low-confidence facts left out of a card's figures, in words, by card slug. */
  readonly uncountedOf: (slug: string) => readonly string[];
  /** The selected profile; null while the member has none. */
  readonly profile: SpendingProfileRow | null;
  readonly profiles: readonly SpendingProfileRow[];
  readonly spending: SpendingProfile;
  readonly problemOf: ProblemOf;
  /** The same with facts that are counted only where they are asked for. */
  readonly counting: (asked: OfferSettings) => ValuationInputs;
  /** The same inputs without the sign-up bonuses of these cards, given by slug. */
  readonly withoutBonuses: (slugs: readonly string[]) => ValuationInputs;
};
