import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { addFace, type Model } from './card-rows.ts';
import { fixedCents, pointValues } from './card-value.ts';
import { LpText, type Term } from './lp-text.ts';
import type { ModelQuestion } from './model-question.ts';
import { addBonus, addCredits } from './offer-rows.ts';
import { addLimits } from './wallet-rows.ts';
import { partsOfYear } from './year-parts.ts';

const CARD = 'w';

/** Name of the variable that is 1 if a card is in the wallet: the first ones of a model, in order. */
export function cardName(index: number): string {
  return `${CARD}${index + 1}`;
}

/** A person of a household; a single person is its only member. */
export type ModelPerson = {
  readonly held: readonly string[];
  readonly selected: Readonly<Record<string, readonly string[]>>;
  readonly pinned: readonly string[];
  readonly excluded: readonly string[];
};

function limitsIn(question: ModelQuestion): Pick<ModelPerson, 'pinned' | 'excluded'> {
  const { pinned = [], excluded = [] } = question.kind === 'choose' ? question : {};
  return { pinned, excluded };
}

/**
 * Formulates the question as a mixed-integer program in the plainest form: month by month and day by day, sharing
 * only the calendar with the engine, so that the two can be compared. Amounts are dollars, values cents.
 */
export function modelOf(
  problem: RewardProblem,
  question: ModelQuestion,
  people: readonly ModelPerson[] = [{ held: problem.held, selected: {}, ...limitsIn(question) }],
): string {
  const lp = new LpText();
  const model: Model = {
    lp,
    problem,
    question,
    parts: partsOfYear(problem, question),
    spent: Object.entries(problem.spending).filter(([, amount]) => amount > 0),
    used: new Map(),
  };
  const { cards: all } = problem.catalog;
  const cards =
    question.kind === 'choose' ? all : all.filter(({ slug }) => question.cards.includes(slug));
  const seats = people.flatMap((person) => {
    const held = new Map(cards.map((card) => [card, lp.binary(CARD)]));
    const { pinned, excluded, selected } = person;
    addLimits(lp, question.kind === 'choose' ? { ...question, pinned, excluded } : question, held);
    const preferences = {
      ...problem.preferences,
      selected: { ...problem.preferences.selected, ...selected },
    };
    const own: Model = { ...model, problem: { ...problem, held: person.held, preferences } };
    return [...held].map(([card, present]) => ({ card, present, person, own }));
  });
  if (question.kind === 'choose') {
    lp.row(
      seats.map(({ present }): Term => [1, present]),
      '<=',
      question.atMost,
    );
  }
  /** Pool of people whose points are interchangeable with this person's. */
  const poolOf = (system: string, person: ModelPerson) => {
    const { pooling } = problem.catalog.pointSystems.find(({ slug }) => slug === system) ?? {};
    return `${system}/${pooling === 'household' ? 0 : people.indexOf(person)}`;
  };
  const unlocked = new Map<string, string>();
  for (const { card, person } of seats) {
    const pool = poolOf(card.pointSystem, person);
    if (!card.needsUnlock || unlocked.has(pool)) continue;
    const name = lp.binary('u');
    unlocked.set(pool, name);
    const keys = seats
      .filter((seat) => seat.card.unlocksTransfers)
      .filter((seat) => poolOf(seat.card.pointSystem, seat.person) === pool)
      .map(({ present }) => present);
    lp.row([[1, name], ...keys.map((key): Term => [-1, key])], '<=', 0);
    for (const key of keys) lp.row(pair(1, key, -1, name), '<=', 0);
  }

  for (const { card, present, person, own } of seats) {
    const cpp = pointValues(problem, card);
    if (!card.needsUnlock) {
      addSeat(own, card, present, cpp.open);
      continue;
    }
    const [open, locked] = [lp.binary('o'), lp.binary('l')];
    const system = unlocked.get(poolOf(card.pointSystem, person)) ?? '';
    lp.row([...pair(1, open, 1, locked), [-1, present]], '=', 0);
    lp.row(pair(1, open, -1, system), '<=', 0);
    lp.row(pair(1, locked, 1, system), '<=', 1);
    for (const [face, value] of [
      [open, cpp.open],
      [locked, cpp.locked],
    ] as const) {
      addSeat(own, card, face, value);
    }
  }

  for (const [slug, yearly] of model.spent) {
    model.parts.forEach(({ share }, part) => {
      const used = model.used.get(`${slug}/${part}`) ?? [];
      if (used.length > 0) lp.row(used, '<=', (yearly / 1200) * share);
    });
  }
  return lp.toString();
}

/** A card at one value of its points, with all its benefits and costs. */
function addSeat(model: Model, card: Card, present: string, centsPerPoint: number): void {
  model.lp.gain(fixedCents(model.problem, card), present);
  const face = addFace(model, card, present, centsPerPoint);
  addCredits(model, face);
  addBonus(model, face);
}

function pair(a: number, first: string, b: number, second: string): readonly Term[] {
  return [
    [a, first],
    [b, second],
  ];
}
