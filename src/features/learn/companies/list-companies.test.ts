import { expect, it } from 'vitest';
import { listPartners, type PartnerEntry } from './list-companies.ts';

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
