import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { listAlliances, type ProgramReach, toAllianceEntry } from './list-alliances.ts';
import type { Alliance, Company } from './schema.ts';

const facts = { website_url: null, source: null, source_url: null, verified_on: null };
const alliance = (id: number, other_airlines = ''): Alliance => ({
  ...facts,
  ...{ id, slug: `a${id}`, name: `Alliance ${id}`, confidence: 'high', other_airlines },
});
const airline = (id: number, alliance_id: number): Company => ({
  ...facts,
  ...{ id, slug: `c${id}`, name: `Airline ${id}`, kind: 'airline', alliance_id, country: 'US' },
  confidence: 'high',
});
const [points] = catalogFixture.pointSystems;
if (!points) throw new Error('the fixture has point systems');
const system = (company_id: number) => ({
  ...points,
  ...{ id: company_id, company_id, slug: `p${company_id}` },
});
const reach = (valueCents: number, isExample = false): ProgramReach => ({
  ...{ from: 'bank', fromName: 'Bank', viaName: null, points: 1000, arrives: 1000 },
  ...{ valueCents, isExample },
});
const reaches: Readonly<Record<string, readonly ProgramReach[]>> = {
  p2: [reach(900), reach(100)],
  p3: [reach(5000, true)],
  p4: [reach(2000)],
};
const sources = {
  companies: [1, 2, 3, 4].map((id) => airline(id, 1)).concat(airline(5, 2)),
  systems: [1, 2, 3, 4, 5].map(system),
  transfers: [
    { from: 'bank', to: 'p1' },
    { from: 'bank', to: 'p1' },
    { from: 'other', to: 'p1' },
  ],
  reachOf: (program = '') => reaches[program] ?? [],
};

it('lists first the programs that the member’s points reach, then those of an example', () => {
  const entry = toAllianceEntry(alliance(1, 'Airline 2, Elsewhere Air , Far Air'), sources);
  expect(entry.members.map(({ company }) => company.id)).toEqual([4, 2, 3, 1]);
  expect(entry.reached).toHaveLength(3);
  expect(entry.members[3]?.sources).toEqual(['bank', 'other']);
  // An airline that has come into the catalog meanwhile is not missing.
  expect(entry.missing).toEqual(['Elsewhere Air', 'Far Air']);
});

it('lists the alliance where points are worth most first, and finds one by a missing airline', () => {
  const entries = [alliance(2, 'Far Air'), alliance(1)].map((row) => toAllianceEntry(row, sources));
  expect(listAlliances(entries).map((each) => each.alliance.id)).toEqual([1, 2]);
  const richer = {
    ...sources,
    reachOf: (program = '') => (program === 'p5' ? [reach(2100)] : sources.reachOf(program)),
  };
  const others = [alliance(1), alliance(2)].map((row) => toAllianceEntry(row, richer));
  expect(listAlliances(others).map((each) => each.alliance.id)).toEqual([2, 1]);
  expect(listAlliances(entries, 'far air').map((each) => each.alliance.id)).toEqual([2]);
});
