import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import { cents } from '@/domain/units.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { findBlocker } from './find-blocker.ts';
import { listEvents } from './list-steps.ts';
import { planFor, ruleRow } from '../../../../tests/support/plan-fixture.ts';
import { describeEvent } from './explain-event.ts';

const { cards, companies } = catalogFixture;

it('opens a card from the day on which its rule lets go, not from the first of the month', () => {
  const target = createCard({ id: 900, slug: 'target' });
  const { plan, facts } = planFor({}, { new: 0 });
  const rule = { ...ruleRow, company_id: target.company_id };
  const book = toRuleBook({ rules: [rule], links: [] }, [...cards, target], companies);
  const history = toHistory(
    [createMemberCard(900, { status: 'closed', opened_on: '2026-01-15' })],
    [target],
  );
  const steps = [{ month: 2, action: 'open' as const, card: 'target' }];
  const [event] = listEvents({ ...facts, book, history }, { ...plan, steps, bonuses: [] }).filter(
    ({ kind }) => kind === 'open',
  );
  expect(event).toMatchObject({ from: calendarDate('2027-01-15') });
  expect(event && describeEvent(event, facts.question.date)).toEqual([
    'Application rules allow it from Jan 15, 2027.',
  ]);
});

const [target, next] = [900, 901].map((id) => createCard({ id, slug: `card-${id}` }));
if (!target || !next) throw new Error('there are two cards of an issuer');
const closed = createMemberCard(900, {
  status: 'closed',
  opened_on: '2026-01-15',
  closed_on: '2026-10-20',
});

/** Two cards of an issuer that are opened in months of a plan, after one of them was closed. */
function openings(
  own: readonly Partial<RuleRow>[],
  months: readonly [number, number],
  bonuses: Plan['bonuses'] = [],
) {
  const { plan, facts } = planFor({}, { new: 0 });
  const rules = own.map((rule, index) => ({ ...ruleRow, slug: `rule-${index}`, ...rule }));
  const products = target && next ? [target, next] : [];
  const book = toRuleBook({ rules, links: [] }, [...cards, ...products], companies);
  const steps = products.map(({ slug }, index) => ({
    month: months[index] ?? 0,
    action: 'open' as const,
    card: slug,
  }));
  const all = { ...facts, book, history: toHistory([closed], products) };
  return listEvents(all, { ...plan, steps, bonuses }).flatMap((event) =>
    event.kind === 'open' ? [{ from: event.from, blocker: findBlocker(all, event) }] : [],
  );
}

const openingDays = (...asked: Parameters<typeof openings>) =>
  openings(...asked).map(({ from }) => from);

it('counts each opening from the day that it shows for it, not from the first of its month', () => {
  expect(openingDays([{}], [2, 14])).toEqual(['2027-01-15', '2028-01-15']);
});

it('waits for a bonus of the plan, which posts by the end of the month after its minimum spend', () => {
  const rule = { kind: 'bonus_family', clock: 'bonus_posted' };
  const bonuses = [
    { card: 'card-900', month: 17, spendCents: cents(100_000), valueCents: cents(20_000) },
    { card: 'card-901', month: 32, spendCents: cents(100_000), valueCents: cents(20_000) },
  ];
  // The day the closed card's bonus posted is unknown: 13 months after opening at the latest.
  expect(openingDays([rule], [15, 30], bonuses)).toEqual(['2028-02-15', '2029-05-31']);
  expect(openingDays([rule], [15, 30])).toEqual(['2028-02-01', '2029-05-01']);
});

it('names the rule that counts a card of the plan from the day that is shown for it', () => {
  // Opened on January 15, 2027; on the last day before 2028 it is in the way still.
  expect(openings([{}], [2, 14])[1]?.blocker).toEqual({
    title: 'One a year',
    clearsOn: '2028-01-15',
  });
  const rule = { kind: 'bonus_family', clock: 'bonus_posted', window_value: 12 };
  const bonuses = [
    { card: 'card-900', month: 17, spendCents: cents(100_000), valueCents: cents(20_000) },
    { card: 'card-901', month: 32, spendCents: cents(100_000), valueCents: cents(20_000) },
  ];
  // The bonus of the plan posts by the end of May 2028, three months after its card was opened.
  const [, second] = openings([rule], [15, 30], bonuses);
  expect(second).toEqual({
    from: '2029-05-31',
    blocker: { title: 'One a year', clearsOn: '2029-05-31' },
  });
});

it('keeps the day of an application whose bonus is refused for longer', () => {
  const bonus = { kind: 'bonus_cooldown', window_value: 24 };
  expect(openingDays([{}, bonus], [2, 14])).toEqual(['2027-01-15', '2028-01-15']);
});
