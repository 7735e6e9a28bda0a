import { linesOf, type Portion, portionsOf } from '../rewards/ledger/spend-lines.ts';
import type { SpendLine } from '../rewards/ledger-line.ts';
import { tierOf } from '../rewards/terms/card-terms.ts';
import { cents, type Cents, type Points } from '../units.ts';
import { ruleBookOf, type Refusal } from './opening-rules.ts';
import { createSchedules } from './schedules.ts';
import { endOf, feeCentsOf, type Segment, segmentsOf, type Tenure } from './tenure.ts';
import { sureCents } from './plan-card.ts';
import type { PlanValue } from './value-plan.ts';

/**
 * A card is opened, closed before the fee of its anniversary, or changed into another, which is held and closed under its
 * own slug from then on. Months count from 0.
 */
export type PlanStep = { readonly month: number; readonly card: string } & (
  | { readonly action: 'open' }
  | { readonly action: 'close'; readonly room?: Room }
  | { readonly action: 'change'; readonly to: string }
);

/** The opening, or its bonus, that a rule would refuse if the card weren't closed. */
export type Room = Refusal & { readonly card: string };

/** A step of a bonus with its minimum spend, by the month in which the card reaches it. */
export type PlannedBonus = {
  readonly card: string;
  readonly month: number;
  readonly spendCents: Cents;
  readonly valueCents: Cents;
};

/** A card a person opens through another person's referral, in its opening month. */
export type PlannedReferral = {
  readonly month: number;
  /** The referrer's card, and the opened card. */
  readonly from: string;
  readonly to: string;
  readonly points: Points;
  readonly valueCents: Cents;
};

/** Use of cards in one month. */
export type PlanMonth = {
  /** Slugs of the cards held. */
  readonly cards: readonly string[];
  readonly lines: readonly SpendLine[];
};

/**
 * Bonuses count with referrals. netCents = rewardsCents + creditsCents + bonusCents − feesCents − costsCents +
 * balancesCents; nothing is rounded.
 */
export type Plan = {
  readonly netCents: Cents;
  readonly rewardsCents: Cents;
  readonly creditsCents: Cents;
  readonly bonusCents: Cents;
  readonly feesCents: Cents;
  readonly costsCents: Cents;
  /** Gain or loss of points on hand by the cards held at the end, against today's. */
  readonly balancesCents: Cents;
  readonly steps: readonly PlanStep[];
  readonly months: readonly PlanMonth[];
  readonly bonuses: readonly PlannedBonus[];
  /** For several people: the points of those who refer others. */
  readonly referrals: readonly PlannedReferral[];
};

/** Spending that is met exactly is not missed by rounding. */
const ALMOST = 1 - 1e-6;

/** Order of a month's steps. */
const ORDER = { close: 0, change: 1, open: 2 } as const;

/**
 * The tenures that end in a closing, each with the opening that it makes room for. Leaves out free cards that may as well
 * stay open: a plan that was not searched to the end may close some.
 */
function closingsOf(
  { horizon, cards, tenures }: PlanValue,
  earned: ReadonlySet<string>,
): ReadonlyMap<Tenure, Room | null> {
  const { question, monthCount } = horizon;
  const closings = new Map<Tenure, Room | null>();
  const isClosed = (tenure: Tenure) => endOf(tenure) < monthCount;
  if (!tenures.some(isClosed)) return closings;
  const rules = ruleBookOf(question);
  const schedules = createSchedules(horizon, cards, rules);
  const refusalsOf = (all: readonly Tenure[]) => {
    const taken = schedules.takenBy(all);
    return new Map(
      taken.flatMap((opening): readonly (readonly [string, Refusal])[] => {
        if (opening.role !== undefined) return [];
        const others = taken.filter((other) => other !== opening);
        const refusal = rules.refusalOf(opening, others);
        return refusal && (refusal.what === 'card' || earned.has(opening.card))
          ? [[opening.card, refusal]]
          : [];
      }),
    );
  };
  let current = tenures;
  for (const tenure of tenures.filter(isClosed)) {
    const kept: Tenure = tenure.then
      ? { ...tenure, then: { ...tenure.then, until: monthCount } }
      : { ...tenure, until: monthCount };
    const others = current.map((each) => (each === tenure ? kept : each));
    const [refused] = refusalsOf(others);
    const isFree = cards[(tenure.then ?? tenure).card]?.card.annualFeeCents === 0;
    if (isFree && !refused && schedules.areAllowed(others)) current = others;
    else closings.set(tenure, refused ? { card: refused[0], ...refused[1] } : null);
  }
  return closings;
}

function stepsOf(
  value: PlanValue,
  bonuses: readonly Pick<PlannedBonus, 'card'>[],
): readonly PlanStep[] {
  const { cards, tenures } = value;
  const closings = closingsOf(value, new Set(bonuses.map(({ card }) => card)));
  const slugOf = ({ card }: Segment) => cards[card]?.card.slug ?? '';
  const steps = tenures.flatMap((tenure): PlanStep[] => {
    const { isNew, opened, until, then } = tenure;
    const end = endOf(tenure);
    const card = slugOf(tenure);
    const last = then ? slugOf(then) : card;
    const room = closings.get(tenure);
    return [
      ...(isNew ? [{ month: opened, action: 'open' as const, card }] : []),
      ...(then ? [{ month: until, action: 'change' as const, card, to: last }] : []),
      ...(room === undefined
        ? []
        : [{ month: end, action: 'close' as const, card: last, ...(room && { room }) }]),
    ];
  });
  return steps.sort((a, b) => a.month - b.month || ORDER[a.action] - ORDER[b.action]);
}

/** Splits results for a class of alike months evenly among them. */
function monthsOf({ horizon, cards, tenures, seating, program, allocation }: PlanValue) {
  const { classes, slots } = program.timeline;
  const byClass = classes.map((): Portion[] => []);
  for (const portion of portionsOf({ program, allocation })) {
    const slot = program.supplies[portion.supply]?.slot ?? 0;
    const monthClass = slots[slot]?.monthClass ?? 0;
    const share = 1 / (classes[monthClass]?.length ?? 1);
    byClass[monthClass]?.push({ ...portion, cents: portion.cents * share });
  }
  const wallet = seating.seats.map(({ seated }) => seated);
  return horizon.context.months.map((_, month): PlanMonth => {
    const portions = byClass[classes.findIndex((members) => members.includes(month))] ?? [];
    return {
      cards: tenures
        .flatMap(segmentsOf)
        .filter(({ from, until }) => month >= from && month < until)
        .map(({ card }) => cards[card]?.card.slug ?? ''),
      lines: linesOf(horizon.context, wallet, portions),
    };
  });
}

function bonusesOf(
  { seating, program, allocation }: PlanValue,
  months: readonly PlanMonth[],
): readonly PlannedBonus[] {
  return program.bonuses.flatMap((row, index): PlannedBonus[] => {
    const seat = seating.seats[row.card];
    const step = seat?.seated.terms.tiers.find(({ tier }) => tier === row.tier);
    const tier = seat && step ? tierOf(seat.seated.card, step) : null;
    if (!seat || !tier || (allocation.bonusShares[index] ?? 0) < 0.5) return [];
    const { slug } = seat.seated.card;
    const { from } = row.window;
    let spent = 0;
    const reached = months.findIndex(({ lines }, month) => {
      if (month < from) return false;
      for (const line of lines) if (line.card === slug) spent += line.spendCents;
      return spent >= row.needCents * ALMOST;
    });
    const last = from + row.window.months - 1;
    const month = reached < 0 ? last : Math.min(reached, last);
    return [{ card: slug, month, spendCents: tier.spendCents, valueCents: cents(row.valueCents) }];
  });
}

/** The plan month by month, with a line for all spending that earns something. */
export function describePlan(value: PlanValue): Plan {
  const { horizon, cards, tenures, seating, program, allocation } = value;
  const months = monthsOf(value);
  const bonuses = bonusesOf(value, months);
  const referrals = value.referrals.map((each) => ({
    ...each,
    valueCents: cents(each.valueCents),
  }));
  const lines = months.flatMap((month) => month.lines);
  const sum = (all: readonly { readonly valueCents: Cents }[]) =>
    all.reduce((total, line) => total + line.valueCents, 0);
  const paidBack = program.activities.reduce(
    (total, { credit }, index) =>
      credit === null ? total : total + (allocation.amounts[index] ?? 0),
    0,
  );
  const { slugs } = horizon.context.coverage;
  const charged = new Map(seating.seats.map(({ seated }) => [seated.held.id, seated.terms.costs]));
  const fixed = { credits: 0, fees: 0 };
  for (const segment of tenures.flatMap(segmentsOf)) {
    const planCard = cards[segment.card];
    if (!planCard) continue;
    const { opened, from, until } = segment;
    fixed.credits += sureCents(horizon, planCard.card, opened, from, until);
    fixed.fees += feeCentsOf(horizon, planCard, segment);
  }
  return {
    netCents: cents(value.netCents),
    rewardsCents: cents(sum(lines)),
    creditsCents: cents(paidBack + fixed.credits),
    bonusCents: cents(sum(bonuses) + sum(referrals)),
    feesCents: cents(fixed.fees),
    costsCents: cents(
      lines.reduce(
        (total, { id, subCategory, spendCents }) =>
          total + spendCents * (charged.get(id)?.[slugs.indexOf(subCategory)] ?? 0),
        0,
      ),
    ),
    balancesCents: cents(value.balancesCents),
    steps: stepsOf(value, bonuses),
    months,
    bonuses,
    referrals,
  };
}
