import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { toOpeningRules } from '@/features/plan/what-next/to-opening-rules.ts';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import type { HistoryRow, ProductRow, RuleRow } from './schema.ts';
import { standingsOf } from './judge-standing.ts';
import { toHistory } from './to-history.ts';
import { toRuleBook } from './to-rule-book.ts';

const today = calendarDate('2026-11-21');

const rule: RuleRow = {
  id: 1,
  slug: 'few-in-two-years',
  company_id: 1,
  title: 'Few cards in 24 months',
  kind: 'velocity',
  limit_count: 1,
  window_value: 24,
  window_unit: 'months',
  scope: 'all_issuers',
  counts: 'credit_report',
  clock: 'account_open',
  strictness: 'hard',
  explanation: 'Counts what the credit report shows.',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
};

function createProduct(id: number, slug: string): ProductRow {
  return {
    id,
    slug,
    company_id: 1,
    product_family: null,
    is_business: false,
    is_charge_card: false,
    counts_toward_5_24: true,
  };
}
const products = ['old-card', 'new-card', 'next-card'].map((slug, at) =>
  createProduct(7 + at, slug),
);

function createRow(own: Partial<HistoryRow>): HistoryRow {
  return {
    id: 'one',
    credit_card_id: 7,
    status: 'held',
    applied_on: null,
    approved_on: null,
    opened_on: null,
    closed_on: null,
    bonus_posted_on: null,
    changed_from_credit_card_id: null,
    product_changed_on: null,
    ...own,
  };
}

function judge(row: HistoryRow, own: Partial<RuleRow> = {}) {
  const asked = { ...rule, ...own };
  const book = toRuleBook({ rules: [asked], links: [] }, products, [{ id: 1, slug: 'bank' }]);
  const history = toHistory([row], products);
  const standing = standingsOf(book, history, today, () => true).get(asked.slug);
  const { past } = toOpeningRules(book, history, [plainCard({ slug: 'next-card' })], [], today);
  return {
    counted: standing?.counted.length,
    clearsOn: standing?.clearsOn ?? null,
    planned: past.length,
  };
}

describe('a card of somebody else with the name of the member', () => {
  const user = createRow({ status: 'authorized_user', opened_on: '2026-03-14' });

  it('counts where the credit report does, for what comes next too', () => {
    expect(judge(user)).toEqual({ counted: 1, clearsOn: '2028-04-01', planned: 1 });
  });

  it('is no account of the member for the issuer', () => {
    expect(judge(user, { scope: 'issuer', counts: 'all' })).toMatchObject({
      counted: 0,
      planned: 0,
    });
  });
});

describe('an application that was rejected', () => {
  const rejected = createRow({ status: 'rejected', applied_on: '2026-10-01' });

  it('opened no account', () => {
    expect(judge(rejected)).toEqual({ counted: 0, clearsOn: null, planned: 0 });
  });

  it('counts where applications do, for what comes next too', () => {
    const perDays: Partial<RuleRow> = {
      scope: 'issuer',
      counts: 'all',
      clock: 'application',
      window_value: 65,
      window_unit: 'days',
    };
    expect(judge(rejected, perDays)).toEqual({ counted: 1, clearsOn: '2026-12-05', planned: 1 });
  });
});

describe('a product change', () => {
  const changed = createRow({
    credit_card_id: 8,
    opened_on: '2023-01-10',
    changed_from_credit_card_id: 7,
    product_changed_on: '2026-09-01',
  });

  it('opens no new account', () => {
    expect(judge(changed)).toEqual({ counted: 0, clearsOn: null, planned: 0 });
    const young = { ...changed, opened_on: '2026-02-03' };
    expect(judge(young)).toEqual({ counted: 1, clearsOn: '2028-03-01', planned: 1 });
  });

  it('leaves one open card, and both products had', () => {
    const holding: Partial<RuleRow> = { kind: 'holding_limit', scope: 'issuer', counts: 'all' };
    expect(judge(changed, holding).counted).toBe(1);
    const ever: Partial<RuleRow> = {
      kind: 'bonus_lifetime',
      clock: 'ever_held',
      window_value: null,
      scope: 'issuer',
      counts: 'all',
    };
    expect(judge(changed, ever).counted).toBe(2);
  });

  it('brings no bonus, and the one of before stays that of the former product', () => {
    const paid = { ...changed, bonus_posted_on: '2023-05-01' };
    expect(toHistory([paid], products).map(({ card, bonus }) => [card, bonus.kind])).toEqual([
      ['old-card', 'posted'],
      ['new-card', 'none'],
    ]);
  });
});
