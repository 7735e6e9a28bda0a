import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { cents, points } from '@/domain/units.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { seeded } from '../../../../tests/support/seeded-catalog.ts';
import { describeEvent } from './explain-event.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { listEvents } from './list-steps.ts';
import { whatNextSearchSchema } from './schema.ts';
import { beginPlan } from './start-plan.ts';
import { toPlanQuestion } from './to-plan-question.ts';
import { describePlanInWords } from './words.ts';

const { rows, book } = seeded;
const date = calendarDate('2026-11-21');
const tier = { spendCents: cents(300_000), windowDays: 90, points: points(0) };
const bonus = { tiers: [{ ...tier, cashCents: cents(30_000) }] };
const catalog = {
  ...seeded.catalog,
  cards: seeded.catalog.cards.map((card) => ({
    ...card,
    bonus: card.slug === 'blue-business-cash' ? bonus : null,
  })),
};
const openedOn = new Map([
  ['cash-magnet', '2021-01-15'],
  ['blue-cash-everyday', '2022-03-10'],
  ['delta-skymiles-blue', '2022-04-10'],
  ['hilton-honors-amex', '2022-05-10'],
  ['blue-business-plus', '2022-06-10'],
]);

/** The plan of a member with these free cards of American Express, who may open Blue Business Cash. */
function planWith(slugs: readonly string[]) {
  const held = rows.cards
    .filter(({ slug }) => slugs.includes(slug))
    .map((card) =>
      createMemberCard(card.id, { id: card.slug, opened_on: openedOn.get(card.slug) ?? null }),
    );
  const history = toHistory(held, rows.cards);
  const feeTerms = new Map<string, never>();
  const keep = slugs.filter((slug) => slug !== 'cash-magnet');
  const question = toPlanQuestion({
    inputs: {
      ...{ rows, catalog, preferences: plainPreferences('travel'), date },
      spending: { [catalog.subCategories[0]?.slug ?? '']: cents(2_400_000) },
    },
    memberCards: held,
    book,
    history,
    trackers: [],
    monthsUntil: ({ slug }) => (slug === 'blue-business-cash' ? 0 : null),
    changes: [],
    mayBecome: () => false,
    feeTerms,
    search: whatNextSearchSchema.parse({ keep, months: 12 }),
  });
  const { search, describe } = beginPlan({ question });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { plan, isProven } = describe(step.value);
  if (!plan) throw new Error('there is a plan');
  expect(isProven).toBe(true);
  const facts = { question, book, history, undated: [], feeTerms, trackers: [] };
  const events = listEvents(facts, plan).filter(({ kind }) => kind === 'close' || kind === 'open');
  return { events, history };
}

const nameOf = (slug: string) => (slug === 'blue-business-cash' ? 'Blue Business Cash' : slug);

it('closes a free card for a sixth one of American Express, with the reason and the warning', () => {
  const { events, history } = planWith([...openedOn.keys()]);
  expect(events.map(({ kind, month, card }) => [kind, month, card])).toEqual([
    ['close', 2, 'cash-magnet'],
    ['open', 2, 'blue-business-cash'],
  ]);
  const [closing, opening] = events;
  if (!closing || opening?.kind !== 'open') throw new Error('a card is closed for another');
  expect(describeEvent(closing, date, undefined, nameOf)).toEqual([
    'It makes room for Blue Business Cash: “Five credit cards” allows no more beside it.',
    'It is the oldest card you have: closing it shortens your credit history.',
  ]);
  expect(describePlanInWords(events)).toBe('Open 1 card, close 1 card to make room.');
  const [dated] = listCalendarEvents(events, date, nameOf, 'here');
  expect(dated).toMatchObject({ date: '2027-01-01', title: 'Close cash-magnet' });
  expect(dated?.description).toContain('makes room for Blue Business Cash');
  // The rules themselves refuse it beside the five, and allow it on its day without the closed one.
  const judge = (all: readonly HistoryCard[]) =>
    judgeEligibility(book, all, 'blue-business-cash', opening.from).application.kind;
  expect(judge(history)).toBe('no');
  expect(judge(opening.before)).toBe('yes');
});

it('closes none where there is room', () => {
  const { events } = planWith([...openedOn.keys()].slice(0, 4));
  expect(events.map(({ kind, month, card }) => [kind, month, card])).toEqual([
    ['open', 0, 'blue-business-cash'],
  ]);
});
