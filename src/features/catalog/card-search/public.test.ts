import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { popular } from '@/domain/popular-cards.ts';
import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { searchCards } from './public.ts';

const [, ...rows] = readCsvRows(readFileSync('supabase/seeds/facts/credit_cards.csv', 'utf8')).rows;
const cards = rows.map(({ cells: [slug = '', name = '', issuer = ''] }) => ({
  slug,
  name,
  issuer: issuer.replaceAll('-', ' '),
}));
const find = (query: string) =>
  searchCards(cards, ({ issuer }) => issuer, query).map(({ slug }) => slug);

describe('finding a card of the catalog', () => {
  it('shows popular cards first before anything is typed, and leaves none out', () => {
    const found = find('');
    expect(found.slice(0, 3)).toEqual([
      'chase-sapphire-preferred',
      'chase-freedom-unlimited',
      'amex-gold',
    ]);
    expect(found).toHaveLength(cards.length);
  });

  it.each([
    ['csr', 'chase-sapphire-reserve'],
    ['CSP', 'chase-sapphire-preferred'],
    ['cff', 'chase-freedom-flex'],
    ['cfu', 'chase-freedom-unlimited'],
    ['bcp', 'blue-cash-preferred'],
    ['bce', 'blue-cash-everyday'],
    ['vx', 'venture-x'],
    ['cip', 'ink-business-preferred'],
    ['bbp', 'blue-business-plus'],
    ['usbar', 'us-bank-altitude-reserve'],
    ['amex plat', 'amex-platinum'],
  ])('knows the short name %s', (typed, slug) => {
    expect(find(typed)[0]).toBe(slug);
  });

  it.each([
    ['american express platinum', 'amex-platinum'],
    ['American Express Gold', 'amex-gold'],
    ['venture', 'venture'],
    ['chase freedom', 'chase-freedom'],
    ['Capital One Savor', 'savor'],
  ])('takes the name %s before a longer one', (typed, slug) => {
    expect(find(typed)[0]).toBe(slug);
  });

  it.each([
    ['saphire prefered', 'chase-sapphire-preferred'],
    ['chase fredom unlimted', 'chase-freedom-unlimited'],
    ['qiucksilver', 'quicksilver'],
    ['duoble cash', 'citi-double-cash'],
    ['amercan express gold', 'amex-gold'],
    ['dicsover it', 'discover-it-cash-back'],
    ['welsl fargo active', 'wells-fargo-active-cash'],
  ])('reads %s in spite of its mistakes', (typed, slug) => {
    expect(find(typed)[0]).toBe(slug);
  });

  it('finds parts of words while they are typed, in any order', () => {
    expect(find('sapp')[0]).toBe('chase-sapphire-preferred');
    expect(find('plat delta')[0]).toBe('delta-skymiles-platinum');
    expect(find('us bank altitude go')[0]).toBe('us-bank-altitude-go');
  });

  it('finds nothing for a name that no card has', () => {
    expect(find('zzz')).toEqual([]);
    expect(find('qqqqqqqq')).toEqual([]);
  });

  it('names only cards that there are among the popular ones', () => {
    expect(popular.length).toBeGreaterThan(15);
    expect(popular.filter((slug) => !cards.some((card) => card.slug === slug))).toEqual([]);
  });
});
