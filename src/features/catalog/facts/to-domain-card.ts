import type {
  CapPeriod,
  Card,
  Choice,
  ChoiceMode,
  ChoiceOption,
  EarningRule,
  LinkedRate,
  PaymentCost,
} from '@/domain/rewards/catalog/card.ts';
import type { NotAccepted } from '@/domain/rewards/catalog/catalog.ts';
import type { Channel, Scope } from '@/domain/rewards/catalog/sub-category.ts';
import { spanIncludes } from '@/domain/date-span.ts';
import { activationPeriod } from '@/domain/purchase/activation.ts';
import { countsRate } from '@/domain/rewards/catalog/counted-facts.ts';
import { cents, percent, points, type PointsPerDollar, pointsPerDollar } from '@/domain/units.ts';
import { expectQuarters } from '@/domain/rewards/rate/expect-quarters.ts';
import { pickBonus, toDomainBonus, toReferralPoints } from './pick-bonus.ts';
import { parseDateRange } from './list-uncounted.ts';
import type {
  AcceptanceRow,
  BonusRow,
  CapRow,
  CardRow,
  ChoiceRow,
  LinkedRateRow,
  OfferSettings,
  SpendingCostRow,
} from './schema.ts';
import { type CreditContext, toDomainCredits } from './to-domain-credits.ts';
import type { ToScope } from './to-scope.ts';

const capPeriods: readonly CapPeriod[] = [
  'billing_cycle',
  'month',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
];
const choiceModes: readonly ChoiceMode[] = ['member_selected', 'top_spend', 'rotating'];
const channels: readonly Channel[] = ['any', 'direct', 'portal', 'prepaid', 'online', 'foreign'];

/** The usual fee, if the issuer's is unknown: an unknown fee must not look like no fee. */
const usualForeignFeePercent = 3;

type CardContext = CreditContext & {
  readonly issuer: string;
  readonly pointSystem: string;
  readonly tierBonusPercent: number;
  /** Payees' fees for this card in particular. */
  readonly costRows: readonly SpendingCostRow[];
  readonly offers: OfferSettings;
  /** Share of an offer's credits that the member's spending uses. */
  readonly creditShareOf: (offer: BonusRow) => number;
  readonly showsExpectedQuarters: boolean;
};

function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((entry) => entry === value);
  if (found === undefined) throw new RangeError(`unknown ${what}: ${value}`);
  return found;
}

function slugOf(slugs: ReadonlyMap<number, string>, id: number, what: string): string {
  const slug = slugs.get(id);
  if (slug === undefined) throw new RangeError(`unknown ${what}: ${id}`);
  return slug;
}

function toOptions(choice: ChoiceRow, context: CardContext): ChoiceOption[] {
  const covers = new Map<string, Scope[]>();
  for (const row of choice.card_choice_options) {
    covers.set(row.slug, [...(covers.get(row.slug) ?? []), context.toScope(row)]);
  }
  return [...covers].map(([slug, scopes]) => ({ slug, covers: scopes }));
}

/**
 * Converts the catalog's total rate beyond a cap: for a cap with additive rules, the engine needs the remaining
 * addition, which is zero if the total is the base rate.
 */
function toFallbackRate(row: CardRow, cap: CapRow): PointsPerDollar {
  const rules = row.category_points.filter((rule) => rule.spending_cap_id === cap.id);
  const isAdded = rules.length > 0 && rules.every((rule) => rule.is_additive);
  const rate = isAdded ? Math.max(0, cap.fallback_rate - row.base_rate) : cap.fallback_rate;
  return pointsPerDollar(rate);
}

function toLinkedRate(row: LinkedRateRow): LinkedRate {
  const steps = [
    [row.step_1_at_least_percent, row.step_1_rate],
    [row.step_2_at_least_percent, row.step_2_rate],
    [row.step_3_at_least_percent, row.step_3_rate],
    [row.step_4_at_least_percent, row.step_4_rate],
  ] as const;
  return {
    slug: row.slug,
    covers: row.sub_category_slugs.map((slug) => ({ kind: 'sub_category', slug })),
    steps: steps.flatMap(([atLeastPercent, rate]) =>
      atLeastPercent === null || rate === null
        ? []
        : [{ atLeast: atLeastPercent / 100, rate: pointsPerDollar(rate) }],
    ),
    otherwisePoints: points(row.otherwise_points),
    or:
      row.points_per_other_dollar === null || row.at_most_rate === null
        ? null
        : {
            pointsPerOtherDollar: row.points_per_other_dollar,
            atMostRate: pointsPerDollar(row.at_most_rate),
          },
  };
}

/** Choosing a category activates it. */
function toActivation(
  { requires_activation, card_choice_id: id, valid_during }: CardRow['category_points'][number],
  choices: readonly ChoiceRow[],
): Pick<EarningRule, 'activation'> {
  const choice = choices.find((each) => each.id === id);
  if (!requires_activation || choice?.mode === 'member_selected') return {};
  const period = activationPeriod(parseDateRange(valid_during).from);
  return { activation: { key: choice?.slug ?? 'card', period } };
}

/** Issuers' own cards without a network are accepted only where their rules say. */
const STORE_NETWORK = 'other';

export function toPaymentCosts(
  rows: readonly SpendingCostRow[],
  toScope: ToScope,
): readonly PaymentCost[] {
  return rows.map((row) => ({ covers: toScope(row), percent: percent(row.percent) }));
}

/** Refused networks by sub-category; without a row, every network is accepted. */
export function toNotAccepted(
  rows: readonly AcceptanceRow[],
  toScope: ToScope,
): readonly NotAccepted[] {
  const refused = new Map<number, string[]>();
  for (const { sub_category_id, network, is_accepted } of rows) {
    if (is_accepted) continue;
    refused.set(sub_category_id, [...(refused.get(sub_category_id) ?? []), network]);
  }
  return [...refused].map(([sub_category_id, networks]) => ({
    covers: toScope({ category_id: null, sub_category_id }),
    networks,
  }));
}

/** Converts one card for the engine, with the member's own tiers and use of credits, on a date. */
export function toDomainCard(row: CardRow, context: CardContext): Card {
  const capSlugs = new Map(row.spending_caps.map((cap) => [cap.id, cap.slug]));
  const choices = row.card_choices.filter(context.counts);
  const choiceSlugs = new Map(choices.map((choice) => [choice.id, choice.slug]));
  const capOf = (id: number | null) => (id === null ? null : slugOf(capSlugs, id, 'cap'));
  const rules = row.category_points.filter(
    (rule) =>
      countsRate({ ...rule, isAdditive: rule.is_additive }, row.base_rate, context.counts) &&
      (rule.card_choice_id === null || choiceSlugs.has(rule.card_choice_id)),
  );
  const bonus = pickBonus(row.signup_bonuses, context.date, context.offers);
  const card: Card = {
    slug: row.slug,
    issuer: context.issuer,
    network: row.network,
    family: row.product_family,
    isBusiness: row.is_business,
    onlyAt: row.network === STORE_NETWORK ? row.category_points.map(context.toScope) : null,
    paymentCosts: toPaymentCosts(context.costRows, context.toScope),
    pointSystem: context.pointSystem,
    annualFeeCents: cents(row.annual_fee_cents),
    firstYearFeeCents: cents(bonus?.first_year_fee_waived ? 0 : row.first_year_fee_cents),
    foreignTransactionFeePercent: percent(
      row.foreign_transaction_fee_percent ?? usualForeignFeePercent,
    ),
    baseRate: pointsPerDollar(row.base_rate),
    unlocksTransfers: row.unlocks_transfers,
    needsUnlock: row.needs_unlock,
    tierBonusPercent: percent(context.tierBonusPercent),
    firstYearEarnPercent: percent(bonus?.first_year_earn_percent ?? 0),
    caps: row.spending_caps.map((cap) => ({
      slug: cap.slug,
      ...(cap.amount_points === null
        ? { amountCents: cents(cap.amount_cents) }
        : { amountCents: null, amountPoints: points(cap.amount_points) }),
      period: oneOf(capPeriods, cap.period, 'period of a cap'),
      fallbackRate: toFallbackRate(row, cap),
    })),
    choices: choices.map((choice): Choice => ({
      slug: choice.slug,
      mode: oneOf(choiceModes, choice.mode, 'mode of a choice'),
      chooseCount: choice.choose_count,
      rate: pointsPerDollar(choice.rate),
      cap: capOf(choice.spending_cap_id),
      options: toOptions(choice, context),
    })),
    rules: rules.map((rule): EarningRule => ({
      covers: context.toScope(rule),
      rate: pointsPerDollar(rule.rate),
      isAdditive: rule.is_additive,
      cap: capOf(rule.spending_cap_id),
      choice:
        rule.card_choice_id === null ? null : slugOf(choiceSlugs, rule.card_choice_id, 'choice'),
      channel: oneOf(channels, rule.channel, 'channel'),
      validDuring: parseDateRange(rule.valid_during),
      ...toActivation(rule, choices),
    })),
    linked: row.linked_rates
      .filter(({ valid_during: dates }) => spanIncludes(parseDateRange(dates), context.date))
      .map(toLinkedRate),
    credits: toDomainCredits(row, context),
    bonus: bonus === null ? null : toDomainBonus(bonus, context.creditShareOf(bonus)),
    referralPoints: bonus && toReferralPoints(bonus, context.date, context.offers),
  };
  return context.showsExpectedQuarters ? expectQuarters(card, context.date) : card;
}
