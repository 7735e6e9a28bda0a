import { describe, expect, it } from 'vitest';
import { type OurCard, compareFile, MOST_CARDS, readFileCards } from './compare-file.ts';

const ours: readonly OurCard[] = [
  {
    id: 1,
    name: 'Chase Sapphire Preferred',
    issuer: 'Chase',
    annual_fee_cents: 9500,
    foreign_transaction_fee_percent: 0,
  },
  {
    id: 2,
    name: 'Chase Sapphire Reserve',
    issuer: 'Chase',
    annual_fee_cents: 79_500,
    foreign_transaction_fee_percent: 0,
  },
  {
    id: 3,
    name: 'Navy Federal Platinum',
    issuer: 'Navy Federal Credit Union',
    annual_fee_cents: 0,
    foreign_transaction_fee_percent: null,
  },
  {
    id: 4,
    name: 'Discover it Miles',
    issuer: 'Discover',
    annual_fee_cents: 0,
    foreign_transaction_fee_percent: 0,
  },
];

/** Lines in the columns of the survey, with its notes above them. */
const survey = `Terms of Credit Card Plans (TCCP) Survey,,,,,,
Data as of July 31,,,,,,
,,,,,,
Institution Name,Product Name,Periodic Fee Type,Annual Fee,Monthly Fee,Foreign Transaction Fees,Foreign Transaction Fee %
"Chase Bank USA, N.A.","Chase Sapphire Preferred® Credit Card",Annual,$95.00,,No,
Chase Bank,Sapphire Reserve Visa Infinite,Annual,"$550.00",,No,
Navy Federal Credit Union,Platinum,,,,Yes,1%
Discover Bank,Discover it® Miles,Monthly,,$4.99,Yes,3
Unknown Savings,Sapphire Preferred,Annual,40,,No,
`;

describe('a file of another data set', () => {
  it.each([
    ['lines', `name\n${'a\n'.repeat(500_000)}`],
    ['lines in a quotation that is never closed', `name\n"${'a\n'.repeat(500_000)}`],
    ['lines of a thousand columns', `name,${'x,'.repeat(900)}\n${'a\n'.repeat(500_000)}`],
    ['cards as JSON', JSON.stringify(Array(200_000).fill({ name: 'a' }))],
  ])('with very many %s is read no further than its cards can be compared', (_kind, text) => {
    const { length } = readFileCards(text);
    expect(length).toBeGreaterThan(MOST_CARDS);
    expect(length).toBeLessThan(2 * MOST_CARDS);
  });

  it('shows no more of a name than a card has', () => {
    expect(readFileCards(`name\n${'word '.repeat(100_000)}`)[0]?.name).toHaveLength(200);
  });

  it('is read in the columns of the survey, below its notes', () => {
    expect(readFileCards(survey)).toEqual([
      {
        issuer: 'Chase Bank USA, N.A.',
        name: 'Chase Sapphire Preferred® Credit Card',
        annualFeeCents: 9500,
        foreignFeePercent: 0,
      },
      {
        issuer: 'Chase Bank',
        name: 'Sapphire Reserve Visa Infinite',
        annualFeeCents: 55_000,
        foreignFeePercent: 0,
      },
      {
        issuer: 'Navy Federal Credit Union',
        name: 'Platinum',
        annualFeeCents: 0,
        foreignFeePercent: 1,
      },
      {
        issuer: 'Discover Bank',
        name: 'Discover it® Miles',
        annualFeeCents: 5988,
        foreignFeePercent: 3,
      },
      {
        issuer: 'Unknown Savings',
        name: 'Sapphire Preferred',
        annualFeeCents: 4000,
        foreignFeePercent: 0,
      },
    ]);
  });

  it('is read as JSON, and not at all without names', () => {
    const cards = [
      { name: 'A', issuer: 'B', annual_fee: 95, foreign_transaction_fee: 2.7 },
      null,
      7,
      {},
    ];
    const read = [{ issuer: 'B', name: 'A', annualFeeCents: 9500, foreignFeePercent: 2.7 }];
    expect(readFileCards(JSON.stringify(cards))).toEqual(read);
    expect(readFileCards(JSON.stringify({ cards }))).toEqual(read);
    expect(readFileCards('a,b\n1,2\n')).toEqual([]);
    expect(readFileCards('')).toEqual([]);
    expect(() => readFileCards('{')).toThrow(SyntaxError);
  });

  it('is matched by issuer and name, and tells what differs', () => {
    const { matched, unmatched, differences } = compareFile(readFileCards(survey), ours);
    expect(matched).toBe(4);
    expect(unmatched.map(({ issuer }) => issuer)).toEqual(['Unknown Savings']);
    expect(differences).toEqual([
      {
        card_id: 2,
        name: 'Chase Sapphire Reserve',
        field: 'Annual fee',
        ours: '$795',
        theirs: '$550',
      },
      { card_id: 4, name: 'Discover it Miles', field: 'Annual fee', ours: '$0', theirs: '$59.88' },
      {
        card_id: 4,
        name: 'Discover it Miles',
        field: 'Foreign transaction fee',
        ours: '0%',
        theirs: '3%',
      },
    ]);
  });

  it('takes no card that two of ours are as like, and the one that was chosen', () => {
    const cards = readFileCards('name,issuer,annual_fee\nSapphire,Chase,95\n');
    expect(compareFile(cards, ours).matched).toBe(0);
    expect(compareFile(cards, ours, { 'Chase · Sapphire': 2 }).differences).toMatchObject([
      { card_id: 2, theirs: '$95' },
    ]);
  });
});
