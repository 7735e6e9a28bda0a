import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { planCardImport, type ImportColumns } from './plan-card-import.ts';

const [, ...facts] = readCsvRows(
  readFileSync('supabase/seeds/facts/credit_cards.csv', 'utf8'),
).rows;
const cards = facts.map(({ cells: [slug = '', name = '', issuer = ''] }, index) => ({
  ...{ id: index + 1, slug, name },
  issuer: issuer.replaceAll('-', ' '),
}));
const slugOf = (id: number | undefined) => cards.find((card) => card.id === id)?.slug;

function read(
  text: string,
  memberCards: { credit_card_id: number; opened_on: string | null }[] = [],
  columns?: ImportColumns,
) {
  const sources = {
    cards,
    memberCards,
    issuerOf: ({ issuer }: { issuer: string }) => issuer,
    today: '2026-11-27',
  };
  return planCardImport(text, sources, columns);
}

function readCards(text: string) {
  const outcome = read(text);
  if (outcome.kind !== 'cards') throw new Error(outcome.kind);
  return outcome.cards;
}

describe('a list of cards', () => {
  it.each([
    ['CSP', 'chase-sapphire-preferred'],
    ['amex bcp 2nd', 'blue-cash-preferred'],
    ['Chase Sapphire Reserve® Credit Card', 'chase-sapphire-reserve'],
    ['Amex Gold (3005)', 'amex-gold'],
    ['Citi Double Cash Card ...1234', 'citi-double-cash'],
    ['Capital One Venture X Rewards Credit Card', 'venture-x'],
    ['Costco Anywhere Visa® Card by Citi', 'costco-anywhere-visa'],
    ['Discover it #2', 'discover-it-cash-back'],
    ['Bank of America® Customized Cash Rewards credit card', 'bofa-customized-cash'],
    ['Wells Fargo Active Cash® Card', 'wells-fargo-active-cash'],
    ['The Platinum Card from American Express', 'amex-platinum'],
  ])('knows the card that people call %s', (name, slug) => {
    const [first] = readCards(`Card\n"${name}"\n`);
    expect(slugOf(first?.cardIds[0])).toBe(slug);
  });

  it('reads days, fees and states, and drops digits of cards', () => {
    const rows = readCards(
      [
        'Card Name,Issuer,Last 4,Date Opened,Closed Date,Bonus Received Date,Annual Fee,Status',
        'Sapphire Preferred,Chase,1234,3/14/2024,,Aug 2024,$95.00,Open',
        'Platinum,American Express,31005,2021-05,6/1/2023,,695,Closed',
        'Freedom Flex,Chase,,13/45/2024,,,free,Denied',
        ',,,,,,,',
      ].join('\n'),
    );
    expect(rows.map(({ values }) => values)).toEqual([
      {
        ...{ status: 'held', opened_on: '2024-03-14', closed_on: null },
        ...{ bonus_posted_on: '2024-08-01', annual_fee_cents: 9_500 },
      },
      {
        ...{ status: 'closed', opened_on: '2021-05-01', closed_on: '2023-06-01' },
        ...{ bonus_posted_on: null, annual_fee_cents: 69_500 },
      },
      {
        ...{ status: 'rejected', opened_on: null, closed_on: null },
        ...{ bonus_posted_on: null, annual_fee_cents: null },
      },
    ]);
    expect(rows[2]?.problems).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/1234|31005/u);
  });

  it('leaves an unclear name and an unknown one to the person', () => {
    const [unclear, unknown] = readCards('Name\nChase Ink\nNo Such Card Of Mine\n');
    expect(unclear?.cardIds.length).toBeGreaterThan(1);
    expect(unknown?.cardIds).toEqual([]);
    const [endless] = readCards(`Name\n${'x'.repeat(200_000)}\n`);
    expect(endless).toMatchObject({ text: 'x'.repeat(120), cardIds: [] });
  });

  it('shows no more of an endless file than a person can choose from', { timeout: 15_000 }, () => {
    expect(read(`${'a,'.repeat(100_000)}\n`)).toMatchObject({ headings: { length: 100 } });
    const rows = `a,${'a '.repeat(400_000)}\n${'a,\n'.repeat(260)}`;
    const outcome = read(`Card,Issuer\n${rows}`);
    if (outcome.kind !== 'cards') throw new Error(outcome.kind);
    expect([outcome.cards.length, outcome.unread]).toEqual([200, 61]);
    expect(outcome.cards[1]?.cardIds).toHaveLength(40);
  });

  it('knows a card that is there already, and takes a second one of another day', () => {
    const id = cards.find(({ slug }) => slug === 'amex-gold')?.id ?? 0;
    const held = [{ credit_card_id: id, opened_on: '2024-01-02' }];
    const outcome = read('Card,Opened\nAmex Gold,1/2/2024\nAmex Gold,5/6/2025\nAmex Gold,\n', held);
    expect(outcome.kind === 'cards' && outcome.cards.map(({ isKnown }) => isKnown)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('drops days in the wrong order, and says so', () => {
    const [row] = readCards('Card,Opened,Closed\nCSP,2024-05-01,2023-05-01\n');
    expect(row?.values).toMatchObject({ opened_on: null, closed_on: null, status: 'held' });
    expect(row?.problems.join(' ')).toMatch(/closed before it was opened/u);
  });

  it('asks for the columns where no heading is known', () => {
    expect(read('Plastic,When\nCSP,2024-05-01\n')).toEqual({
      kind: 'columns',
      headings: ['Plastic', 'When'],
    });
    const outcome = read('Plastic,When\nCSP,2024-05-01\n', [], { name: 0, opened_on: 1 });
    expect(outcome).toMatchObject({ cards: [{ values: { opened_on: '2024-05-01' } }] });
    expect(read('')).toEqual({ kind: 'empty' });
  });
});
