import { addMonths } from '../../src/domain/calendar.ts';
import type {
  BonusUnderWay,
  HoldingRule,
  PastCard,
  PlanQuestion,
} from '../../src/domain/plan/plan-question.ts';
import { cents, centsPerPoint, percent, points, type Points } from '../../src/domain/units.ts';
import { linkedOf } from './linked-problem.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

function stepOf(random: SeededRandom): BonusUnderWay {
  return {
    spendCents: cents(random.pick([0, 40_000, 150_000, 400_000])),
    untilMonth: random.whole(0, 8),
    points: points(random.pick([0, 20_000, 60_000])),
    cashCents: cents(random.pick([0, 10_000, 40_000])),
  };
}

/** Often with an anniversary, and so an end of the first year or a closing, before the last month that counts. */
function withUnderWay(random: SeededRandom, past: PastCard, date: PlanQuestion['date']): PastCard {
  if (past.closedOn !== null || random.chance(0.2)) return past;
  return {
    ...past,
    openedOn: random.chance(0.7) ? addMonths(date, -random.whole(6, 11)) : past.openedOn,
    bonusOn: null,
    bonusesUnderWay: Array.from({ length: random.whole(1, 2) }, () => stepOf(random)),
  };
}

/** A random question with terms that most plans lack, the same for the same seed. */
export function withRarePlanTerms(question: PlanQuestion, seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const { date, horizonMonths, limits } = question;
  const history = question.history.map((past) => withUnderWay(random, past, date));
  const months = Array.from({ length: horizonMonths }, (_, month) => month);
  const noOpeningMonths = random.sample(months, random.whole(0, horizonMonths - 1));
  const fees = random.pick([null, 0, 7_000, 15_000, 39_500, 60_000]);
  const atMostFeesCents = fees === null ? null : cents(fees);
  const growthPercent = percent(random.pick([0, 4, 60, -40, -100]));
  const feeRefundDays = Object.fromEntries(
    question.catalog.cards.map(({ slug }) => [slug, random.pick([0, 29, 30, 45, 60, 400])]),
  );
  return {
    ...question,
    growthPercent,
    history,
    feeRefundDays,
    limits: { ...limits, noOpeningMonths, atMostFeesCents },
  };
}

/**
 * The same question with rules about cards held, and more held cards than they allow; most of them have no fee, so that
 * only a rule makes closing one worth anything.
 */
export function withHoldingRules(question: PlanQuestion, seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const { catalog, date, rules, limits } = question;
  const held = question.history.filter(({ closedOn }) => closedOn === null);
  const known = new Set(question.history.map(({ card }) => card));
  const more = catalog.cards
    .filter(({ slug }) => !known.has(slug) && random.chance(0.4))
    .map(({ slug }): PastCard => ({
      card: slug,
      openedOn: addMonths(date, -random.whole(1, 30)),
      closedOn: random.chance(0.15) ? addMonths(date, -random.whole(0, 4)) : null,
      bonusOn: null,
      bonusesUnderWay: [],
    }));
  const history = [...question.history, ...more];
  const isHeld = new Set(
    history.filter(({ closedOn }) => closedOn === null).map(({ card }) => card),
  );
  const slugs = [...catalog.cards.map(({ slug }) => slug), 'elsewhere'];
  return {
    ...question,
    catalog: {
      ...catalog,
      cards: catalog.cards.map((card) =>
        isHeld.has(card.slug) && random.chance(0.7) ? { ...card, annualFeeCents: cents(0) } : card,
      ),
    },
    history,
    rules: [
      ...rules,
      ...(['card', 'bonus', 'card'] as const).map((what, index): HoldingRule => ({
        ...{ kind: 'holding', slug: `holding ${index}`, what },
        cards: random.sample(slugs, random.whole(2, slugs.length)),
        counts: random.sample(slugs, random.whole(2, slugs.length)),
        limit: random.pick([1, 1, 2, 3]),
        months: random.pick([0, 0, 2, 5]),
      })),
    ],
    limits: {
      ...limits,
      atMostNew: random.whole(1, 3),
      atMostHeld: limits.atMostHeld === null ? null : limits.atMostHeld + isHeld.size - held.length,
      keep: limits.keep.filter(() => random.chance(0.5)),
      mayClose: random.chance(0.9),
    },
  };
}

const drawBalances = (random: SeededRandom): Readonly<Record<string, Points>> => ({
  alpha: points(random.pick([0, 40_000, 150_000])),
  beta: points(random.pick([0, 20_000, 90_000])),
});

/** The same question with points on hand, and fees that count whole where they post. */
export function withPointsOnHand(question: PlanQuestion, seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const { catalog, limits } = question;
  const pointSystems = catalog.pointSystems.map((system) => ({
    ...system,
    leavingValue: random.pick([null, centsPerPoint(0.4), centsPerPoint(1.3)]),
  }));
  return {
    ...question,
    catalog: { ...catalog, pointSystems },
    balances: drawBalances(random),
    limits: { ...limits, fees: 'posted' },
  };
}

/** The same question with a linked rate on one of the cards. */
export function withLinkedRate(question: PlanQuestion, seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const { catalog } = question;
  const at = random.whole(0, catalog.cards.length - 1);
  const covered = random.sample(['gas', 'groceries', 'rent'], random.whole(1, 2));
  const cards = catalog.cards.map((card, index) =>
    index === at ? { ...card, linked: [linkedOf(random, 'linked', covered)] } : card,
  );
  return { ...question, catalog: { ...catalog, cards } };
}

/** Each person's points for a household's question. */
export function drawBalancesOf<Person extends object>(people: readonly Person[], seed: number) {
  const random = seededRandom(seed);
  return people.map((person) => ({ ...person, balances: drawBalances(random) }));
}
