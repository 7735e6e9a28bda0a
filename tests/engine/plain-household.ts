import {
  addMonths,
  calendarDate,
  calendarMonthsBetween,
  type CalendarDate,
} from '../../src/domain/calendar.ts';
import type {
  HouseholdQuestion,
  PersonPast,
  PersonRule,
  PlanPerson,
} from '../../src/domain/household/household-plan.ts';
import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../../src/domain/units.ts';
import { plainCard } from './plain-card.ts';
import { plainPreferences } from './plain-preferences.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const MONTHS = 4;
const MONTH_CENTS = 100_000;
const SLUGS = ['one', 'two', 'three'];
const UNLOCKED = 1.6;
const LOCKED = 0.9;

function cardOf(random: SeededRandom, slug: string): Card {
  const fee = random.pick([0, 0, 9_500]);
  const isPoints = random.chance(0.6);
  const kind = isPoints ? random.whole(1, 3) : 0;
  return plainCard({
    slug,
    pointSystem: isPoints ? 'alpha' : 'cash',
    annualFeeCents: cents(fee),
    firstYearFeeCents: cents(random.chance(0.5) ? 0 : fee),
    baseRate: pointsPerDollar(random.pick([1, 1.5, 2])),
    unlocksTransfers: kind === 1,
    needsUnlock: kind === 2,
    referralPoints: random.pick([null, points(2_000), points(12_000)]),
    bonus: random.chance(0.8)
      ? {
          tiers: [
            {
              spendCents: cents(random.pick([50_000, 60_000, 100_000])),
              windowDays: 30,
              points: points(isPoints ? random.pick([5_000, 20_000]) : 0),
              cashCents: cents(isPoints ? 0 : random.pick([5_000, 20_000])),
            },
          ],
        }
      : null,
  });
}

function pastOf(random: SeededRandom, date: CalendarDate, card: string): PersonPast {
  const openedOn = addMonths(date, -random.whole(1, 26));
  return {
    card,
    openedOn,
    closedOn: random.chance(0.3) ? date : null,
    bonusOn: random.chance(0.5) ? openedOn : null,
    bonusesUnderWay: [],
    isAuthorizedUser: random.chance(0.25),
  };
}

function rulesOf(random: SeededRandom): readonly PersonRule[] {
  const some = () => random.sample(SLUGS, random.whole(1, 3));
  const rules: PersonRule[] = [];
  if (random.chance(0.6)) {
    rules.push({
      kind: 'velocity',
      slug: 'velocity',
      cards: some(),
      limit: random.whole(1, 3),
      months: random.pick([2, 3, 24]),
      counts: random.chance(0.5) ? 'all' : some(),
      countsAuthorizedUsers: random.chance(0.5),
    });
  }
  if (random.chance(0.6)) {
    rules.push({
      kind: 'once',
      slug: 'once',
      cards: some(),
      blockedBy: some(),
      months: random.pick([3, 24, null]),
      clock: random.pick(['opened', 'bonus']),
      what: random.pick(['bonus', 'card']),
    });
  }
  return rules;
}

/** A question of two people with one kind of spending and bonuses of one month, so that every plan can be tried. */
export function plainHousehold(seed: number): HouseholdQuestion {
  const random = seededRandom(seed);
  const date = calendarDate('2026-03-01');
  const none = { giftCardValue: null, statusLevelValue: null };
  const rules = rulesOf(random);
  const people = ['ann', 'bob'].map((id): PlanPerson => ({
    id,
    selected: {},
    history: random.sample(SLUGS, random.whole(0, 2)).map((slug) => pastOf(random, date, slug)),
    rules: rules.filter(() => random.chance(0.8)),
    feeRefundDays: {},
    productChanges: [],
    excluded: random.chance(0.3) ? [random.pick(SLUGS)] : [],
    keep: [],
  }));
  return {
    catalog: {
      pointSystems: [
        {
          ...none,
          slug: 'cash',
          travelValue: centsPerPoint(1),
          cashValue: centsPerPoint(1),
          untransferableValue: null,
        },
        {
          ...none,
          slug: 'alpha',
          travelValue: centsPerPoint(UNLOCKED),
          cashValue: centsPerPoint(1),
          untransferableValue: centsPerPoint(LOCKED),
          pooling: random.pick(['household', 'authorized_users', 'none', null] as const),
        },
      ],
      subCategories: [],
      cards: SLUGS.map((slug) => cardOf(random, slug)),
      paymentCosts: [],
      notAccepted: [],
    },
    preferences: plainPreferences('travel'),
    spending: { other: cents(12 * MONTH_CENTS) },
    growthPercent: percent(0),
    date,
    horizonMonths: MONTHS,
    oneTime: [],
    limits: {
      atMostNew: random.whole(1, 3),
      atMostPerMonth: random.whole(1, 2),
      atMostHeld: null,
      atMostFeesCents: null,
      noOpeningMonths: [],
      excluded: [],
      mayClose: true,
    },
    people,
  };
}

/** A person's card from one month up to another. */
type Stay = {
  readonly who: number;
  readonly card: Card;
  readonly opened: number;
  readonly until: number;
  readonly isNew: boolean;
};

type Answer = { readonly cents: number; readonly stays: readonly Stay[] };

const monthsOf = () => Array.from({ length: MONTHS }, (_, month) => month);

/** Lists a person's options for a card; null for not having it. */
function optionsOf({ people, date }: HouseholdQuestion, who: number, card: Card) {
  const person = people[who];
  const held = person?.history.find(
    (past) => past.card === card.slug && past.closedOn === null && past.isAuthorizedUser !== true,
  );
  if (held) {
    const opened = calendarMonthsBetween(date, held.openedOn);
    const ends = monthsOf().filter((month) => month > opened && (month - opened) % 12 === 0);
    return [...ends, MONTHS].map((until): Stay => ({ who, card, opened, until, isNew: false }));
  }
  if (person?.excluded.includes(card.slug)) return [null];
  return [
    null,
    ...monthsOf().map((opened): Stay => ({ who, card, opened, until: MONTHS, isNew: true })),
  ];
}

/** Months that a rule counts for an applicant: their history, and their other openings. */
function countedBy(
  question: HouseholdQuestion,
  rule: PersonRule,
  fresh: readonly Stay[],
  opening: Stay,
): readonly number[] {
  const history = question.people[opening.who]?.history ?? [];
  const counts = (slug: string) =>
    rule.kind === 'once'
      ? rule.blockedBy.includes(slug)
      : rule.counts === 'all' || rule.counts.includes(slug);
  const seesUsers = rule.kind === 'velocity' && rule.countsAuthorizedUsers === true;
  const past = history
    .filter((each) => counts(each.card) && (each.isAuthorizedUser !== true || seesUsers))
    .flatMap(({ openedOn, bonusOn }) => {
      const on = rule.kind === 'once' && rule.clock === 'bonus' ? bonusOn : openedOn;
      return on === null ? [] : [calendarMonthsBetween(question.date, on)];
    });
  const beside = fresh
    .filter(({ who, card }) => who === opening.who && card !== opening.card && counts(card.slug))
    .map(({ opened }) => opened);
  const since = opening.opened - (rule.months ?? Infinity);
  return [...past, ...beside].filter((month) => month > since && month <= opening.opened);
}

/** True if an opening passes the rules about cards, or about bonuses. */
function passes(
  question: HouseholdQuestion,
  fresh: readonly Stay[],
  opening: Stay,
  what: 'card' | 'bonus',
): boolean {
  return (question.people[opening.who]?.rules ?? []).every((rule) => {
    const isAbout = rule.kind === 'once' ? rule.what : 'card';
    if (isAbout !== what || !rule.cards.includes(opening.card.slug)) return true;
    const counted = countedBy(question, rule, fresh, opening).length;
    return counted < (rule.kind === 'velocity' ? rule.limit : 1);
  });
}

function isAllowed(question: HouseholdQuestion, fresh: readonly Stay[]): boolean {
  return fresh.every((opening) => {
    const { who, opened } = opening;
    const beside = fresh.filter((each) => each.who === who && each.opened === opened);
    return (
      beside.length <= question.limits.atMostPerMonth && passes(question, fresh, opening, 'card')
    );
  });
}

function valueOf(question: HouseholdQuestion, stays: readonly Stay[]): number {
  const fresh = stays.filter(({ isNew }) => isNew);
  const isPooled =
    question.catalog.pointSystems.find(({ slug }) => slug === 'alpha')?.pooling === 'household';
  const pointCents = ({ who, card }: Stay): number => {
    if (card.pointSystem === 'cash') return 1;
    const isUnlocked = stays.some(
      (other) =>
        other.card.unlocksTransfers &&
        (isPooled || other.who === who) &&
        other.until > Math.max(0, other.opened),
    );
    return card.needsUnlock && !isUnlocked ? LOCKED : UNLOCKED;
  };
  const worth = (stay: Stay) => (stay.card.baseRate * pointCents(stay)) / 100;
  let sum = 0;
  for (const month of monthsOf()) {
    const held = stays.filter(({ opened, until }) => opened <= month && month < until);
    const best = Math.max(0, ...held.map(worth));
    for (const { card, opened } of held) {
      sum -= (month - opened < 12 ? card.firstYearFeeCents : card.annualFeeCents) / 12;
    }
    /* Net gain of each bonus over the cost of reaching it, by the spending it needs in this month. */
    const offers = fresh.flatMap((stay) => {
      const [tier] = stay.card.bonus?.tiers ?? [];
      if (!tier || stay.opened !== month || !passes(question, fresh, stay, 'bonus')) return [];
      const cost = tier.spendCents * (best - worth(stay));
      const gain = tier.points * pointCents(stay) + tier.cashCents - cost;
      return [{ spend: tier.spendCents, gain }];
    });
    let most = 0;
    for (let some = 0; some < 2 ** offers.length; some += 1) {
      const taken = offers.filter((_, index) => Math.floor(some / 2 ** index) % 2 === 1);
      if (taken.reduce((total, { spend }) => total + spend, 0) > MONTH_CENTS) continue;
      most = Math.max(
        most,
        taken.reduce((total, { gain }) => total + gain, 0),
      );
    }
    sum += MONTH_CENTS * best + most;
  }
  for (const { who, card, opened } of fresh) {
    const had = stays.filter(
      (other) =>
        other.who !== who &&
        other.card === card &&
        (other.isNew ? other.opened < opened : other.opened <= opened) &&
        other.until > opened,
    );
    sum += Math.max(0, ...had.map((other) => (card.referralPoints ?? 0) * pointCents(other)));
  }
  return sum;
}

/** Finds the best plan of a plain question by trying all of them. */
export function bestByTrying(question: HouseholdQuestion): Answer {
  const { catalog, people, limits } = question;
  const slots = people.flatMap((_, who) =>
    catalog.cards.map((card) => optionsOf(question, who, card)),
  );
  let best: Answer = { cents: -Infinity, stays: [] };
  const walk = (at: number, stays: readonly Stay[]): void => {
    const fresh = stays.filter(({ isNew }) => isNew);
    if (fresh.length > limits.atMostNew) return;
    const options = slots[at];
    if (options) {
      for (const stay of options) walk(at + 1, stay ? [...stays, stay] : stays);
      return;
    }
    if (!isAllowed(question, fresh)) return;
    const found = valueOf(question, stays);
    if (found > best.cents) best = { cents: found, stays };
  };
  walk(0, []);
  return best;
}
