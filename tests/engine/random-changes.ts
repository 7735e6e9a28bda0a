import { addMonths } from '../../src/domain/calendar.ts';
import type { OpeningRule, PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { cents } from '../../src/domain/units.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * A random question with product changes, the same for the same seed: often long enough for one, with cards that
 * often have a fee, and rules that may count them.
 */
export function withRandomChanges(question: PlanQuestion, seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const { catalog, date, rules } = question;
  const slugs = catalog.cards.map(({ slug }) => slug);
  const productChanges = slugs
    .flatMap((from) => slugs.map((to) => ({ slug: `${from} to ${to}`, from, to })))
    .filter(({ from, to }) => from !== to && random.chance(0.5))
    .map((change) => ({ ...change, minMonthsOpen: random.pick([null, 0, 7, 12, 24]) }));
  const withCounted = (named: readonly string[]) => [
    ...named,
    ...productChanges.flatMap(({ slug }) => (random.chance(0.3) ? [slug] : [])),
  ];
  return {
    ...question,
    catalog: {
      ...catalog,
      cards: catalog.cards.map((card) => {
        const fee = random.pick([null, 9_500, 39_500]);
        return fee === null ? card : { ...card, annualFeeCents: cents(fee) };
      }),
    },
    horizonMonths: random.pick([question.horizonMonths, 14, 17, 20]),
    history: question.history.map((past) =>
      random.chance(0.5)
        ? { ...past, closedOn: null, openedOn: addMonths(date, -random.whole(8, 30)) }
        : past,
    ),
    rules: rules.map((rule): OpeningRule => {
      if (rule.kind === 'once') return { ...rule, blockedBy: withCounted(rule.blockedBy) };
      return rule.counts === 'all' ? rule : { ...rule, counts: withCounted(rule.counts) };
    }),
    productChanges,
    limits: { ...question.limits, mayClose: random.chance(0.9), keep: [] },
  };
}
