import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { standingsOf } from '@/features/mine/eligibility/judge-standing.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { seeded } from '../../../../tests/support/seeded-catalog.ts';
import { CHASE_RULE, describeCount } from './describe-count.ts';

const counting = seeded.rows.cards.filter((card) => card.counts_toward_5_24 && !card.is_business);

/** Chase's rule for cards of anybody opened on these days. */
function countOf(days: readonly (string | null)[], name: string | null = null) {
  const held = days.map((opened_on, index) => ({
    id: `held-${index}`,
    credit_card_id: counting[index]?.id ?? 0,
    status: 'held',
    applied_on: null,
    approved_on: null,
    opened_on,
    closed_on: null,
    bonus_posted_on: null,
    changed_from_credit_card_id: null,
    product_changed_on: null,
  }));
  const history = toHistory(held, seeded.rows.cards);
  const today = calendarDate('2026-11-27');
  const standing = standingsOf(seeded.book, history, today, () => true).get(CHASE_RULE);
  if (!standing) throw new Error('the fixture has no Chase cards');
  return describeCount(standing, name);
}

it.each([
  // A card that counts for 24 months is free from the first day of the 25th.
  [['2025-06-10', '2026-02-01', '2026-03-01', '2026-04-01'], '4/24 · next drop Jul 1, 2027'],
  [['2025-06-10', '2020-01-01'], '1/24 · next drop Jul 1, 2027'],
  [['2020-01-01'], '0/24'],
])('cards opened on %j are told as %s', (days, text) => {
  expect(countOf(days)).toEqual({ tone: 'advice', text, needsDates: false });
});

it('five stand in the way', () => {
  const five = ['2026-01-02', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'];
  expect(countOf(five, 'Alex')).toMatchObject({
    tone: 'no',
    text: 'Alex: 5/24 · next drop Feb 1, 2028',
  });
});

it('dates are asked for where one is missing', () => {
  expect(countOf([null])).toMatchObject({ text: '5/24', needsDates: true });
  expect(countOf([null, '2026-02-01'])).toMatchObject({
    tone: 'unknown',
    text: 'at least 1/24 · next drop Mar 1, 2028',
    needsDates: true,
  });
});
