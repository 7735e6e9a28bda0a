import type { Scope, SubCategory } from '../rewards/catalog/sub-category.ts';
import type { Earning } from '../rewards/rate/earning.ts';
import {
  cents,
  type Cents,
  type CentsPerPoint,
  points,
  type Points,
  pointsPerDollar,
  type PointsPerDollar,
} from '../units.ts';
import { type Context, contextOf } from '../rewards/terms/context.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { type SeatedCard, seatWallet } from '../rewards/terms/seated-card.ts';

/** What is about to be paid, on the date of the problem. */
export type Purchase = {
  /** A sub-category, or a whole category where no more is known of the merchant. */
  readonly spentOn: Scope;
  /** Above zero. */
  readonly amountCents: Cents;
};

/** What a cap of a held card has counted in its current period. */
export type CapUsed = {
  /** Id of the held card. */
  readonly card: string;
  readonly cap: string;
  readonly usedCents: Cents;
  /** Of a choice that is left open: counts only where it is this option that is chosen. */
  readonly option?: string;
};

export type CapRoom = {
  readonly cap: string;
  /** What it still counts in this period. */
  readonly leftCents: Cents;
  /** Whether the purchase is more than that. */
  readonly isExceeded: boolean;
};

/** What one card earns for the purchase. */
export type PurchaseValue = {
  /** Points for each dollar on average over the purchase, tier bonus included. */
  readonly rate: PointsPerDollar;
  readonly points: Points;
  readonly foreignFeeCents: Cents;
  /** What the payee charges for taking the card. */
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
  /** What it would be with an option that is not selected, or counts only for the month's top spend. */
  readonly conditional: readonly (PurchaseValue & {
    readonly choice: string;
    readonly option: string;
    readonly mode: 'member_selected' | 'top_spend';
  })[];
};

/** Stands for money spent somewhere in a category: only rules of all of it apply. */
const SOMEWHERE = '*';

/** What `bestCardNow` says of a purchase in a sub-category, by its slug. */
export type PurchaseAdviser = (
  subCategory: string,
  amountCents: Cents,
  capsUsed: readonly CapUsed[],
) => readonly PurchaseOffer[];

/**
 * The same as `bestCardNow` for many purchases in these sub-categories (by slug): what does not depend on
 * the purchase is worked out once. Throws on a purchase elsewhere.
 */
export function purchaseAdviser(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  subCategories: readonly string[],
): PurchaseAdviser {
  const slugs = [...new Set(subCategories)];
  const spending = Object.fromEntries(slugs.map((slug) => [slug, cents(1)]));
  const context = contextOf({ ...problem, spending });
  const stretch = context.stretches.findLastIndex(
    ({ month, first }) => month === 0 && first <= problem.date,
  );
  const seated = seatWallet(context, wallet);
  return (slug, amountCents, capsUsed) => {
    const subCategory = context.coverage.slugs.indexOf(slug);
    if (subCategory < 0) throw new RangeError(`nothing was said of ${slug}`);
    return seated
      .filter(({ terms }) => terms.isUsable[subCategory])
      .map((each) => offerOf(context, each, { subCategory, amountCents }, capsUsed, stretch))
      .sort((a, b) => b.valueCents - a.valueCents);
  };
}

/**
 * The cards of a wallet for one purchase, the most valuable first (equal ones as held): with the rules of
 * that very day, and with what is left of each cap. What a cap has no room for earns its fallback. Cards that the payee
 * does not take are left out.
 */
export function bestCardNow(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  purchase: Purchase,
  capsUsed: readonly CapUsed[],
): readonly PurchaseOffer[] {
  const { spentOn, amountCents } = purchase;
  const slug = spentOn.kind === 'sub_category' ? spentOn.slug : SOMEWHERE;
  const somewhere: SubCategory = { slug: SOMEWHERE, category: spentOn.slug, parent: null };
  const { catalog } = problem;
  const subCategories = [...catalog.subCategories, somewhere];
  const adviser = purchaseAdviser({ ...problem, catalog: { ...catalog, subCategories } }, wallet, [
    slug,
  ]);
  return adviser(slug, amountCents, capsUsed);
}

function offerOf(
  context: Context,
  seated: SeatedCard,
  { subCategory, amountCents }: { readonly subCategory: number; readonly amountCents: Cents },
  capsUsed: readonly CapUsed[],
  stretch: number,
): PurchaseOffer {
  const { held, card, centsPerPoint, tierFactor } = seated;
  const table = context.tableOf(held);
  const era = table.eraOfStretch[stretch] ?? 0;
  const fee = context.coverage.isForeign[subCategory] ? amountCents * seated.foreignFee : 0;
  const cost = amountCents * (seated.terms.costs[subCategory] ?? 0);
  const worth = ({ floor, premiums }: Earning, chosen?: string): PurchaseValue => {
    const leftOf = (cap: number): number => {
      const { slug = '', amountCents: limit = cents(0) } = card.caps[cap] ?? {};
      const used = capsUsed
        .filter((each) => each.card === held.id && each.cap === slug)
        .filter(({ option }) => option === undefined || option === chosen);
      return Math.max(0, limit - used.reduce((sum, each) => sum + each.usedCents, 0));
    };
    const base = amountCents * floor;
    const above = premiums.map(({ cap, rate }) => rate * Math.min(amountCents, leftOf(cap)));
    const earned = (tierFactor * above.reduce((sum, each) => sum + each, base)) / 100;
    const marginal = premiums.reduce((sum, { rate }) => sum + rate, floor) * tierFactor;
    return {
      rate: pointsPerDollar(amountCents > 0 ? (earned * 100) / amountCents : marginal),
      points: points(earned),
      foreignFeeCents: cents(fee),
      costCents: cents(cost),
      valueCents: cents(earned * centsPerPoint - fee - cost),
      caps: premiums.map(({ cap }) => ({
        cap: card.caps[cap]?.slug ?? '',
        leftCents: cents(leftOf(cap)),
        isExceeded: amountCents > leftOf(cap),
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
  };
}
