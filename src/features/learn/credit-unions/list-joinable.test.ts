import { expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RequirementRow } from '@/features/catalog/facts/schema.ts';
import { describeJoining, listJoinable } from './list-joinable.ts';
import type { CreditUnion } from './schema.ts';

const union = (id: number, state: string, members_count: number): CreditUnion => ({
  ...{ id, slug: `u${id}`, name: `Union ${id}`, city: null, state, members_count },
  ...{ assets_cents: null, charter_number: id, website_url: null },
});
const need = (id: number, slug: string): RequirementRow => ({
  ...{ id, slug, name: slug, kind: 'bank_relationship', annual_cost_cents: 0, description: slug },
});
const card = (id: number, company_id: number, ...needs: readonly number[]) =>
  createCard({
    ...{ id, slug: `card-${id}`, company_id },
    credit_card_requirements: needs.map((requirement_id) => ({
      id: requirement_id,
      requirement_id,
    })),
  });
const facts = {
  cards: [card(1, 1, 10), card(2, 1, 10, 11), card(3, 2, 12), card(4, 3, 12)],
  requirements: [need(10, 'navy'), need(11, 'deposit'), need(12, 'anyone')],
  meets: [],
};
const rows = [union(1, 'VA', 500), union(2, 'TX', 100), union(3, 'WA', 300), union(4, 'WA', 900)];
const idsOf = (meets: readonly string[], state?: string) =>
  listJoinable(rows, { ...facts, meets }, state).map(({ row }) => row.id);

it('lists only those with a card here, the largest first', () => {
  expect(idsOf([])).toEqual([1, 3, 2]);
});

it('puts the member’s own first, then those of the state', () => {
  expect(idsOf([], 'TX')).toEqual([2, 1, 3]);
  expect(idsOf(['navy'], 'TX')).toEqual([1, 2, 3]);
});

it('tells who may join by what all of its cards ask for', () => {
  const [first] = listJoinable(rows, facts, undefined);
  expect(first?.joining.map(({ slug }) => slug)).toEqual(['navy']);
});

it('leaves out advice that several unions share, and nothing else after a semicolon', () => {
  const descriptions = new Map([
    ['navy', 'Military; their families'],
    ['anyone', 'Savings account (of $5; more for a card) with the issuer; many are open to all'],
  ]);
  const requirements = facts.requirements.map((each) => ({
    ...each,
    description: descriptions.get(each.slug) ?? '',
  }));
  const all = listJoinable(rows, { ...facts, requirements }, undefined);
  const words = all.flatMap(({ joining }) => joining.map((each) => describeJoining(each, all)));
  expect(words).toEqual([
    'Military; their families',
    'Savings account (of $5; more for a card) with the issuer',
    'Savings account (of $5; more for a card) with the issuer',
  ]);
});
