import { expect, it } from 'vitest';
import {
  findExample,
  listPartners,
  type PartnerEntry,
  describeBlocking,
  describeIssuer,
} from './list-companies.ts';

const partner = (name: string, own: Partial<PartnerEntry>): PartnerEntry => ({
  company: {
    id: name.length,
    slug: name,
    name,
    kind: 'airline',
    alliance_id: null,
    country: null,
    website_url: null,
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
  },
  allianceName: null,
  systemNames: [],
  value: null,
  reach: null,
  inbound: 0,
  cards: 0,
  ...own,
});
const reach = (worthCents: number) => ({
  ...{ from: 'UR', points: 1, arrives: 1, keptCents: 1 },
  worthCents,
});

it('partners come in the order of what the member’s points become there, then of their ways in', () => {
  const partners = [
    partner('Many ways', { inbound: 9, value: { centsPerPoint: 1, origin: 'default' } }),
    partner('Reached', { inbound: 1, reach: reach(500) }),
    partner('Reached for more', { inbound: 1, reach: reach(900) }),
    partner('Dear', { value: { centsPerPoint: 2, origin: 'default' } }),
  ];
  const order = (sort?: 'value' | 'inbound') =>
    listPartners(partners, { sort }).map(({ company }) => company.name);
  expect(order()).toEqual(['Reached for more', 'Reached', 'Many ways', 'Dear']);
  expect(order('value').slice(0, 2)).toEqual(['Dear', 'Many ways']);
  expect(order('inbound')[0]).toBe('Many ways');
});

it('takes an example from points that move, and not from those a program has already', () => {
  const partners = ['Own', 'Near', 'Farther'].map((name) => partner(name, {}).company);
  const systems = partners.map(({ id, slug }) => ({ company_id: id, slug }));
  const way = (from: string, valueCents: number, isExample = true) => ({
    ...{ from, fromName: from, viaName: null, points: 10_000, arrives: 10_000 },
    ...{ isExample, valueCents, keptCents: 10_000 },
  });
  const ways = new Map([
    ['Own', [way('Own', 30_000)]],
    ['Near', [way('Mine', 90_000, false), way('Near', 80_000), way('UR', 15_000)]],
    ['Farther', [way('UR', 14_000)]],
  ]);
  const reachOf = (program: string | undefined) => ways.get(program ?? '') ?? [];
  expect(findExample(partners, systems, reachOf)).toMatchObject({
    ...{ partner: 'Near', from: 'UR', valueCents: 15_000 },
  });
  expect(findExample(partners.slice(0, 1), systems, reachOf)).toBeNull();
});

it('names the banks whose rules stop the applicant', () => {
  const bank = (name: string, blocking: number) => ({
    ...{ company: partner(name, {}).company, cards: 3, rules: 2, held: 0, open: 1 },
    ...{ blocking, warning: 1 },
  });
  const words = (...blocking: readonly number[]) =>
    describeBlocking(
      blocking.map((each, index) => bank(`Bank ${index + 1}`, each)),
      null,
    );
  expect(words(0, 0)).toBe('No bank has a rule that stops you today.');
  expect(words(0, 1)).toBe('Only Bank 2 has rules that stop you today.');
  expect(words(1, 2)).toBe('Bank 2 and Bank 1 have rules that stop you today.');
  expect(words(1, 2, 3)).toBe('Bank 3, Bank 2, and 1 more have rules that stop you today.');
  expect(describeBlocking([], 'Sam')).toBe('No bank has a rule that stops Sam today.');
});

it('leads an issuer with its cards that are open', () => {
  const words = (held: number, open: number, blocking = 0) =>
    describeIssuer({ cards: 3, held, open, blocking, warning: 0 }, null);
  expect(words(0, 2)).toBe('2 of its 3 cards are open to you today.');
  expect(words(1, 1, 1)).toBe('1 of its 2 other cards is open to you today; 1 rule in the way.');
  expect(words(2, 0, 2)).toBe('Its other card isn’t open to you today; 2 rules in the way.');
  expect(words(2, 1)).toBe('Its other card is open to you today.');
  expect(describeIssuer({ cards: 1, held: 0, open: 1, blocking: 0, warning: 0 }, null)).toBe(
    'Its only card is open to you today.',
  );
  expect(describeIssuer({ cards: 0, held: 0, open: 0, blocking: 0, warning: 0 }, null)).toBe(
    'None of its cards is listed here.',
  );
  expect(words(3, 0)).toBe('You hold every card it has here.');
  expect(describeIssuer({ cards: 2, held: 0, open: 2, blocking: 0, warning: 1 }, 'Sam')).toBe(
    '2 of its 2 cards are open to Sam today; 1 warning.',
  );
});
