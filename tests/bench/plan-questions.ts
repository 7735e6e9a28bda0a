import { calendarDate } from '@/domain/calendar.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { whatNextSearchSchema } from '@/features/plan/what-next/schema.ts';
import { toPlanQuestion } from '@/features/plan/what-next/to-plan-question.ts';
import { countedRows } from '../../src/cli/counted-rows.ts';
import { proposableCards } from '../../src/cli/availability.ts';
import { HOUSEHOLDS } from '../expert/households.ts';
import { plainPreferences } from '../engine/plain-preferences.ts';
import { realCatalog } from '../../src/cli/real-catalog.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { seeded } from '../support/seeded-catalog.ts';

const catalog = realCatalog(countedRows);

/** Cards that households hold or held, with their opening and closing dates. */
const HISTORIES: Readonly<Record<string, readonly (readonly [card: string, ...string[]])[]>> = {
  graduate: [['chase-freedom-unlimited', '2024-03-14']],
  'young family': [
    ['blue-cash-preferred', '2023-06-20'],
    ['citi-double-cash', '2019-02-11'],
    ['chase-sapphire-preferred', '2022-01-05', '2025-01-20'],
  ],
  'frequent flyer': [
    ['chase-sapphire-reserve', '2021-08-02'],
    ['amex-gold', '2024-11-19'],
    ['united-explorer', '2025-12-28'],
    ['venture-x', '2026-04-09'],
  ],
  'home owner': [
    ['discover-it-cash-back', '2016-05-01'],
    ['bofa-customized-cash', '2025-07-17'],
  ],
  agency: [
    ['ink-business-cash', '2023-10-03'],
    ['amex-platinum', '2022-04-25'],
  ],
};

/** Questions of households with a history about the whole catalog: 24 months and at most 6 new cards. */
export function householdPlans(): readonly (readonly [string, PlanQuestion])[] {
  return HOUSEHOLDS.flatMap(({ slug, spending, facts }) => {
    const held = HISTORIES[slug];
    if (!held) return [];
    const memberCards = held.map(([card, opened = null, closed = null]) => {
      const row = seeded.rows.cards.find((each) => each.slug === card);
      if (!row) throw new RangeError(`there is no card ${card}`);
      const status = closed === null ? 'held' : 'closed';
      return createMemberCard(row.id, { id: card, status, opened_on: opened, closed_on: closed });
    });
    const mayPropose = new Set(proposableCards(facts));
    const question = toPlanQuestion({
      inputs: {
        rows: seeded.rows,
        catalog,
        preferences: plainPreferences('travel'),
        spending,
        date: calendarDate('2026-11-21'),
      },
      memberCards,
      book: seeded.book,
      history: toHistory(memberCards, seeded.rows.cards),
      trackers: [],
      monthsUntil: (card) => (mayPropose.has(card.slug) ? 0 : null),
      changes: seeded.productChanges,
      mayBecome: (card) => mayPropose.has(card.slug),
      feeTerms: new Map<string, never>(),
      search: whatNextSearchSchema.parse({ new: 6, months: 24 }),
    });
    return [[slug, question] as const];
  });
}

/** Random cards for a year, without choices and portal earnings, which the HiGHS model does not include. */
export function sampled([slug, question]: readonly [string, PlanQuestion], count: number) {
  const { history } = question;
  const held = new Set(history.filter(({ closedOn }) => closedOn === null).map(({ card }) => card));
  const cards = question.catalog.cards.map((card) => ({
    ...card,
    choices: [],
    rules: card.rules.filter(({ choice, channel }) => choice === null && channel === 'any'),
  }));
  const fresh = seededRandom(count).sample(
    cards.filter((card) => !held.has(card.slug)),
    count,
  );
  const small: PlanQuestion = {
    ...question,
    horizonMonths: 12,
    catalog: {
      ...question.catalog,
      cards: [...cards.filter((card) => held.has(card.slug)), ...fresh],
    },
    limits: { ...question.limits, atMostNew: 3 },
  };
  return [`${slug}, ${count} cards`, small] as const;
}
