import { describe, expect, it } from 'vitest';
import { isBankLine } from './bank-words.ts';
import { findCodeInMemo } from './merchant-codes.ts';
import { buildShopRecognizer, createShopRecognizer } from './recognize-shop.ts';

const shop = (name: string, subCategory: string, ...aliases: string[]) => ({
  name,
  subCategory,
  aliases,
});

const recognize = createShopRecognizer({
  merchants: [
    shop('Uber', 'uber', 'UBER TRIP'),
    shop('Uber Eats', 'food-delivery'),
    shop('Walmart', 'walmart', 'WAL-MART'),
    shop('Barnes & Noble', 'bookstores'),
    shop('The Cheesecake Factory', 'restaurants', 'CHEESECAKE FACTORY'),
    shop('Google Ads', 'advertising'),
    shop('Corner Bakery', 'coffee'),
    shop('1-800 Contacts', 'medical-care', '1800CONTACTS'),
    shop('Curb', 'rideshare'),
    shop('Starbucks', 'coffee'),
    shop("BJ's Wholesale Club", 'bjs', "BJ's"),
    shop("BJ's Restaurant & Brewhouse", 'restaurants'),
    shop("Trader Joe's", 'us-supermarkets'),
    shop('Nordstrom Rack', 'nordstrom-rack'),
    shop('NordicTrack', 'sporting-goods'),
    shop('W Hotels', 'hotel-marriott'),
    shop('Aman', 'hotels'),
    shop('Amazon', 'amazon'),
    shop('Apple', 'apple-store', 'APPLE STORE'),
    shop('UPMC', 'medical-care'),
    shop('PayPal', 'paypal-checkout'),
    shop('Spotify', 'streaming-music'),
  ],
  subCategories: [
    { slug: 'restaurants', mccCodes: '5812' },
    { slug: 'coffee', mccCodes: '' },
    { slug: 'attractions', mccCodes: '' },
    { slug: 'us-supermarkets', mccCodes: '5411' },
    { slug: 'online-retail', mccCodes: '' },
    { slug: 'doordash', mccCodes: '' },
    { slug: 'insurance-premiums', mccCodes: '' },
    { slug: 'taxis', mccCodes: '' },
    { slug: 'bars', mccCodes: '' },
    { slug: 'airfare', mccCodes: '3000-3299 4511' },
  ],
});

/** The name of the shop, or the sub-category where the text names none, and how sure it is. */
function answer(text: string): string {
  const found = recognize(text);
  return found ? `${found.merchant?.name ?? found.subCategory}, ${found.confidence}` : 'unknown';
}

describe('recognizing a shop', () => {
  it.each([
    ['walmart', 'Walmart, high'],
    ['WAL-MART #1234', 'Walmart, high'],
    ['SQ *STARBUCKS 08745 SEATTLE WA', 'Starbucks, medium'],
    ['barnes and noble', 'Barnes & Noble, high'],
    ['BARNESNOBLE.COM', 'Barnes & Noble, high'],
    ['1800CONTACTS', '1-800 Contacts, high'],
    ['PURCHASE AUTHORIZED ON 04/12 WALMART CHICAGO', 'Walmart, medium'],
  ])('%s is %s', (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it('takes the longest name', () => {
    expect(answer('UBER   *EATS PENDING')).toBe('Uber Eats, medium');
    expect(answer('UBER *TRIP HELP.UBER')).toBe('Uber, medium');
  });

  it('reads what looks like a payment terminal as the shop if nothing else is one', () => {
    expect(answer('GOOGLE *ADS 1234567')).toBe('Google Ads, high');
  });

  it('does not find short names inside of a description', () => {
    expect(answer('THE CURB BISTRO')).toBe('restaurants, low');
  });

  it('completes a name that is cut off, and not a first word that many have', () => {
    expect(answer('CHEESECAKE FACT')).toBe('The Cheesecake Factory, low');
    expect(answer('CORNER PLACE')).toBe('unknown');
  });

  it('forgives a letter or two, in proportion', () => {
    expect(answer('starbuks')).toBe('Starbucks, low');
    expect(answer('satrbucks')).toBe('Starbucks, low');
    expect(answer('crub')).toBe('unknown');
  });

  it('prefers a longer name to a short one that it begins with', () => {
    expect(answer('BJS RESTAURANTS 455')).toBe("BJ's Restaurant & Brewhouse, medium");
    expect(answer('BJS WHOLESALE #0123')).toBe("BJ's Wholesale Club, medium");
    expect(answer('BJS #0123 UTICA')).toBe("BJ's Wholesale Club, medium");
  });

  it('reads names that a statement shortens: without vowels, or without their middle', () => {
    expect(answer('TRDR JOES 123')).toBe("Trader Joe's, low");
    expect(answer('NORDRACK #0412')).toBe('Nordstrom Rack, low');
    expect(answer('TRDRS')).toBe('unknown');
  });

  it('reads the singular as the plural', () => {
    expect(answer('w hotel')).toBe('W Hotels, medium');
  });

  it('picks, of two equally close names, the one with the longer correct beginning', () => {
    expect(answer('amazn')).toBe('Amazon, low');
  });

  it('looks behind the star of a till that it does not know', () => {
    expect(answer('XYZ*CURB 4123')).toBe('Curb, medium');
    expect(answer('XYZ CURB 4123')).toBe('unknown');
  });

  it('knows the kind of shop of a name in one word, and of several in a row the last', () => {
    expect(answer('JOESCOFFEE')).toBe('coffee, low');
    expect(answer('CITY MUSEUM CAFE')).toBe('coffee, low');
    expect(answer('SQ *CAFE AT THE MUSEUM')).toBe('coffee, low');
    expect(answer('YELLOW TAXI4J23')).toBe('taxis, low');
    expect(answer('TWISTED OAK TAP HOUSE')).toBe('bars, low');
    expect(answer('HIKING TRAIL')).toBe('unknown');
  });

  it('knows kinds of shops and merchant category codes', () => {
    expect(answer("JOE'S COFFEE CART")).toBe('coffee, low');
    expect(answer(' 5812 ')).toBe('restaurants, medium');
    expect(answer('3012')).toBe('airfare, medium');
    expect(answer('9999')).toBe('unknown');
  });

  it('counts a brand that is a common word alone, with a number, a town or a word of its trade', () => {
    for (const text of ['APPLE', 'APPLE #1234', 'APPLE CHICAGO IL', 'APPLE ONLINE', 'APPLE BILL']) {
      expect(answer(text), text).toMatch(/^Apple, /);
    }
    expect(answer('APPLE VALLEY MARKET')).toBe('us-supermarkets, low');
    expect(answer('APPLE RIDGE ORCHARD')).toBe('unknown');
    expect(answer('WALMART VALLEY MARKET')).toBe('Walmart, medium');
  });

  it('recognizes an insurer named after a hospital', () => {
    expect(answer('UPMC HEALTH PLAN')).toBe('insurance-premiums, low');
  });

  it('finds a name that a town is glued to, before the name of a till', () => {
    expect(answer('STARBUCKSSEATTLE')).toBe('Starbucks, medium');
    expect(answer('PAYPAL *SPOTIFYUSAI')).toBe('Spotify, medium');
    expect(answer('APPLESEED FARM')).toBe('unknown');
  });

  it('completes a kind of shop that is cut off at the end of a long name, or has a town glued to it', () => {
    expect(answer('HARBOR LIGHT RESTAURA')).toBe('restaurants, low');
    expect(answer('RESTAURANTNEW YORK')).toBe('restaurants, low');
    expect(answer('MY RESTAURA')).toBe('unknown');
  });

  it('knows services by the name they print first', () => {
    expect(answer('TST* BLUE HERON')).toBe('restaurants, low');
    expect(answer('TST* BLUE HERON COFFEE')).toBe('coffee, low');
    expect(answer('SP BLUE HERON COFFEE')).toBe('online-retail, low');
    expect(answer('DD *CORNER BAKERY')).toBe('doordash, medium');
    expect(answer('SQ *BLUE HERON')).toBe('unknown');
  });

  it('reads past the marks of banks and wallets', () => {
    for (const text of [
      'Digital Card Purchase - STARBUCKS',
      'Merchant Credit - STARBUCKS',
      'CHECKCARD 0113 STARBUCKS',
      'DEBIT CARD PURCHASE XXXXX1234 STARBUCKS',
      'VISA DDA PUR AP 444444 STARBUCKS',
      'PURCHASE AUTHORIZED ON 01/13 STARBUCKS',
      'AplPay STARBUCKS',
    ]) {
      expect(answer(text), text).toBe('Starbucks, high');
    }
  });

  it('does not recognize a bank’s own line as a shop', () => {
    expect(answer('CHASE UBER EATS STATEMENT CREDIT')).toBe('unknown');
    expect(isBankLine('WALMART PAYROLL DES:DIRECT DEP')).toBe(true);
    expect(isBankLine('PURCHASE AUTHORIZED ON 01/13 BALANCE TRANSFER CAFE')).toBe(false);
    for (const line of [
      'ALLY PAYMENT AUTO',
      'P2P PAYMENT TO KIM',
      'AMZ_STORECRD_PMT PAYMENT',
      'UBER PAYOUT',
      'CHECK 1021',
    ])
      expect(isBankLine(line), line).toBe(true);
    for (const line of [
      'TRANSFER PIZZERIA',
      'PLANET FITNESS MONTHLY FEE',
      'CASH APP STORE',
      'CHASE TRAVEL',
      'PAYLESS',
    ])
      expect(isBankLine(line), line).toBe(false);
    expect(isBankLine('NEW BALANCE')).toBe(false);
    expect(isBankLine('COMCAST CABLE AUTOPAY')).toBe(false);
  });

  it('gives a second reading for an ambiguous name', () => {
    expect(recognize('CITY MUSEUM CAFE')?.orSubCategory).toBe('attractions');
    expect(recognize('WALMART CAFE')?.orSubCategory).toBe('coffee');
    expect(recognize('WALMART #1234')?.orSubCategory).toBeUndefined();
  });

  it('does not compare printed names letter by letter', () => {
    expect(recognize('starbuks', 'printed')).toBeNull();
  });

  it('answers nothing to nothing', () => {
    for (const text of ['', '   ', '#1234', '***']) expect(answer(text)).toBe('unknown');
  });
});

it('looks no further than its longest name into a text of any length', () => {
  const found = recognize(`STARBUC ${'X1 '.repeat(300_000)}`);
  expect(found).toBeNull();
  expect(recognize(`CHEESECAKE FAC ${'X1 '.repeat(300_000)}`)).toMatchObject({
    subCategory: 'restaurants',
    confidence: 'low',
  });
});

it('can be made step by step, so that nothing typed meanwhile waits for thousands of names', () => {
  const names = Array.from(
    { length: 450 },
    (_, index) => `Shop ${String.fromCodePoint(65 + (index % 26))}${'x'.repeat(1 + index / 26)}`,
  );
  const facts = { merchants: names.map((name) => shop(name, 'coffee')), subCategories: [] };
  const steps = buildShopRecognizer(facts);
  let count = 0;
  for (let step = steps.next(); ; step = steps.next(), count += 1) {
    if (step.done !== true) continue;
    expect(step.value('shop bxx')).toEqual(createShopRecognizer(facts)('shop bxx'));
    expect(step.value('shop bxx')?.merchant?.name).toBe('Shop Bxx');
    break;
  }
  expect(count).toBeGreaterThanOrEqual(5);
});

it.each([
  ['24000000000000000000001; 05411; ; ; ;', 5411],
  ['24000000000000000000001; 00742', 742],
  ['BLUE HERON CAFE TEMPE AZ Date 01/19/26 12345678901234567890 5814', 5814],
  ['mcc: 5812', 5812],
  ['WEB AUTOMTC; ; ; ; ;', null],
  ['ORDER 5814', null],
  ['; ; ; ; ;', null],
])('finds the code in the memo %s', (memo, code) => {
  expect(findCodeInMemo(memo)).toBe(code);
});
