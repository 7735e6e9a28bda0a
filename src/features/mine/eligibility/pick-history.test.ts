import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { createPerson } from '@/features/mine/people/mutations.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { ProductRow, RuleLinkRow, RuleRow } from './schema.ts';
import { pickHistory, toHistory } from './to-history.ts';
import { toRuleBook } from './to-rule-book.ts';

const today = calendarDate('2026-11-20');
const alex = createPerson('Alex', 'person', 0);
const company = createPerson('My LLC', 'business', 1);
const people = [alex, company];

function createProduct(id: number, own: Partial<ProductRow> = {}): ProductRow {
  return {
    id,
    slug: `card-${id}`,
    company_id: 1,
    product_family: null,
    is_business: false,
    is_charge_card: false,
    counts_toward_5_24: true,
    ...own,
  };
}
const products = [
  ...[1, 2, 3, 4, 5, 6].map((id) => createProduct(id)),
  createProduct(7, { is_business: true, counts_toward_5_24: false }),
];

function createRule(own: Partial<RuleRow>): RuleRow {
  return {
    id: 1,
    slug: 'five-in-24',
    company_id: 1,
    title: '5/24',
    kind: 'velocity',
    limit_count: 5,
    window_value: 24,
    window_unit: 'months',
    scope: 'all_issuers',
    counts: 'credit_report',
    clock: 'account_open',
    strictness: 'hard',
    explanation: 'No more than that.',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
    ...own,
  };
}
const fiveIn24 = createRule({});
const onceInALife = createRule({
  id: 2,
  slug: 'once',
  title: 'Once in a lifetime',
  kind: 'bonus_lifetime',
  limit_count: 1,
  window_value: null,
  window_unit: 'lifetime',
  scope: 'product',
  counts: 'all',
  clock: 'ever_held',
});
const twoIn30Days = createRule({
  id: 3,
  slug: 'two-in-30-days',
  title: '2/30',
  limit_count: 2,
  window_value: 30,
  window_unit: 'days',
  scope: 'issuer',
  counts: 'all',
  clock: 'application',
});

function judge(
  cards: readonly MemberCard[],
  owner: Owner,
  card: string,
  rules: readonly RuleRow[] = [fiveIn24],
  links: readonly RuleLinkRow[] = [],
) {
  const book = toRuleBook({ rules, links }, products, [{ id: 1, slug: 'bank' }]);
  return judgeEligibility(
    book,
    toHistory(pickHistory(cards, people, owner), products),
    card,
    today,
  );
}

const opened = (product: number, own: Partial<MemberCard> = {}) =>
  createMemberCard(product, { opened_on: '2026-06-10', ...own });
const fiveOfAlex = [1, 2, 3, 4, 5].map((id) => opened(id, { person_id: alex.id }));

describe('whose history decides', () => {
  it('refuses Alex, who is at 5/24, and not the member, who is at 1/24', () => {
    const cards = [...fiveOfAlex, opened(6)];
    expect(judge(cards, alex.id, 'card-6').application).toMatchObject({
      kind: 'no',
      from: '2028-07-01',
    });
    expect(judge(cards, null, 'card-5').application.kind).toBe('yes');
  });

  it('counts the card of an authorized user for whoever is the authorized user', () => {
    const four = fiveOfAlex.slice(0, 4);
    const mine = opened(6);
    const added = opened(6, { status: 'authorized_user', person_id: alex.id });
    expect(judge([...four, mine], alex.id, 'card-5').application.kind).toBe('yes');
    expect(judge([...four, mine, added], alex.id, 'card-5').application.kind).toBe('no');
    expect(judge([...four, mine, added], null, 'card-5').application.kind).toBe('yes');
  });

  it('refuses a once-in-a-lifetime bonus to a former holder', () => {
    const link = { id: 1, credit_card_id: 1, rule_id: 2, blocking_credit_card_id: null };
    const bonusFor = (owner: Owner) => {
      const links = [{ ...link, confidence: 'high' }];
      return judge([opened(1)], owner, 'card-1', [onceInALife], links).bonus.kind;
    };
    expect(bonusFor(null)).toBe('no');
    expect(bonusFor(alex.id)).toBe('yes');
  });

  it('counts a business’s applications with the member’s', () => {
    const recent = { applied_on: '2026-11-10', opened_on: '2026-11-10' };
    const cards = [opened(1, recent), opened(7, { ...recent, person_id: company.id })];
    const applicationOf = (owner: Owner) =>
      judge(cards, owner, 'card-2', [twoIn30Days]).application.kind;
    expect(applicationOf(null)).toBe('no');
    expect(applicationOf(company.id)).toBe('no');
    expect(applicationOf(alex.id)).toBe('yes');
  });

  it('leaves the cards of somebody out who is not known yet', () => {
    expect(pickHistory(fiveOfAlex, [], null)).toEqual([]);
  });

  it('is the same list for a member who keeps only their own cards', () => {
    const cards = [opened(1), opened(2)];
    expect(pickHistory(cards, people, null)).toBe(cards);
  });
});
