import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { RuleRow, HistoryRow, ProductRow } from './schema.ts';
import { describeRuleStanding } from './describe-standing.ts';
import { standingsOf } from './judge-standing.ts';
import { toHistory } from './to-history.ts';
import { toRuleBook } from './to-rule-book.ts';

const today = calendarDate('2026-11-21');

function createRule(own: Partial<RuleRow>): RuleRow {
  return {
    id: 1,
    slug: 'one-in-a-year',
    company_id: 1,
    title: '1 in 12 months',
    kind: 'velocity',
    limit_count: 1,
    window_value: 12,
    window_unit: 'months',
    scope: 'issuer',
    counts: 'all',
    clock: 'account_open',
    strictness: 'hard',
    explanation: 'One card a year.',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
    ...own,
  };
}

const product: ProductRow = {
  id: 7,
  slug: 'plain-card',
  company_id: 1,
  product_family: null,
  is_business: false,
  is_charge_card: false,
  counts_toward_5_24: true,
};

function createHeld(own: Partial<HistoryRow>): HistoryRow {
  return {
    id: 'held',
    credit_card_id: 7,
    status: 'held',
    applied_on: null,
    approved_on: null,
    opened_on: '2026-03-01',
    closed_on: null,
    bonus_posted_on: null,
    changed_from_credit_card_id: null,
    product_changed_on: null,
    ...own,
  };
}

function standing(rule: RuleRow, held: HistoryRow[], isWanted = true) {
  const companies = [{ id: 1, slug: 'bank' }];
  const book = toRuleBook({ rules: [rule], links: [] }, [product], companies);
  const found = standingsOf(book, toHistory(held, [product]), today, () => isWanted).get(rule.slug);
  if (!found) throw new Error('the rule touches the card');
  return found;
}

describe('the standing with a rule', () => {
  it('is blocked until the day the oldest card stops counting', () => {
    const found = standing(createRule({}), [createHeld({})]);
    expect(found).toMatchObject({ kind: 'blocked', clearsOn: '2027-03-01' });
    expect(describeRuleStanding(found, null)).toEqual({
      tone: 'no',
      text: 'Blocks you until Mar 1, 2027',
    });
    expect(describeRuleStanding(found, 'Alex').text).toBe('Blocks Alex until Mar 1, 2027');
  });

  it('only warns where the rule is soft', () => {
    const found = standing(createRule({ strictness: 'soft' }), [createHeld({})]);
    expect(describeRuleStanding(found, null).tone).toBe('warning');
  });

  it('is clear without a card, and a card that is wished for is none', () => {
    expect(standing(createRule({}), []).kind).toBe('clear');
    expect(standing(createRule({}), [createHeld({ status: 'wish_list' })]).kind).toBe('clear');
  });

  it('is unknown while the day of a bonus is missing', () => {
    const rule = createRule({ kind: 'bonus_cooldown', clock: 'bonus_posted' });
    expect(standing(rule, [createHeld({})]).kind).toBe('unknown');
    expect(standing(rule, [createHeld({ bonus_posted_on: '2026-05-01' })])).toMatchObject({
      kind: 'blocked',
      clearsOn: '2027-05-01',
    });
  });

  it('is clear if it only refuses unwanted cards', () => {
    const found = standing(createRule({}), [createHeld({})], false);
    expect(found).toMatchObject({ kind: 'clear', clearsOn: null, counted: [] });
    expect(found.touched[0]?.finding).not.toBeNull();
  });

  it('is advice where no date decides', () => {
    const rule = createRule({ kind: 'other', limit_count: null, window_value: null });
    expect(standing(rule, [createHeld({})]).kind).toBe('advice');
  });
});
