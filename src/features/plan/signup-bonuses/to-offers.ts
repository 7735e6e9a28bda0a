import type { BonusFilters } from '@contract/preferences.ts';
import { type BonusReach, judgeBonusReach } from '@/domain/bonus/bonus-reach.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import { cents, points } from '@/domain/units.ts';
import { type CardRow, isOld, offerAgeDays } from '@/features/catalog/facts/schema.ts';
import type { StandingWords } from '@/features/mine/eligibility/schema.ts';
import { countedMoney, countedPoints } from '@/lib/card-terms.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { BonusSearch, OfferRow, OfferTierRow } from './schema.ts';

export type Named = { readonly slug: string; readonly name: string };

export type Offer = {
  readonly row: OfferRow;
  readonly card: CardRow;
  /** Share of its credits that the member's spending uses, from 0 to 1. */
  readonly creditShare: number;
  readonly issuer: Named;
  readonly points: Named;
  /** The whole offer at the member's value of its points, in cents. */
  readonly valueCents: number;
  /** Value of the tiers the member's spending reaches; of all tiers while no spending is known. */
  readonly reachedCents: number;
  /** Fee of the first year. */
  readonly feeCents: number;
  /** Spending and days of the last step that counts. */
  readonly needed: { readonly spendCents: number; readonly windowDays: number };
  /** Counted value less the first year's fee, before the cost of the spending. */
  readonly netCents: number;
  /** Spending its last tier requires. */
  readonly spendCents: number;
  readonly windowDays: number;
  /** The tiers the member's spending reaches without extra effort. */
  readonly reach: BonusReach;
  /** The best offer of the card that is known, this one included, in cents. */
  readonly bestEverCents: number;
  readonly history: readonly { readonly row: OfferRow; readonly valueCents: number }[];
  readonly standing: StandingWords;
  /** Days since it was last confirmed; null if unknown. */
  readonly ageDays: number | null;
};

export type OfferContext = {
  readonly today: CalendarDate;
  readonly yearlySpendCents: number;
  readonly centsPerPointOf: (card: CardRow) => number;
  readonly issuerOf: (card: CardRow) => Named;
  readonly pointsOf: (card: CardRow) => Named;
  readonly standingOf: (card: CardRow) => StandingWords;
  readonly creditShareOf: (offer: OfferRow) => number;
};

function valueOf(
  tiers: readonly OfferTierRow[],
  centsPerPoint: number,
  creditShare: number,
): number {
  return tiers.reduce(
    (sum, tier) => sum + countedPoints(tier) * centsPerPoint + countedMoney(tier, creditShare),
    0,
  );
}

function isOpen(row: OfferRow, today: CalendarDate): boolean {
  const { is_current, starts_on, ends_on } = row;
  return (
    !isOld(offerAgeDays(row, today)) &&
    is_current &&
    (starts_on === null || starts_on <= today) &&
    (ends_on === null || ends_on >= today)
  );
}

const isLow = ({ confidence }: OfferRow) => confidence === 'low';

/**
 * The newest current offer of each card open to new applicants, the best of equally new ones; a low-confidence offer,
 * which figures do not count, only if there is no other.
 */
export function toOffers(
  rows: readonly OfferRow[],
  cards: readonly CardRow[],
  context: OfferContext,
): Offer[] {
  const byCard = new Map<number, OfferRow[]>();
  for (const row of rows) {
    byCard.set(row.credit_card_id, [...(byCard.get(row.credit_card_id) ?? []), row]);
  }
  return cards.flatMap((card): Offer[] => {
    const cpp = context.centsPerPointOf(card);
    const valued = (byCard.get(card.id) ?? [])
      .filter((row) => row.signup_bonus_tiers.length > 0)
      .map((row) => ({
        row,
        valueCents: valueOf(row.signup_bonus_tiers, cpp, context.creditShareOf(row)),
      }))
      .sort((a, b) => b.valueCents - a.valueCents);
    const [best] = valued
      .filter(({ row }) => isOpen(row, context.today))
      .sort(
        (a, b) =>
          Number(isLow(a.row)) - Number(isLow(b.row)) ||
          (b.row.verified_on ?? '').localeCompare(a.row.verified_on ?? ''),
      );
    if (!best || !card.opened_to_new) return [];
    const { row, valueCents } = best;
    const creditShare = context.creditShareOf(row);
    const tiers = row.signup_bonus_tiers.toSorted((a, b) => a.tier - b.tier);
    const fee = row.first_year_fee_waived === true ? 0 : card.first_year_fee_cents;
    const reach = judgeBonusReach(
      {
        tiers: tiers.map((tier) => ({
          spendCents: cents(tier.spend_cents),
          windowDays: tier.window_days,
          points: points(countedPoints(tier)),
          cashCents: cents(countedMoney(tier, creditShare)),
        })),
      },
      context.today,
      context.yearlySpendCents,
    );
    const standing = context.standingOf(card);
    // A bonus the member is not eligible for is worth nothing, whatever they spend.
    const counted = standing.isWithoutBonus
      ? []
      : context.yearlySpendCents > 0
        ? tiers.filter((_tier, index) => reach.tiers[index]?.kind === 'reached')
        : tiers;
    const reachedCents = valueOf(counted, cpp, creditShare);
    const last = counted.toSorted((a, b) => b.spend_cents - a.spend_cents)[0];
    return [
      {
        row,
        card,
        creditShare,
        issuer: context.issuerOf(card),
        points: context.pointsOf(card),
        valueCents,
        reachedCents,
        feeCents: fee,
        needed: { spendCents: last?.spend_cents ?? 0, windowDays: last?.window_days ?? 0 },
        netCents: reachedCents - fee,
        spendCents: Math.max(0, ...tiers.map((tier) => tier.spend_cents)),
        windowDays: Math.max(0, ...tiers.map((tier) => tier.window_days)),
        reach,
        bestEverCents: valued[0]?.valueCents ?? valueCents,
        history: valued.toSorted((a, b) =>
          (b.row.ends_on ?? '9999').localeCompare(a.row.ends_on ?? '9999'),
        ),
        standing,
        ageDays: offerAgeDays(row, context.today),
      },
    ];
  });
}

/** Value of an offer relative to its card's best known one: 1 equals the best. */
export function shareOfBest({ valueCents, bestEverCents }: Offer): number {
  return bestEverCents === 0 ? 1 : valueCents / bestEverCents;
}

function isWanted(offer: Offer, filters: BonusFilters): boolean {
  const { card } = offer;
  return (
    (filters.issuers.length === 0 || filters.issuers.includes(offer.issuer.slug)) &&
    (filters.pointSystems.length === 0 || filters.pointSystems.includes(offer.points.slug)) &&
    (filters.kind === null || card.is_business === (filters.kind === 'business')) &&
    (filters.maximumAnnualFeeCents === null ||
      card.annual_fee_cents <= filters.maximumAnnualFeeCents) &&
    (filters.maximumSpendCents === null || offer.spendCents <= filters.maximumSpendCents) &&
    (filters.includeLowConfidence || offer.row.confidence !== 'low') &&
    (!filters.onlyEligible || offer.standing.tone === 'yes')
  );
}

/** An offer's net value to the member: its spending costs the rewards lost elsewhere. */
export function worthOf(offer: Offer, costCents: number): number {
  return offer.netCents - costCents;
}

/** The offers that match, the one worth most to the member first by default. */
export function listOffers(
  offers: readonly Offer[],
  filters: BonusFilters,
  { q = '', sort }: Pick<BonusSearch, 'q' | 'sort'>,
  costOf: (offer: Offer) => number = () => 0,
): Offer[] {
  const byName = (a: Offer, b: Offer) => a.card.name.localeCompare(b.card.name);
  const byWorth = (a: Offer, b: Offer) => worthOf(b, costOf(b)) - worthOf(a, costOf(a));
  return offers
    .filter(
      (offer) =>
        isWanted(offer, filters) &&
        matchesSearch(`${offer.card.name} ${offer.issuer.name} ${offer.points.name}`, q),
    )
    .sort((a, b) => {
      if (sort === 'name') return byName(a, b);
      if (sort === 'spend') return a.spendCents - b.spendCents || byName(a, b);
      if (sort === 'history') return shareOfBest(b) - shareOfBest(a) || byWorth(a, b);
      return byWorth(a, b) || byName(a, b);
    });
}
