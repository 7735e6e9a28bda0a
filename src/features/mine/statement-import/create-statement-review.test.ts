import { describe, expect, it } from 'vitest';
import { plainOffer } from '../../../../tests/engine/plain-offer.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { createStatementReview } from './create-statement-review.ts';
import { listQuestions } from './group-merchants.ts';
import { type Decisions, NOT_SPENDING } from './schema.ts';

const shops = {
  merchants: [],
  subCategories: [
    { slug: 'restaurants', mccCodes: '5812' },
    { slug: 'gas-stations', mccCodes: '5541 5542' },
    { slug: 'other', mccCodes: '' },
  ],
};

function openStatements(...texts: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const statements = createStatementReview(shops);
  texts.forEach((text, index) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    statements.add({ id: String(index), name: `${index}.csv`, bytes: bytes.buffer });
  });
  return (decisions: Decisions = {}) => statements.review({ readings: {}, cards: {}, decisions });
}

const header = 'Date,Description,Amount,MCC';
const statement = [
  header,
  '01/05/2026,CORNER PLACE 12345,40.00,5812',
  '01/20/2026,XYZZY PLUGH,25.00,',
  '02/01/2026,AUTOPAY PAYMENT THANK YOU,-65.00,',
  '02/03/2026,CORNER PLACE 99999,-10.00,5812',
].join('\n');

describe('statements on the statements', () => {
  it('groups merchants, nets refunds and leaves payments out', () => {
    const review = openStatements(statement)();
    const byKey = new Map(review.merchants.map((group) => [group.key, group]));
    expect(byKey.get('CORNER PLACE')).toMatchObject({
      lines: 2,
      netCents: 3000,
      treatment: { kind: 'counted', subCategory: 'restaurants', by: 'code' },
    });
    expect(byKey.get('XYZZY PLUGH')?.treatment).toEqual({ kind: 'unknown' });
    expect(review.summary).toMatchObject({
      days: 30,
      spentCents: { restaurants: 3000 },
      unknownCents: 2500,
      excludedLines: 1,
    });
  });

  it('believes a payment rather than the answer for another bank with the same headings', () => {
    const spent = ['XYZZY PLUGH,-25.00', 'ANOTHER PLACE,-30.00', 'THIRD PLACE,-5.00'];
    const rows = [...spent, 'AUTOPAY PAYMENT - THANK YOU,60.00'];
    const text = `Date,Description,Amount\n${rows.map((row) => `01/05/2026,${row}`).join('\n')}`;
    const statements = createStatementReview(shops);
    statements.add({ id: '0', name: '0.csv', bytes: new TextEncoder().encode(text).buffer });
    const request = { readings: {}, cards: {}, decisions: {} };
    const bank = statements.review(request).files[0]?.outcome;
    const name = bank && 'bank' in bank ? bank.bank : '';
    const review = statements.review({ ...request, kept: { [name]: { sign: 'spend-positive' } } });
    expect(review.summary).toMatchObject({ unknownCents: 6000, excludedLines: 1 });
  });

  it.each(['12/31/2099', '01/01/1970'])(
    'counts no day that is misread as %s among its days, and says so',
    (misread) => {
      const review = openStatements(`${statement}\n${misread},XYZZY PLUGH,25.00,`)();
      expect(review.covered).toEqual({ from: '2026-01-05', to: '2026-02-03' });
      expect(review.summary).toMatchObject({ days: 30, unknownCents: 2500, outsideLines: 1 });
    },
  );

  it('finds the offers that purchases met, on the card of their file, without misread days', () => {
    const offer = {
      offer: { ...plainOffer, shop: 'Corner Place' },
      notedOn: calendarDate('2026-01-01'),
      usedOn: null,
    };
    const find = (card: string, ...rows: readonly string[]) => {
      const statements = createStatementReview(shops);
      const text = [statement.replace('40.00', '140.00'), ...rows].join('\n');
      statements.add({ id: '0', name: '0.csv', bytes: new TextEncoder().encode(text).buffer });
      return statements.review({ readings: {}, cards: { 0: card }, decisions: {}, offers: [offer] })
        .offers;
    };
    const paid = '01/09/2026,AMEX OFFER CREDIT CORNER PLACE,-20.00,';
    expect(find('gold', paid)).toMatchObject([
      { state: 'paid', boughtCents: 13_000, paidCents: 2_000, paidOn: '2026-01-09' },
    ]);
    expect(find('gold', '12/31/2099,XYZZY PLUGH,25.00,')).toMatchObject([{ state: 'waiting' }]);
    expect(find('other', paid)).toEqual([]);
  });

  it('answers no more than a page can show at once, and refuses the file with too many lines', () => {
    const statements = createStatementReview(shops, undefined, { lines: 5, shown: 2 });
    const rows = ['XYZZY PLUGH,25.00', 'CASH BACK REWARD,-1.00', 'OTHER PLACE,30.00', 'THIRD,1.00'];
    for (const day of ['05', '06']) {
      const lines = rows.map((row) => `01/${day}/2026,${row},`);
      const bytes = new TextEncoder().encode([header, ...lines].join('\n'));
      statements.add({ id: day, name: `${day}.csv`, bytes: bytes.buffer });
    }
    const review = statements.review({ readings: {}, cards: {}, decisions: {} });
    expect(review.files.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'read', lines: 4 },
      { kind: 'unusable', why: 'too-many' },
    ]);
    expect(review.merchants.map(({ key }) => key)).toEqual(['OTHER PLACE', 'XYZZY PLUGH']);
    expect(review.credits).toHaveLength(1);
    expect(review.summary).toMatchObject({ unknownCents: 5600 });
  });

  it('offers no columns of lines that are too long', () => {
    const wide = `Color${',Size'.repeat(1_000)}`;
    const [file] = openStatements(`${wide}\nRED,12\n`)().files;
    expect(file?.sample).toEqual([['RED', '12']]);
  });

  it('sorts the files again when the catalog learns a code', () => {
    const statements = createStatementReview({
      merchants: [],
      subCategories: [{ slug: 'other', mccCodes: '' }],
    });
    const { buffer } = new TextEncoder().encode(statement);
    statements.add({ id: '0', name: '0.csv', bytes: buffer });
    const review = () => statements.review({ readings: {}, cards: {}, decisions: {} }).summary;
    expect(review()).toMatchObject({ spentCents: {}, unknownCents: 5500 });
    statements.learn(shops);
    expect(review()).toMatchObject({ spentCents: { restaurants: 3000 }, unknownCents: 2500 });
  });

  it('follows the member’s correction of a merchant', () => {
    const review = openStatements(statement)({
      'XYZZY PLUGH': 'gas-stations',
      'CORNER PLACE': NOT_SPENDING,
    });
    expect(review.summary).toMatchObject({
      spentCents: { 'gas-stations': 2500 },
      unknownCents: 0,
      excludedLines: 3,
    });
    const place = review.merchants.find(({ key }) => key === 'CORNER PLACE');
    expect(place?.treatment).toEqual({ kind: 'left-out', why: 'decision' });
  });

  it('takes a refund off the kind of shop that its purchase was of', () => {
    const review = openStatements(
      `${header}\n01/05/2026,XYZZY PLUGH 1,40.00,5812\n01/06/2026,XYZZY PLUGH 2,9.00,5812`,
      `${header}\n02/05/2026,XYZZY PLUGH 3,-30.00,\n02/06/2026,CORNER,1.00,5541\n02/07/2026,CORNER,1.00,5541`,
    )();
    expect(review.summary).toMatchObject({ spentCents: { restaurants: 1900 }, unknownCents: 0 });
  });

  it('never counts a declined row, even with a corrected shop', () => {
    const states = 'Date,Description,Amount,Status';
    const rows = ['01/05/2026,CORNER,40.00,Posted', '01/06/2026,CORNER,99.00,Declined'];
    const review = openStatements([states, ...rows].join('\n'))({ CORNER: 'restaurants' });
    expect(review.summary?.spentCents).toEqual({ restaurants: 4000 });
  });

  it('counts a row once that is pending in one file and posted in the next', () => {
    const states = 'Date,Description,Amount,Status,MCC';
    const review = openStatements(
      `${states}\n01/05/2026,CORNER 1,40.00,Pending,5812\n01/05/2026,OTHER,9.00,Posted,5812`,
      `${states}\n01/07/2026,CORNER 22,40.00,Posted,5812\n01/08/2026,OTHER,9.00,Posted,5812`,
    )();
    expect(review.summary?.spentCents).toEqual({ restaurants: 5800 });
  });

  it('counts a line that was left out by mistake', () => {
    const [payment] = openStatements(statement)().merchants.filter(
      ({ treatment }) => treatment.kind === 'left-out',
    );
    const review = openStatements(statement)({ [payment?.key ?? '']: 'other' });
    expect(review.summary?.excludedLines).toBe(0);
  });

  it('ignores a decision for a sub-category that no longer exists', () => {
    const review = openStatements(statement)({ 'CORNER PLACE': 'gone' });
    expect(review.summary?.spentCents).toEqual({ restaurants: 3000 });
  });

  it('counts rows that two overlapping files share once', () => {
    const review = openStatements(statement, statement)();
    expect(review.summary?.spentCents).toEqual({ restaurants: 3000 });
    expect(review.files.map(({ outcome }) => outcome.kind)).toEqual(['read', 'read']);
  });

  it('says what is wrong with a file, by line, and reads the others', () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 …');
    const wrong = 'Color,Size\nred,12\nblue,14';
    const torn = `${header}\n01/05/2026,SHELL OIL,abc,5541\n99/99/2026,SHELL OIL,5.00,5541\n01/06/2026,SHELL OIL,5.00,5541`;
    const review = openStatements(pdf, wrong, torn, '')();
    expect(review.files.map(({ outcome }) => outcome.kind)).toEqual([
      'other-format',
      'columns-missing',
      'read',
      'empty',
    ]);
    expect(review.files[2]?.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'amount'],
      [3, 'date'],
    ]);
    expect(review.summary?.spentCents).toEqual({ 'gas-stations': 500 });
  });

  it('shows a cell that is a formula as text', () => {
    const review = openStatements(`${header}\n01/05/2026,"=HYPERLINK(""http://x"")",5.00,`)();
    expect(review.merchants[0]?.description.startsWith("'=")).toBe(true);
    expect(review.files[0]?.sample[1]?.[1]?.startsWith("'=")).toBe(true);
  });

  it('reads UTF-16 as spreadsheets write it', () => {
    const units = [0xfeff, ...[...statement].map((character) => character.charCodeAt(0))];
    const review = openStatements(new Uint8Array(new Uint16Array(units).buffer))();
    expect(review.summary?.spentCents).toEqual({ restaurants: 3000 });
  });

  it('reads twenty thousand lines, and a decision on them', { timeout: 240_000 }, () => {
    const start = process.threadCpuUsage();
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const day = String((index % 28) + 1).padStart(2, '0');
      return `01/${day}/2026,MERCHANT ${String.fromCharCode(65 + (index % 26))} ${index},1.00,5812`;
    });
    const review = openStatements([header, ...lines].join('\n'));
    expect(review().summary?.spentCents).toEqual({ restaurants: 2_000_000 });
    expect(review({ 'MERCHANT A': NOT_SPENDING }).summary?.excludedLines).toBe(770);
    // Rows compared with rows would take minutes of computing.
    expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(10);
  });
});

it('reports the progress of reading, while rows with the same words repeat', () => {
  const told: [string, number][] = [];
  const statements = createStatementReview(shops, (id, share) => told.push([id, share]));
  const text = `${header}\n${'01/05/2026,CORNER PLACE,40.00,5812\n'.repeat(4_000)}`;
  statements.add({ id: 'long', name: '0.csv', bytes: new TextEncoder().encode(text).buffer });
  const request = { readings: {}, cards: {}, decisions: {} };
  expect(statements.review(request).summary?.spentCents).toEqual({ restaurants: 16_000_000 });
  expect(told).toEqual([0, 0.25, 0.5, 0.75].map((share) => ['long', share]));
});

it('asks about a shop under a key that holds for its lines, also where the name has two prefixes', () => {
  const description = 'SQ *CARD PURCHASE CORNER';
  const key = 'CARD PURCHASE CORNER';
  const either = {
    subCategory: 'restaurants',
    readings: ['restaurants', 'other'],
    by: 'merchant',
  } as const;
  const treatment = { kind: 'counted', ...either } as const;
  const group = {
    key,
    description,
    shop: null,
    correction: null,
    lines: 1,
    netCents: 1,
    treatment,
  };
  expect(listQuestions([group])).toMatchObject([{ key }]);
});
