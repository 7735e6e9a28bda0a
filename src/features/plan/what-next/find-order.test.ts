import { expect, it } from 'vitest';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import { cents } from '@/domain/units.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { planFor, ruleRow } from '../../../../tests/support/plan-fixture.ts';
import { describeEvent } from './explain-event.ts';
import { findOrder } from './find-order.ts';
import { listEvents } from './list-steps.ts';

const { cards, companies } = catalogFixture;
const first = createCard({ id: 900, slug: 'first' });
const other = companies.find(({ id }) => id !== first.company_id);
if (!other) throw new Error('there are two issuers');
const second = createCard({ id: 901, slug: 'second', company_id: other.id });

/** Words for why the second card comes after the first, by one rule and bonuses of the plan. */
function order(
  own: Partial<RuleRow> | null,
  months: readonly [number, number],
  bonuses: Plan['bonuses'] = [],
) {
  const { plan, facts } = planFor({}, { new: 0 });
  const products = [first, second];
  const rules = own === null ? [] : [{ ...ruleRow, ...own }];
  const book = toRuleBook({ rules, links: [] }, [...cards, ...products], companies);
  const steps = products.map(({ slug }, index) => ({
    month: months[index] ?? 0,
    action: 'open' as const,
    card: slug,
  }));
  const all = { ...facts, book, history: [] };
  const events = listEvents(all, { ...plan, steps, bonuses });
  const [, event] = events.flatMap((each) => (each.kind === 'open' ? [each] : []));
  if (!event) throw new Error('two cards are opened');
  const found = findOrder(all, events, event);
  const grounds = { reasons: [], blocker: null, order: found };
  return { kind: found?.kind, words: describeEvent(event, facts.question.date, grounds) };
}

const bonus = (card: string, month: number) => ({
  ...{ card, month },
  ...{ spendCents: cents(400_000), valueCents: cents(20_000) },
});

it('says which rule the other order would break, as 5/24 does', () => {
  const rule = { scope: 'all_issuers', company_id: first.company_id, title: '1 in 12' };
  expect(order(rule, [1, 3])).toEqual({
    kind: 'slot',
    words: [
      'first comes first: opened before it, this card makes “1 in 12” refuse first until Jan 1, 2028.',
    ],
  });
  // A year later it would not refuse any more.
  expect(order(rule, [1, 14]).kind).toBeUndefined();
});

it('says that the spending goes to the first bonus, until when, and else that one card a month is opened', () => {
  const spending = order(null, [1, 3], [bonus('first', 3), bonus('second', 5)]);
  expect(spending.kind).toBe('spending');
  expect(spending.words.join(' ')).toMatch(
    /first comes first: your spending reaches the \$4,000 for its bonus in /,
  );
  expect(order(null, [1, 3], [bonus('first', 4), bonus('second', 5)]).kind).toBeUndefined();
  expect(order(null, [1, 5], [bonus('first', 3), bonus('second', 7)]).kind).toBeUndefined();
  expect(order(null, [1, 2]).kind).toBe('pace');
});
