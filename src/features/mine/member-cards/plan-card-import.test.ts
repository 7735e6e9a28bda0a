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
        // More than the column of the database holds would refuse all cards of the request.
        'Sapphire Reserve,Chase,,,8/0024,,"$25,000,000",Open',
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
      {
        ...{ status: 'held', opened_on: null, closed_on: null },
        ...{ bonus_posted_on: null, annual_fee_cents: null },
      },
    ]);
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 2, 2]);
    expect(JSON.stringify(rows)).not.toMatch(/1234|31005/u);
  });

  it('leaves an unclear name and an unknown one to the person', () => {
    const [unclear, unknown] = readCards('Name\nChase Ink\nNo Such Card Of Mine\n');
    expect(unclear?.cardIds.length).toBeGreaterThan(1);
    expect(unknown?.cardIds).toEqual([]);
    const [endless] = readCards(`Name\n${'x'.repeat(200_000)}\n`);
    expect(endless).toMatchObject({ text: 'x'.repeat(120), cardIds: [] });
  });

  // Both took 4 s of the page's thread when each word was compared again for every card, and take 0.6 s now.
  it.each([
    ['many unknown words', (line: number) => `${line}qxvzkw `.repeat(12)],
    ['words without end', (line: number) => `${line}`.padEnd(119, 'qxvzkw')],
  ])('finds no card in %s', (_, write) => {
    const lines = Array.from({ length: 200 }, (_line, at) => `${write(at)},${write(at + 200)}`);
    const rows = readCards(`Card,Issuer\n${lines.join('\n')}`);
    expect(rows.map(({ cardIds }) => cardIds)).toEqual(lines.map(() => []));
  });

  it('shows no more of an endless file than a person can choose from', { timeout: 15_000 }, () => {
    expect(read(`${'a,'.repeat(100_000)}\n`)).toMatchObject({ headings: { length: 100 } });
    const rows = `a,${'a '.repeat(400_000)}\n${'a,\n'.repeat(260)}`;
    const outcome = read(`Card,Issuer\n${rows}`);
    if (outcome.kind !== 'cards') throw new Error(outcome.kind);
    expect([outcome.cards.length, outcome.leftOut]).toEqual([200, 61]);
    expect(outcome.cards[1]?.cardIds).toHaveLength(40);
  });

  it('knows a card that is there already, and takes a second one of another day', () => {
    const id = cards.find(({ slug }) => slug === 'amex-gold')?.id ?? 0;
    const held = [{ credit_card_id: id, opened_on: '2024-01-02' }];
    const outcome = read('Card,Opened\nAmex Gold,1/2/2024\nAmex Gold,5/6/2025\nAmex Gold,\n', held);
    expect(outcome.kind === 'cards' && outcome.cards.map(({ known }) => known)).toEqual([
      'my-cards',
      null,
      'my-cards',
    ]);
    const [first, second] = readCards('Card,Opened\nCSP,1/2/2024\nCSP,1/2/2024\n');
    expect([first?.known, second?.known]).toEqual([null, 'above']);
  });

  it('drops days in the wrong order, and says so', () => {
    const [row] = readCards('Card,Opened,Closed\nCSP,2024-05-01,2023-05-01\n');
    expect(row?.values).toMatchObject({ opened_on: null, closed_on: null, status: 'held' });
    expect(row?.problems.join(' ')).toMatch(/closed before it was opened/u);
  });

  it('asks for the columns where no heading is known, each of which may be named', () => {
    const list = [
      'Shopping list,,,,,,,',
      'Plastic,From,Since,Until,Got it,Costs,Digits,How',
      'Sapphire Preferred,Chase,2024-05-01,2025-06-02,2024-08-09,$95,4321,Closed',
    ].join('\n');
    const asked = read(list);
    expect(asked).toMatchObject({ kind: 'columns', columns: {} });
    expect(asked.kind === 'columns' && asked.headings[6]).toBe('Digits');
    const columns = {
      ...{ name: 0, issuer: 1, opened_on: 2, closed_on: 3, bonus_posted_on: 4 },
      ...{ annual_fee_cents: 5, status: 7 },
    };
    const { name: _, ...unnamed } = columns;
    expect(read(list, [], unnamed)).toMatchObject({ kind: 'columns', columns: unnamed });
    const outcome = read(list, [], columns);
    if (outcome.kind !== 'cards') throw new Error(outcome.kind);
    const [card] = outcome.cards;
    expect(outcome.cards).toHaveLength(1);
    expect(slugOf(card?.cardIds[0])).toBe('chase-sapphire-preferred');
    expect(card?.values).toEqual({
      ...{ status: 'closed', opened_on: '2024-05-01', closed_on: '2025-06-02' },
      ...{ bonus_posted_on: '2024-08-09', annual_fee_cents: 9_500 },
    });
    expect(JSON.stringify(outcome.cards)).not.toContain('4321');
    expect(read('')).toEqual({ kind: 'empty' });
  });

  it('takes a list without headings from its first line', () => {
    expect(readCards('CSP\nAmex Gold\n').map(({ text }) => text)).toEqual(['CSP', 'Amex Gold']);
    const outcome = read('CSP,2024-05-01\nAmex Gold,2023-01-02\n', [], { name: 0, opened_on: 1 });
    expect(outcome.kind === 'cards' && outcome.cards.map(({ text }) => text)).toEqual([
      'CSP',
      'Amex Gold',
    ]);
  });

  it('says how many lines are left out of an endless list', () => {
    const outcome = read(`Card\n${'CSP\n'.repeat(3_000)}`);
    expect(outcome).toMatchObject({ kind: 'cards', leftOut: 2_800 });
    expect(outcome.kind === 'cards' && outcome.cards.length).toBe(200);
  });
});

/** Headings of public samples, with made-up lines. */
describe('lists of other trackers and spreadsheets', () => {
  const preferred = { status: 'held', opened_on: '2024-03-14', closed_on: null };
  it.each([
    [
      // https://penniesandplanes.com/start-here/new-card-checklist
      'a checklist for new cards',
      'Card Name,Open Date,Close Date,Signup Bonus,Minimum Spend,Annual Fee,Fee Waived 1st Yr?,Membership Number,Customer Service Phone Number',
      'Chase Sapphire Preferred,03/14/2024,Open,"60,000","$4,000",$95,N,9876543,1(800)555-5555',
    ],
    [
      // https://docs.churningtracker.com/credit-cards
      'Churning Tracker',
      'Issuer,Network,Product name,Last 4,Account owner,Open date,Close date,Annual fee,Credit limit,SUB amount,Status',
      'Chase,Visa,Sapphire Preferred,9876,Ann,2024-03-14,,95,12000,60000,Active',
    ],
    [
      // https://pointsdb.com/blog/churning-spreadsheet-template names the first two.
      'a spreadsheet of PointsDB',
      'Card / Account Name,Issuer / Bank,Date Opened,Annual Fee,Name',
      'CSP,Chase,3/14/24,95,Ann',
    ],
  ])('reads %s', (_name, headings, line) => {
    const [card, ...others] = readCards(`${headings}\n${line}\n`);
    expect(others).toEqual([]);
    expect(slugOf(card?.cardIds[0])).toBe('chase-sapphire-preferred');
    expect(card?.values).toMatchObject({ ...preferred, annual_fee_cents: 9_500 });
    expect(card?.problems).toEqual([]);
    expect(JSON.stringify(card)).not.toMatch(/9876|Ann/u);
  });

  it.each([
    ['Oct-23', '2023-10-01'],
    ['10/23', '2023-10-01'],
    ['October 2023', '2023-10-01'],
  ])('reads the month %s', (written, day) => {
    expect(readCards(`Card,Opened\nCSP,${written}\n`)[0]?.values.opened_on).toBe(day);
  });

  it('takes no program of AwardWallet for a card', () => {
    const list = [
      'Account Id / Sub Id,Type,Award Program,Balance,Cash Equivalent,Expiration,Status,Status expiration,Name,Last Update',
      '1234567,Credit Cards,Chase (Ultimate Rewards),"184,230","$3,445",,,,Ann,"Friday, January 9, 2026"',
    ].join('\n');
    expect(read(list)).toEqual({ kind: 'balances' });
    expect(read(`My list,,\n${list}`)).toEqual({ kind: 'balances' });
    expect(readCards('Card,Program,Balance\nCSP,Ultimate Rewards,100\n')).toHaveLength(1);
  });
});
