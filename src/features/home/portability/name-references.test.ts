import { expect, it } from 'vitest';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createOwnCard, emptyFacts } from '@/features/mine/own-cards/schema.ts';
import { pointBalance } from '@/features/mine/valuation/schema.ts';
import { resolveReferences } from './name-references.ts';
import { type MemberData, type References, tableNames } from './schema.ts';

const references: References = {
  ...{ companies: {}, benefits: {}, categories: {}, sub_categories: {} },
  ...{ credit_cards: { '7': 'amex-gold' }, point_systems: {}, credit_card_benefits: {} },
};

it('keeps what refers to an own card, to its points, and to it as a former product', () => {
  const facts = { ...emptyFacts(1), issuer: 'Lakeside', points: { name: 'Lake points', value: 1 } };
  const own = createOwnCard({
    name: 'Lakeside Cash',
    facts: { ...facts, card: { ...facts.card, point_system_id: null } },
  });
  const number = own.credit_card_id;
  const held = createMemberCard(7, { changed_from_credit_card_id: number });
  const balance = pointBalance.create({ point_system_id: number, points: 9 });
  const none: unknown = Object.fromEntries(tableNames.map((table) => [table, []]));
  const isData = (data: unknown): data is MemberData => data === none;
  if (!isData(none)) throw new Error('unreachable');
  const data: MemberData = {
    ...none,
    own_cards: [own],
    member_cards: [held],
    point_balances: [balance],
  };
  expect(resolveReferences(data, references, references)).toEqual({ data, gone: [] });
  const { data: left } = resolveReferences({ ...data, own_cards: [] }, references, references);
  expect(left.point_balances).toEqual([]);
  expect(left.member_cards).toMatchObject([{ changed_from_credit_card_id: null }]);
});
