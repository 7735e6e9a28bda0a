import { describe, expect, it } from 'vitest';
import { seededShops } from '@/cli/seeded-shops.ts';
import { KINDS_OF_SHOP } from '@/domain/merchant/kinds-of-shop.ts';
import { createShopReader } from './guess-sub-category.ts';
import { correctionKeys } from './merchant-key.ts';
import { BANK_CATEGORIES } from './bank-categories.ts';

function createGuesser(shops: typeof seededShops) {
  const readShop = createShopReader(shops);
  return (name: string, code = '', category = '', memo = '') =>
    readShop({ names: [name], memo, code, categories: category === '' ? [] : [category] })
      .subCategory;
}
const guess = createGuesser(seededShops);
function guessed(description: string, mcc = '', category = ''): string {
  const answer = guess(description, mcc, category);
  return answer.kind === 'guessed' ? `${answer.subCategory} by ${answer.by}` : 'unknown';
}

describe('guessing a sub-category', () => {
  it.each([
    ['STARBUCKS STORE 12345 SEATTLE WA', 'coffee by merchant'],
    ['SQ *BLUE BOTTLE COFFEE', 'coffee by merchant'],
    ['UBER   *EATS HELP.UBER.COM', 'food-delivery by merchant'],
    ['UBER *TRIP', 'uber by merchant'],
    ['AMZN Mktp US*2K4AB12C3', 'amazon by merchant'],
    ["TRADER JOE'S #123 NEW YORK NY", 'us-supermarkets by merchant'],
    ['WHOLEFDS MKT 10234', 'whole-foods by merchant'],
    ['COSTCO GAS #0123', 'costco-gas by merchant'],
    ['COSTCO WHSE #0123', 'costco by merchant'],
    ['DELTA AIR 0062312345678 DELTA.COM', 'airline-delta by merchant'],
    ['Hilton Garden Inn Austin', 'hotel-hilton by merchant'],
    ['CVS/PHARMACY #01234', 'drugstores by merchant'],
    ['VZWRLSS*APOCC VISB', 'verizon by merchant'],
    ['NETFLIX.COM', 'streaming-tv by merchant'],
    ['POS PURCHASE 11/20 TARGET T-1234', 'target by merchant'],
    ['TST* THE CORNER BISTRO', 'restaurants by shop-word'],
    ['BUFFALO WILD WI', 'restaurants by name-cut-off'],
    ['GOLDEN LION PUB', 'bars by shop-word'],
    ['PRAIRIE STATE CO ONLINE PMT 261005 441 DANA FIELD', 'unknown'],
    ['PRAIRIE INSURANC ONLINE PMT 261005 441 DANA FIELD', 'insurance-premiums by shop-word'],
    ['PRAIRIE INSURANC DES:PAYMENT ID:4 INDN:DANA FIELD', 'insurance-premiums by shop-word'],
    ['OTIS CO AUTO PAY 441', 'unknown'],
    ['CARD PURCHASE OTIS WEST 5812 BIRMINGHAM AL 35204 1234', 'restaurants by code'],
    ['XYZZY LLC', 'unknown'],
  ])('%s: %s', (description, expected) => {
    expect(guessed(description)).toBe(expected);
  });

  it.each([
    ['5411', 'us-supermarkets'],
    ['05814', 'fast-food'],
    ['MCC 4899 ', 'internet-cable'],
    ['3058', 'airline-delta'],
    ['3100', 'airfare'],
    ['3504', 'hotel-hilton'],
    ['3600', 'hotels'],
    ['6513', 'rent'],
    ['0742', 'pets-vets'],
  ])('knows the merchant code %s: %s', (code, expected) => {
    expect(guessed('XYZZY LLC', code)).toBe(`${expected} by code`);
  });

  it.each([
    ['Food & Drink', 'restaurants'],
    ['Restaurant-Bar & Café', 'restaurants'],
    ['Merchandise & Supplies-Wholesale Stores', 'wholesale-clubs'],
    ['Auto:Fuel', 'gas-stations'],
    ['Gasoline/Fuel', 'gas-stations'],
    ['Merchandise & Supplies-Groceries', 'us-supermarkets'],
    ['Travel-Airline', 'airfare'],
  ])('understands the bank’s %s: %s', (category, expected) => {
    expect(guessed('XYZZY LLC', '', category)).toBe(`${expected} by bank-category`);
  });

  it.each(['Shopping', 'Gas/Automotive', 'Travel/ Entertainment', 'Phone/Cable'])(
    'leaves open what the bank’s %s does not say',
    (category) => {
      expect(guessed('XYZZY LLC', '9999', category)).toBe('unknown');
    },
  );

  it.each([
    ['24000000000000000000000; 05814; ; ; ;', 'fast-food by code'],
    ['XYZZY TEMPE AZ Date 01/19/26 12345678901234567890 5814', 'fast-food by code'],
    ['0000000     RESTAURANT', 'restaurants by bank-category'],
    ['00000       GROCERY STORE', 'us-supermarkets by bank-category'],
    ['ORDER 5814', 'unknown'],
  ])('finds the code in the memo %s', (memo, expected) => {
    const answer = guess('XYZZY LLC', '', '', memo);
    expect(answer.kind === 'guessed' ? `${answer.subCategory} by ${answer.by}` : 'unknown').toBe(
      expected,
    );
  });

  it('takes the code before a shop known by name, and a brand before the code', () => {
    expect(guessed('STARBUCKS', '5411')).toBe('us-supermarkets by code');
    expect(guessed('COSTCO WHSE #1', '5411')).toBe('costco by merchant');
    expect(guessed('COSTCO WHSE #1', '5542')).toBe('costco-gas by code');
    expect(guessed('7-ELEVEN', '5541')).toBe('gas-stations by code');
  });

  it('knows the shop of what the bank calls a sale, whatever words of its own are in the name', () => {
    const readShop = createShopReader(seededShops);
    const row = { names: ['SALARY GRILL'], memo: '', code: '', categories: [] };
    expect(readShop(row).subCategory).toEqual({ kind: 'unknown' });
    expect(readShop(row, true).subCategory).toMatchObject({ subCategory: 'restaurants' });
  });

  it('leaves both readings where only the name tells, the likely one first', () => {
    expect(guess('WALMART CAFE')).toMatchObject({ readings: ['walmart', 'coffee'] });
    expect(guess('CITY MUSEUM CAFE')).toMatchObject({ readings: ['coffee', 'attractions'] });
    for (const sure of [guess('WALMART CAFE', '5812'), guess('CITY MUSEUM CAFE', '', 'Dining')]) {
      expect(sure).toMatchObject({ kind: 'guessed' });
      expect(sure).not.toHaveProperty('readings');
    }
  });

  it('finds a correction without the town, and by the name of the shop', () => {
    expect(correctionKeys('WALMART CAFE #12 AUSTIN TX')).toEqual([
      'WALMART CAFE AUSTIN',
      'WALMART CAFE',
    ]);
    expect(correctionKeys("TRADER JOE'S 552 ERIE", "Trader Joe's")).toEqual([
      'TRADER JOES ERIE',
      'TRADER JOES',
    ]);
    expect(correctionKeys('5812')).toEqual(['5812']);
    expect(correctionKeys(` \u202E\u0007${'é'.repeat(120)} `)).toEqual(['é'.repeat(100)]);
    expect(correctionKeys('\u200B\u3164\u{E0101}')).toEqual(['?']);
  });

  it('never answers a sub-category that the catalog does not have', () => {
    const subCategories = [{ slug: 'restaurants', mccCodes: '5812' }];
    const poor = createGuesser({ ...seededShops, subCategories });
    expect(poor('STARBUCKS', '5812', '')).toMatchObject({ subCategory: 'restaurants', by: 'code' });
    expect(poor('STARBUCKS', '', 'Coffee')).toEqual({ kind: 'unknown' });
  });

  it('names only sub-categories that exist', () => {
    const known = new Set(seededShops.subCategories.map(({ slug }) => slug));
    const named = [
      ...seededShops.merchants.map(({ subCategory }) => subCategory),
      ...Object.keys(KINDS_OF_SHOP),
      ...BANK_CATEGORIES.map(([, slug]) => slug),
    ];
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  });
});
