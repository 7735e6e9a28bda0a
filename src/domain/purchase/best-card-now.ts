import { spanIncludes } from '../date-span.ts';
import type { Activation, EarningRule } from '../rewards/catalog/card.ts';
import type { Scope, SubCategory } from '../rewards/catalog/sub-category.ts';
import { type Earning, limitOf } from '../rewards/rate/earning.ts';
import {
  cents,
  type Cents,
  type CentsPerPoint,
  points,
  type Points,
  pointsPerDollar,
  type PointsPerDollar,
} from '../units.ts';
import type { EarningTable } from '../rewards/rate/earning-table.ts';
import { nextStep, pointsOfMonth } from '../rewards/rate/linked-earning.ts';
import { type Context, contextOf } from '../rewards/terms/context.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { type SeatedCard, seatWallet } from '../rewards/terms/seated-card.ts';

/** A purchase on the problem's date. */
type Purchase = {
  /** A sub-category, or a whole category if no more is known of the merchant. */
  readonly spentOn: Scope;
  /** Above zero. */
  readonly amountCents: Cents;
  /** An amount to compare by; see `PurchaseAdviser`. */
  readonly isTypical?: boolean;
};

/** More than any month's spending, where it is unknown: only the steps of a linked rate count then. */
const UNKNOWN_MONTH = 1e12;

/** Amount of a held card's cap used in its current period, in cents or, for a cap in rewards, points. */
export type CapUsed = {
  /** Id of the held card. */
  readonly card: string;
  readonly cap: string;
  readonly used: number;
  /** For an open choice: applies only if this option is chosen. */
  readonly option?: string;
};

/** Spending of the purchase's month on a held card before it, by which linked rates earn. */
export type MonthSpent = {
  /** Id of the held card. */
  readonly card: string;
  readonly subCategory: string;
  readonly cents: number;
};

type CapRoom = {
  readonly cap: string;
  /** Remaining room of the cap in this period, in its unit: cents of spending, or points. */
  readonly left: number;
  readonly unit: 'cents' | 'points';
  readonly limit: number;
  /** Units that the purchase takes while the cap has room. */
  readonly wanted: number;
  /** True if the purchase exceeds it. */
  readonly isExceeded: boolean;
};

/** One card's earnings on the purchase. */
export type PurchaseValue = {
  /** Points for each dollar on average over the purchase, tier bonus included. */
  readonly rate: PointsPerDollar;
  readonly points: Points;
  readonly foreignFeeCents: Cents;
  /** The payee's fee for card payments. */
  readonly costCents: Cents;
  /** points × centsPerPoint − foreignFeeCents − costCents */
  readonly valueCents: Cents;
  readonly caps: readonly CapRoom[];
};

export type PurchaseOffer = PurchaseValue & {
  readonly id: string;
  readonly card: string;
  readonly pointSystem: string;
  readonly centsPerPoint: CentsPerPoint;
  /** For linked spending: what the card needs of other spending in the month to earn a higher rate; null if nothing. */
  readonly linked: { readonly moreCents: number; readonly rate: number } | null;
  /** Earnings with an option that is not selected, that counts only as the month's top spend, or after an activation. */
  readonly conditional: readonly (PurchaseValue & {
    /** Key and period of the activation, if the mode is that. */
    readonly choice: string;
    readonly option: string;
    readonly mode: 'member_selected' | 'top_spend' | 'activation';
  })[];
};

/** Spending somewhere in a category: only rules for all of it apply. */
const SOMEWHERE = '*';

/**
 * Returns the answer of `bestCardNow` for a sub-category, by slug. An amount to compare by, such as $100 of rent, is
 * typical: it earns its share of what a linked rate gives for the problem's spending of a month there.
 */
export type PurchaseAdviser = (
  subCategory: string,
  amountCents: Cents,
  capsUsed: readonly CapUsed[],
  monthSpent?: readonly MonthSpent[],
  isTypical?: boolean,
) => readonly PurchaseOffer[];

/**
 * The same as `bestCardNow` for many purchases in these sub-categories (by slug): what does not depend on
 * the purchase is worked out once. Rates that are not activated are conditional. Throws on a purchase elsewhere.
 */
export function purchaseAdviser(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  subCategories: readonly string[],
  isActive: (held: HeldCard, activation: Activation) => boolean = () => true,
): PurchaseAdviser {
  const slugs = [...new Set(subCategories)];
  const spending = Object.fromEntries(slugs.map((slug) => [slug, cents(1)]));
  const context = contextOf({ ...problem, spending });
  const seated = seatWallet(context, wallet).map((each) => {
    const { held, card } = each;
    const isWaiting = ({ activation, validDuring }: EarningRule) =>
      activation !== undefined &&
      spanIncludes(validDuring, problem.date) &&
      !isActive(held, activation);
    const waiting = card.rules.find(isWaiting)?.activation;
    if (waiting === undefined) return { now: { ...each, context }, activated: null };
    const idle = { ...card, rules: card.rules.filter((rule) => !isWaiting(rule)) };
    const catalog = { ...problem.catalog, cards: [idle] };
    const without = contextOf({ ...problem, catalog, spending });
    return {
      now: { ...each, card: idle, context: without },
      activated: { ...each, context, waiting },
    };
  });
  return (slug, amountCents, capsUsed, monthSpent = [], isTypical = false) => {
    const subCategory = context.coverage.slugs.indexOf(slug);
    if (subCategory < 0) throw new RangeError(`nothing was said of ${slug}`);
    const monthCents = (problem.spending[slug] ?? 0) / 12 || UNKNOWN_MONTH;
    const paid = { subCategory, amountCents, partOfCents: isTypical ? monthCents : 0 };
    const worthOf = (each: SeatedCard & { readonly context: Context }) =>
      offerOf(each.context, each, paid, capsUsed, monthSpent);
    return seated
      .filter(({ now }) => now.terms.isUsable[subCategory])
      .map(({ now, activated }) => {
        const offer = worthOf(now);
        if (activated === null) return offer;
        const better = worthOf(activated);
        if (better.valueCents <= offer.valueCents) return offer;
        const { key: choice, period: option } = activated.waiting;
        const { rate, points: earned, foreignFeeCents, costCents, valueCents, caps } = better;
        const worth = { rate, points: earned, foreignFeeCents, costCents, valueCents, caps };
        const more = { ...worth, choice, option, mode: 'activation' as const };
        return { ...offer, conditional: [...offer.conditional, more] };
      })
      .sort((a, b) => b.valueCents - a.valueCents);
  };
}

/**
 * Ranks a wallet's cards for one purchase, most valuable first (ties in wallet order): with the rules of that day,
 * and the remaining room of each cap. Spending beyond a cap earns its fallback. Cards the payee does not take are
 * left out.
 */
export function bestCardNow(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  purchase: Purchase,
  capsUsed: readonly CapUsed[],
  monthSpent: readonly MonthSpent[] = [],
): readonly PurchaseOffer[] {
  const { spentOn, amountCents, isTypical } = purchase;
  const slug = spentOn.kind === 'sub_category' ? spentOn.slug : SOMEWHERE;
  const somewhere: SubCategory = { slug: SOMEWHERE, category: spentOn.slug, parent: null };
  const { catalog } = problem;
  const subCategories = [...catalog.subCategories, somewhere];
  const adviser = purchaseAdviser({ ...problem, catalog: { ...catalog, subCategories } }, wallet, [
    slug,
    ...monthSpent.map(({ subCategory }) => subCategory),
  ]);
  return adviser(slug, amountCents, capsUsed, monthSpent, isTypical);
}

type Paid = {
  readonly subCategory: number;
  readonly amountCents: Cents;
  /** The month's spending that includes it; 0 for a separate purchase. */
  readonly partOfCents: number;
};

function offerOf(
  context: Context,
  seated: SeatedCard,
  paid: Paid,
  capsUsed: readonly CapUsed[],
  monthSpent: readonly MonthSpent[],
): PurchaseOffer {
  const { held, card, centsPerPoint, tierFactor } = seated;
  const { subCategory, amountCents } = paid;
  const stretch = context.stretches.findLastIndex(
    ({ month, first }) => month === 0 && first <= context.problem.date,
  );
  const table = context.tableOf(held);
  const linked = linkedBy(context, table, held.id, paid, monthSpent);
  const linkedPoints = linked.reduce((sum, { points: more }) => sum + more, 0);
  const own = linked.find(({ isLinked }) => isLinked);
  const era = table.eraOfStretch[stretch] ?? 0;
  const fee = context.coverage.isForeign[subCategory] ? amountCents * seated.foreignFee : 0;
  const cost = amountCents * (seated.terms.costs[subCategory] ?? 0);
  const limitAt = (cap: number): number => {
    const found = card.caps[cap];
    return found ? limitOf(found) : 0;
  };
  const worth = ({ floor, premiums }: Earning, chosen?: string): PurchaseValue => {
    const leftOf = (cap: number): number => {
      const found = card.caps[cap];
      const used = capsUsed
        .filter((each) => each.card === held.id && each.cap === found?.slug)
        .filter(({ option }) => option === undefined || option === chosen);
      return Math.max(0, limitAt(cap) - used.reduce((sum, each) => sum + each.used, 0));
    };
    const base = amountCents * floor + 100 * linkedPoints;
    const above = premiums.map(
      ({ cap, rate, uses }) => rate * Math.min(amountCents, leftOf(cap) / uses),
    );
    const earned = (tierFactor * above.reduce((sum, each) => sum + each, base)) / 100;
    const marginal = premiums.reduce((sum, { rate }) => sum + rate, floor) * tierFactor;
    return {
      rate: pointsPerDollar(amountCents > 0 ? (earned * 100) / amountCents : marginal),
      points: points(earned),
      foreignFeeCents: cents(fee),
      costCents: cents(cost),
      valueCents: cents(earned * centsPerPoint - fee - cost),
      caps: premiums.map(({ cap, uses }) => ({
        cap: card.caps[cap]?.slug ?? '',
        left: leftOf(cap),
        limit: limitAt(cap),
        unit: card.caps[cap]?.amountCents === null ? 'points' : 'cents',
        wanted: amountCents * uses,
        isExceeded: amountCents * uses > leftOf(cap),
      })),
    };
  };
  const standing = table.earnings[era]?.[subCategory] ?? { floor: card.baseRate, premiums: [] };
  const now = worth(standing);
  const conditional = table.openChoices.flatMap(({ choice, mode, options }) =>
    options.flatMap((option) =>
      (option.slugs.length === 1 ? (option.cells[era] ?? []) : [])
        .filter((cell) => cell.subCategory === subCategory)
        .map(({ earning }) => ({
          ...worth(earning, option.slugs.join()),
          choice: choice.slug,
          option: option.slugs.join(),
          mode,
        }))
        .filter((each) => each.valueCents > now.valueCents),
    ),
  );
  return {
    id: held.id,
    card: card.slug,
    pointSystem: card.pointSystem,
    centsPerPoint,
    ...now,
    conditional,
    linked: own ? own.next : null,
  };
}

/** Points that a purchase adds to a month by each linked rate of a card. */
function linkedBy(
  { coverage }: Context,
  { linked }: EarningTable,
  id: string,
  { subCategory, amountCents, partOfCents }: Paid,
  monthSpent: readonly MonthSpent[],
) {
  return linked.map((earning) => {
    let [linkedCents, otherCents] = [0, 0];
    for (const { card, subCategory: slug, cents: spent } of monthSpent) {
      if (card !== id) continue;
      if (earning.isFor[coverage.slugs.indexOf(slug)]) linkedCents += spent;
      else otherCents += spent;
    }
    const isLinked = earning.isFor[subCategory] === true;
    const whole = isLinked ? Math.max(amountCents, partOfCents - linkedCents) : amountCents;
    const [all, others] = isLinked
      ? [linkedCents + whole, otherCents]
      : [linkedCents, otherCents + whole];
    const more =
      pointsOfMonth(earning, all, others) - pointsOfMonth(earning, linkedCents, otherCents);
    return {
      isLinked,
      points: whole > amountCents ? (more * amountCents) / whole : more,
      next: partOfCents === UNKNOWN_MONTH ? null : nextStep(earning, all, others),
    };
  });
}
