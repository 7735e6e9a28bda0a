import { beforeEach, describe, expect, it } from 'vitest';
import { recentEntries, rememberEntry } from './components/find-box.tsx';
import type { FindEntry } from './schema.ts';
import { createEntrySearch } from './find-entries.ts';

const entry = (id: string, kind: FindEntry['kind'], label: string, note = ''): FindEntry => ({
  id,
  kind,
  label,
  note,
});

const entries = [
  entry('/app/card-ranking', 'page', 'Card ranking'),
  entry('/app/best-card', 'page', 'Best card'),
  entry('/credit-cards/1', 'card', 'Chase Sapphire Preferred', 'Chase'),
  entry('/credit-cards/2', 'card', 'American Express Gold', 'American Express'),
  entry('/app/partners/3', 'partner', 'Aeroméxico', 'Airline'),
  entry('/app/banks/4', 'company', 'Chase', 'Bank'),
];
const find = (query: string) => createEntrySearch(entries)(query).map(({ label }) => label);

describe('finding', () => {
  it.each([
    ['saphire', 'Chase Sapphire Preferred'],
    ['sapphire prefered', 'Chase Sapphire Preferred'],
    ['amercan express', 'American Express Gold'],
    ['aeromexico', 'Aeroméxico'],
    ['rank', 'Card ranking'],
    ['gold american', 'American Express Gold'],
    ['amex gold', 'American Express Gold'],
    ['CSP', 'Chase Sapphire Preferred'],
  ])('%s finds %s first', (query, label) => {
    expect(find(query)[0]).toBe(label);
  });

  it('puts the thing itself before mentions of it', () => {
    expect(find('chase')[0]).toBe('Chase');
  });

  it('finds nothing for nonsense', () => {
    expect(find('zzzz')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});

it('looks for the beginning of a pasted page', () => {
  const search = createEntrySearch(entries);
  const [first] = search('sapphire');
  expect(first).toBeDefined();
  expect(search(`sapphire${' '.repeat(200)}elsewhere`)[0]).toBe(first);
});

describe('a recent destination', () => {
  beforeEach(() => {
    recentEntries.clear();
  });

  it('is listed first, once; only the last six are kept', () => {
    for (const each of [...entries, ...entries.slice(0, 1), entry('/x', 'page', 'X')]) {
      rememberEntry(each);
    }
    expect(recentEntries.get().map(({ label }) => label)).toEqual([
      'X',
      'Card ranking',
      'Chase',
      'Aeroméxico',
      'American Express Gold',
      'Chase Sapphire Preferred',
    ]);
  });

  it('is never an address of somebody else', () => {
    const kept = [entry('//evil.test', 'page', 'Evil'), entry('javascript:1', 'page', 'Evil')];
    sessionStorage.setItem('pointfolio-find-recent', JSON.stringify(kept));
    expect(recentEntries.get()).toEqual([]);
  });
});
