import type { Horizon } from './horizon.ts';
import type { Opening, RuleBook } from './opening-rules.ts';
import { type PlanCard, WIDE } from './plan-card.ts';
import { endOf, feeCentsOf, type Segment, segmentsOf, type Tenure } from './tenure.ts';
import { type PlanValue, type PlanWork, valuePlan, WORK_LIMIT } from './value-plan.ts';

/** The schedules of one question: which are allowed, what they are worth, and the best one so far. */
export type Schedules = {
  readonly openingOf: (tenure: Tenure) => Opening;
  /** Accounts and product changes of tenures, as the rules see them. */
  readonly takenBy: (tenures: readonly Tenure[]) => readonly Opening[];
  /** True if limits and rules allow these tenures together. */
  readonly areAllowed: (tenures: readonly Tenure[]) => boolean;
  /** Values a schedule not valued before; null if it is not allowed, or worth at most `least` cents. */
  readonly value: (tenures: readonly Tenure[], least: number) => PlanValue | null;
  /** Values a schedule even if it was valued before. */
  readonly valueAnew: (tenures: readonly Tenure[]) => PlanValue | null;
  readonly best: () => PlanValue | null;
  /** Upper bound on schedules valued too low: a choice is made once for the plan, or a division was cut short. */
  readonly unsettledCents: () => number;
};

/** Twelfths of fees that add up to a limit exactly do not exceed it by rounding. */
const DUST_CENTS = 1e-6;

function keyOf(tenures: readonly Tenure[]): string {
  return tenures
    .map((tenure) =>
      segmentsOf(tenure)
        .map(({ card, way, from, until }) => `${card}.${way}.${from}.${until}`)
        .join('>'),
    )
    .sort()
    .join();
}

export function createSchedules(
  horizon: Horizon,
  cards: readonly PlanCard[],
  rules: RuleBook,
): Schedules {
  const { limits } = horizon.question;
  const valued = new Set<string>();
  let best: PlanValue | null = null;
  let unsettledCents = -Infinity;

  const openingOf = (tenure: Tenure): Opening => ({
    card: cards[tenure.card]?.card.slug ?? '',
    month: tenure.opened,
    until: endOf(tenure),
    ...(!tenure.isNew && { role: 'held' }),
  });
  const takenBy = (tenures: readonly Tenure[]): readonly Opening[] => [
    ...tenures.map(openingOf),
    ...tenures.flatMap(({ then }): readonly Opening[] =>
      then ? [{ card: then.change, month: then.from, until: then.until, role: 'change' }] : [],
    ),
  ];

  /** True if a product would be held by two accounts, at once or one after the other, as opened or after a change. */
  const isTwice = (tenures: readonly Tenure[]): boolean => {
    if (tenures.every(({ then }) => then === null)) return false;
    const products = tenures.flatMap(segmentsOf).map(({ card }) => cards[card]?.card.slug);
    return new Set(products).size < products.length;
  };

  const fitsMonths = (tenures: readonly Tenure[], openings: readonly Opening[]): boolean => {
    const { atMostHeld } = limits;
    const hasRoom = (opening: Opening) =>
      rules.hasRoom(
        opening,
        openings.filter((other) => other !== opening),
      );
    if (!openings.every(hasRoom)) return false;
    if (atMostHeld === null) return true;
    return horizon.context.months.every((_, month) => {
      const held = tenures.filter((tenure) => month >= tenure.from && month < endOf(tenure));
      return held.length <= atMostHeld;
    });
  };

  const fitsFees = (tenures: readonly Tenure[]): boolean => {
    const { atMostFeesCents } = limits;
    if (atMostFeesCents === null) return true;
    const fees = tenures.flatMap(segmentsOf).reduce((sum, segment) => {
      const planCard = cards[segment.card];
      return planCard ? sum + feeCentsOf(horizon, planCard, segment) : sum;
    }, 0);
    return fees <= atMostFeesCents + DUST_CENTS;
  };

  const areAllowed = (tenures: readonly Tenure[]): boolean => {
    const taken = takenBy(tenures);
    const openings = taken.filter(({ role }) => role === undefined);
    return (
      openings.length <= limits.atMostNew &&
      fitsMonths(tenures, openings) &&
      fitsFees(tenures) &&
      !isTwice(tenures) &&
      openings.every((opening) =>
        rules.mayOpen(
          opening,
          taken.filter((other) => other !== opening),
        ),
      )
    );
  };

  const valueAbove = (tenures: readonly Tenure[], least: number): PlanValue | null => {
    if (!areAllowed(tenures)) return null;
    const taken = takenBy(tenures);
    const givesBonus = ({ card, opened }: Segment) => {
      const slug = cards[card]?.card.slug ?? '';
      return rules.givesBonus(
        { card: slug, month: opened },
        taken.filter((other) => other.card !== slug),
      );
    };
    const work: PlanWork = { left: WORK_LIMIT.schedule, skippedCents: -Infinity };
    const rest: PlanWork = { left: WORK_LIMIT.ways, skippedCents: -Infinity };
    const widest = valuePlan(horizon, cards, tenures, givesBonus, work, least);
    const found =
      widest && settleWays(widest, rest, (all) => valuePlan(horizon, cards, all, givesBonus, rest));
    if (!widest || !found) {
      unsettledCents = Math.max(unsettledCents, work.skippedCents);
      return null;
    }
    if (found.netCents > (best?.netCents ?? -Infinity)) best = found;
    if (widest.boundCents > found.netCents) {
      unsettledCents = Math.max(unsettledCents, widest.boundCents);
    }
    return found.netCents > least ? found : null;
  };

  /** The best way to make each choice that was left wide, one card after the other, of those that the work reaches. */
  const settleWays = (
    widest: PlanValue,
    work: PlanWork,
    valueOf: (tenures: readonly Tenure[]) => PlanValue | null,
  ): PlanValue | null => {
    let settled: PlanValue | null = widest;
    const wide = widest.tenures.flatMap((tenure, at) =>
      segmentsOf(tenure).flatMap(({ card, way }, part) =>
        way === WIDE ? [{ at, card, isLater: part > 0 }] : [],
      ),
    );
    for (const { at, card, isLater } of wide) {
      if (settled === null) break;
      const { tenures } = settled;
      settled = null;
      for (const way of cards[card]?.ways.tables.keys() ?? []) {
        if (work.left <= 0 && settled !== null) break;
        const found: PlanValue | null = valueOf(
          tenures.map((tenure, index) => {
            if (index !== at) return tenure;
            const { then } = tenure;
            return isLater && then ? { ...tenure, then: { ...then, way } } : { ...tenure, way };
          }),
        );
        if (found && found.netCents > (settled?.netCents ?? -Infinity)) settled = found;
      }
    }
    return settled;
  };

  return {
    openingOf,
    takenBy,
    areAllowed,
    value: (tenures, least) => {
      const key = keyOf(tenures);
      if (valued.has(key)) return null;
      valued.add(key);
      return valueAbove(tenures, least);
    },
    valueAnew: (tenures) => valueAbove(tenures, -Infinity),
    best: () => best,
    unsettledCents: () => unsettledCents,
  };
}
