import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { guessIssuer, readOfferPage } from './read-offer-page.ts';
import { readReward } from './read-reward.ts';

const today = calendarDate('2026-11-28');
const short = (text: string) =>
  readOfferPage(text, today).offers.map(({ shop, back, minSpendCents, endsOn, isAdded }) => [
    shop,
    back.kind === 'dollars'
      ? `$${back.cents / 100}`
      : back.kind === 'percent'
        ? `${back.percent}% ≤ ${back.mostCents ?? '∞'}`
        : back.kind === 'points'
          ? `${back.points} points`
          : `${back.rate}x ≤ ${back.mostPoints ?? '∞'}`,
    minSpendCents,
    endsOn,
    isAdded,
  ]);

describe('pages of offers', () => {
  it('of American Express: a heading, the terms, the last day and buttons', () => {
    const page = `Hilton Honors Card ••••01003
Added to Card (2)
View All
Patagonia.com
Spend $200 or more, earn $30 back
Expires 12/31/26
La Colombe
Earn 15% back, up to $4
Expires 12/31/26
Recommended Offers
NEW
Faire
Earn 30% back on a single purchase, up to a total of $120
Expires 3/26/27
Terms apply
View Details
add to list card
FanDuel Sports Network
Spend $19.99 or more, earn $19.99 back
Expires 1/28/27
Terms apply
View Details
Sur La Table
Earn +4 Membership Rewards® points per eligible dollar spent, up to 2,000 points
Expires 12/31/26
Dell Technologies
Spend $599 or more, earn 12,000 Membership Rewards® points
Expires 12/31/26`;
    expect(short(page)).toEqual([
      ['Patagonia.com', '$30', 20_000, '2026-12-31', true],
      ['La Colombe', '15% ≤ 400', 0, '2026-12-31', true],
      ['Faire', '30% ≤ 12000', 0, '2027-03-26', false],
      ['FanDuel Sports Network', '$19.99', 1_999, '2027-01-28', false],
      ['Sur La Table', '4x ≤ 2000', 0, '2026-12-31', false],
      ['Dell Technologies', '12000 points', 59_900, '2026-12-31', false],
    ]);
    expect(guessIssuer(page)).toBe('american-express');
  });

  it('of American Express as lists people keep, an offer a line', () => {
    expect(
      short(
        'Orkin - Spend $30 or more, earn $30 back - Expires 12/31/26\nJared - Spend $500 or more, earn $100 back - Expires 2/14/27',
      ),
    ).toEqual([
      ['Orkin', '$30', 3_000, '2026-12-31', false],
      ['Jared', '$100', 50_000, '2027-02-14', false],
    ]);
  });

  it('of Chase: a shop, its cash back and the days that are left', () => {
    const page = `Chase Offers
All offers
Dunkin'
10% cash back
22d left
Add offer
Lululemon
$15 cash back
5 days left
Added
Turo
7% cash back
Last day`;
    expect(short(page)).toEqual([
      ["Dunkin'", '10% ≤ ∞', 0, '2026-12-20', false],
      ['Lululemon', '$15', 0, '2026-12-03', true],
      ['Turo', '7% ≤ ∞', 0, '2026-11-28', false],
    ]);
    expect(guessIssuer(page)).toBe('chase');
  });

  it('of Chase with the banner of days above the shop, and as a screen reader hears it', () => {
    expect(
      short('22d left\nDunkin\n10% cash back\n3d left\nTuro\n$20 cash back\nLyft\n5% cash back'),
    ).toEqual([
      ['Dunkin', '10% ≤ ∞', 0, '2026-12-20', false],
      ['Turo', '$20', 0, '2026-12-01', false],
      ['Lyft', '5% ≤ ∞', 0, null, false],
    ]);
    expect(short('1 of 50 Dunkin 10% cash back\n2 of 50 Turo $20 cash back')).toEqual([
      ['Dunkin', '10% ≤ ∞', 0, null, false],
      ['Turo', '$20', 0, null, false],
    ]);
  });

  it('of Citi: a title with the least purchase, and the day in words', () => {
    expect(
      short(`Merchant Offers
Best Western
$25 back on a purchase of $125 or more
Expires Dec 31, 2026
Enroll
Blue Apron
15% back, maximum $30
Expires January 15, 2027
Enrolled`),
    ).toEqual([
      ['Best Western', '$25', 12_500, '2026-12-31', false],
      ['Blue Apron', '15% ≤ 3000', 0, '2027-01-15', true],
    ]);
  });

  it('of Bank of America, whose logos are pictures: the button or the heading names the shop', () => {
    expect(
      short(`10%
cash back
Exp. 12/06/26
Add this Panera Bread Deal
$15
cash back
Exp. 01/08/27
Earn $15 cash back with Turo when you pay with your card.`),
    ).toEqual([
      ['Panera Bread', '10% ≤ ∞', 0, '2026-12-06', false],
      ['Turo', '$15', 0, '2027-01-08', false],
    ]);
  });

  it('with the shop below its reward: a heading above them names none', () => {
    expect(
      short('Gold Card\n10% back\nPanera Bread\nExpires 12/31/26\n$5 back\nTuro\nExpires 12/31/26'),
    ).toEqual([
      ['Panera Bread', '10% ≤ ∞', 0, '2026-12-31', false],
      ['Turo', '$5', 0, '2026-12-31', false],
    ]);
  });

  it('of Capital One: one label for each tile', () => {
    const { offers } = readOfferPage(
      'Sephora, Up to 8% back, Earn now\nColumbia, 30% back, Earn now, Today Only\nViator, 5X miles, Earn now',
      today,
    );
    expect(offers).toMatchObject([
      { shop: 'Sephora', back: { percent: 8 }, isUpTo: true, endsOn: null },
      { shop: 'Columbia', back: { percent: 30 }, isUpTo: false, endsOn: '2026-11-28' },
      { shop: 'Viator', back: { kind: 'points_per_dollar', rate: 5 } },
    ]);
  });

  it('keep what they cannot read', () => {
    const { offers, unread } = readOfferPage(
      'Macy’s\nBuy one for $20 and the second is on us\nExpires 12/31/26\n20% back\nExpires 12/31/26',
      today,
    );
    expect(offers).toEqual([]);
    expect(unread).toEqual([
      { line: 'Buy one for $20 and the second is on us', shop: 'Macy’s' },
      { line: '20% back', shop: null },
    ]);
  });

  it('without offers have none', () => {
    const pages = ['', ' \n\n', 'Home\nSign out', '\u0000', '$'.repeat(9_000), 'a\t'.repeat(9_000)];
    for (const page of pages) expect(readOfferPage(page, today).offers).toEqual([]);
  });
});

it.each([
  [
    'Spend $200 or more in one or more purchases, earn $40 back',
    { addsUp: true, times: 1, minSpendCents: 20_000 },
  ],
  [
    'Earn 10% back on a single purchase, up to a total of $17',
    { times: 1, back: { mostCents: 1_700 } },
  ],
  ['Earn 10% back, up to a total of $17', { times: null }],
  [
    'Get $1,250.50 back on purchases of $10,000+',
    { back: { cents: 125_050 }, minSpendCents: 1_000_000 },
  ],
  ['10% cash back with a $20 minimum', { back: { percent: 10 }, minSpendCents: 2_000 }],
])('%s', (line, terms) => {
  expect(readReward(line)).toMatchObject(terms);
});

it.each([
  'Spend $30 or more',
  'Expires 12/31/26',
  '0% back',
  '150% back',
  '0% intro APR',
  '5 stars',
  'Pay over time',
])('gives nothing: %s', (line) => {
  expect(readReward(line)).toBeNull();
});
