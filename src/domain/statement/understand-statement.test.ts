import { calendarDate } from '../calendar.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededShops } from '@/cli/seeded-shops.ts';
import { describeExclusion, describeLineProblem, describeStatement } from './describe-statement.ts';
import { mergeStatementLines, summarizeStatement } from './summarize-statement.ts';
import type { Statement, StatementOptions } from './statement.ts';
import { understandStatement } from './understand-statement.ts';

function read(text: string, options: Partial<StatementOptions> = {}): Statement {
  const result = understandStatement(text, {
    shops: seededShops,
    ...options,
  });
  if (result.kind !== 'statement') throw new Error(describeStatement(result));
  return result.statement;
}
/** `line kind-or-exclusion cents sub-category` of every line that was read. */
function told(statement: Statement): string[] {
  return statement.lines.map(({ line, kind, amountCents, subCategory }) =>
    [
      line,
      kind.kind === 'excluded' ? kind.why : kind.kind,
      amountCents,
      subCategory.kind === 'guessed' ? subCategory.subCategory : '-',
    ].join(' '),
  );
}

describe('understanding a bank’s export', () => {
  it('reads Chase: purchases negative, with a type', () => {
    const statement = read(`Transaction Date,Post Date,Description,Category,Type,Amount,Memo
11/20/2026,11/21/2026,STARBUCKS STORE 123,Food & Drink,Sale,-6.45,
11/18/2026,11/19/2026,WHOLEFDS MKT,Groceries,Sale,-80.00,
11/17/2026,11/18/2026,WHOLEFDS MKT,Groceries,Return,20.00,
11/15/2026,11/15/2026,Payment Thank You-Mobile,,Payment,500.00,
11/01/2026,11/01/2026,ANNUAL MEMBERSHIP FEE,Fees & Adjustments,Fee,-95.00,
`);
    expect(statement).toMatchObject({
      delimiter: ',',
      sign: 'spend-negative',
      dateOrder: 'month-first',
      problems: [],
    });
    expect(told(statement)).toEqual([
      '2 purchase 645 coffee',
      '3 purchase 8000 whole-foods',
      '4 refund -2000 whole-foods',
      '5 payment -50000 -',
      '6 fee 9500 -',
    ]);
    expect(statement.lines[0]).toMatchObject({
      date: '2026-11-20',
      description: 'STARBUCKS STORE 123',
    });
  });

  it('reads American Express: purchases positive, without a type', () => {
    expect(
      told(
        read(`Date,Description,Amount,Category
11/20/2026,UBER EATS,31.20,Restaurant-Restaurant
11/19/2026,AMAZON.COM*123,15.00,Merchandise & Supplies-Internet Purchase
11/18/2026,AUTOPAY PAYMENT - THANK YOU,-400.00,
11/17/2026,PLATINUM UBER STATEMENT CREDIT,-15.00,
11/16/2026,AMAZON.COM*456,-5.00,
`),
      ),
    ).toEqual([
      '2 purchase 3120 food-delivery',
      '3 purchase 1500 amazon',
      '4 payment -40000 -',
      '5 reward -1500 -',
      '6 refund -500 amazon',
    ]);
  });

  it('reads Citi and Capital One: a column for each direction', () => {
    const statement = read(`Status,Date,Description,Debit,Credit
Cleared,11/20/2026,SHELL OIL 123,40.00,
Cleared,11/19/2026,ONLINE PAYMENT,,"-1,200.00"
Cleared,11/18/2026,SHELL OIL 123,,5.00
`);
    expect(told(statement)).toEqual([
      '2 purchase 4000 gas-stations',
      '3 payment -120000 -',
      '4 refund -500 gas-stations',
    ]);
  });

  it('reads Wells Fargo: no headings', () => {
    const statement = read(`"11/20/2026","-45.10","*","","COSTCO WHSE #12"
"11/19/2026","-12.00","*","","PEETS COFFEE"
"11/18/2026","-800.00","*","","CHASE CREDIT CRD AUTOPAY"
"11/17/2026","2500.00","*","","ACME PAYROLL"
`);
    expect(told(statement)).toEqual([
      '1 purchase 4510 costco',
      '2 purchase 1200 coffee',
      '3 payment 80000 -',
      '4 income -250000 -',
    ]);
  });

  it('from Europe: semicolons, day first, decimal comma, lines above the headings', () => {
    const statement = read(`Kontoauszug 2026

Date;Payee;Amount
03.11.2026;IKEA;-1.234,50
25.11.2026;REWE Supermarket;-20,00
`);
    expect(statement).toMatchObject({ delimiter: ';', dateOrder: 'day-first', decimalMark: ',' });
    expect(told(statement)).toEqual(['4 purchase 123450 ikea', '5 purchase 2000 us-supermarkets']);
    expect(statement.lines[0]?.date).toBe('2026-11-03');
  });

  it('with merchant codes', () => {
    expect(
      told(read('Date,Merchant,MCC,Amount\n2026-11-20,XYZZY,5541,10\n2026-11-21,PLUGH,7832,12\n')),
    ).toEqual(['2 purchase 1000 gas-stations', '3 purchase 1200 movie-theaters']);
  });

  it('counts an insurance payment as a purchase and cash as none', () => {
    expect(
      told(
        read(
          'Date,Description,Amount\n2026-11-20,GEICO AUTO PAYMENT,120.00\n2026-11-21,CASH ADVANCE ATM,60.00\n',
        ),
      ),
    ).toEqual(['2 purchase 12000 insurance-premiums', '3 cash 6000 -']);
  });

  it('as the member chose to read it', () => {
    const text = 'when,what,how much\n03/04/2026,SHELL,5.00\n';
    const mapping = {
      skipRows: 1,
      date: 0,
      description: 1,
      amount: 2,
      debit: null,
      credit: null,
      mcc: null,
      category: null,
      type: null,
    };
    const statement = read(text, { mapping, dateOrder: 'day-first', sign: 'spend-negative' });
    expect(statement.lines[0]).toMatchObject({
      date: '2026-04-03',
      amountCents: -500,
      kind: { kind: 'refund' },
    });
  });

  it('reports each line that it cannot read, and reads the others', () => {
    const { lines, problems } = read(`Date,Description,Amount
2026-11-20,GOOD,1.00
2026-02-30,BAD DAY,1.00
2026-11-20,BAD AMOUNT,=1+1
2026-11-20
2026-11-20,,4.00
2026-11-20,"OPEN,4.00
2026-11-21,GOOD,2.00
Total,,7.00
`);
    expect(lines.map(({ line }) => line)).toEqual([2, 7, 8]);
    expect(problems.map(describeLineProblem)).toEqual([
      'Line 3: expected a date, found “2026-02-30”.',
      "Line 4: expected an amount, found “'=1+1”.",
      'Line 5: there are fewer columns than in the others.',
      'Line 6: there is no description.',
      'Line 7: a quotation mark is never closed.',
    ]);
  });

  it('reports each line that is too long, and reads the others', () => {
    const { lines, problems } = read(`Date,Description,Amount
2026-11-20,GOOD,1.00
2026-11-20,${'WORD '.repeat(101)},1.00
2026-11-20,${'X'.repeat(2_001)},1.00
2026-11-20,WIDE,1.00${','.repeat(1_000_000)}
2026-11-21,${'WORD '.repeat(100)},2.00
`);
    expect(lines.map(({ line }) => line)).toEqual([2, 6]);
    expect(problems.map(describeLineProblem)).toEqual([
      'Line 3: the description has more than 100 words.',
      'Line 4: a column has more than 2,000 characters.',
      'Line 5: there are more than 200 columns.',
    ]);
  });

  it('says so where every line is too long', () => {
    const text = `Date,Description,Amount${',Note'.repeat(1_000_000)}`;
    const result = understandStatement(text, { shops: seededShops });
    expect(result).toEqual({ kind: 'unusable', why: 'too-long' });
    expect(describeStatement(result)).toMatch(/Every line of the file is longer/);
  });

  it('defuses a formula in a description', () => {
    const { lines } = read('Date,Description,Amount\n2026-11-20,"=HYPERLINK(""http://x"")",1.00\n');
    expect(lines[0]?.description).toBe('\'=HYPERLINK("http://x")');
  });

  it('says which columns are missing, and when there is nothing', () => {
    const options = { shops: seededShops };
    const missing = understandStatement('Name,Amount\nA,1.00\n', options);
    expect(missing).toEqual({
      kind: 'columns-missing',
      columns: ['date'],
      headings: ['Name', 'Amount'],
      bank: 'name amount',
    });
    expect(describeStatement(missing)).toBe(
      'No column was recognized for: date. Choose the columns yourself.',
    );
    expect(understandStatement('\n\n', options)).toEqual({ kind: 'empty' });
    expect(understandStatement('just some words', options)).toMatchObject({
      kind: 'columns-missing',
    });
  });

  it('answers any text with a value', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      '\n',
      '\r',
      ';',
      '2026-11-20',
      '-5.00',
      'Date',
      'Amount',
      'Description',
      '=',
      'X',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
        (text) => {
          const result = understandStatement(text, { shops: seededShops });
          if (result.kind !== 'statement') return;
          for (const { amountCents } of result.statement.lines) {
            expect(Number.isInteger(amountCents) && !Object.is(amountCents, -0)).toBe(true);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('reads 20,000 lines whole', { timeout: 240_000 }, () => {
    const shops = [
      'STARBUCKS',
      'WHOLEFDS MKT',
      'XYZZY LLC',
      'SHELL OIL',
      'AMZN Mktp US',
      'JOES BISTRO',
    ];
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const day = String((index % 28) + 1).padStart(2, '0');
      return `11/${day}/2026,11/${day}/2026,"${shops[index % 6] ?? ''} ${index} TOWN",Shopping,Sale,-${index % 900}.25,`;
    });
    const text = `Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n${rows.join('\n')}\n`;
    const start = process.threadCpuUsage();
    const { lines } = read(text);
    // Rows compared with rows would take minutes of computing.
    expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(10);
    expect(lines).toHaveLength(20_000);
    expect(summarizeStatement(lines)?.days).toBe(28);
  });
});

describe('summarizing', () => {
  const { lines } = read(`Date,Description,Amount
2026-01-01,STARBUCKS,10.00
2026-01-15,SHELL OIL,40.00
2026-01-16,SHELL OIL,-15.00
2026-02-01,AUTOPAY THANK YOU,-200.00
2026-02-10,WALMART,5.00
2026-02-11,WALMART,-8.00
2026-03-14,XYZZY,7.30
`);

  it('takes refunds off, leaves payments out, and stretches the period to a year', () => {
    expect(summarizeStatement(lines)).toEqual({
      period: { from: '2026-01-01', to: '2026-03-14' },
      days: 73,
      months: 0,
      large: [],
      spentCents: { coffee: 1_000, 'gas-stations': 2_500 },
      annualCents: { coffee: 5_000, 'gas-stations': 12_500 },
      unknownCents: 730,
      annualUnknownCents: 3_650,
      excludedLines: 1,
      outsideLines: 0,
      isShort: false,
    });
  });

  it('keeps to a period that the member gives', () => {
    const [first] = lines;
    if (!first) throw new Error('the fixture lost its lines');
    const summary = summarizeStatement(lines, { from: first.date, to: first.date });
    expect(summary).toMatchObject({ days: 1, isShort: true, annualCents: { coffee: 365_000 } });
    expect(summarizeStatement([])).toBeNull();
  });

  it('takes the median month of several, and single large purchases apart', () => {
    const months = [500, 550, 900, 540].map((groceries, index) => {
      const month = `2026-0${index + 1}`;
      return `${month}-01,APARTMENT RENT,2000.00\n${month}-20,WALMART,${groceries}.00`;
    });
    const { lines: four } = read(
      `Date,Description,Amount\n${months.join('\n')}\n2026-02-03,HILTON CHICAGO,6000.00\n2026-03-10,SHELL,40.00\n2026-04-27,SHELL,20.00\n`,
    );
    const summary = summarizeStatement(four);
    const slugOf = (text: string) => {
      const of = four.find(({ description }) => description.includes(text))?.subCategory;
      return of === undefined || of.kind === 'unknown' ? null : of.subCategory;
    };
    const [shop, hotel, gas] = ['WALMART', 'HILTON', 'SHELL'].map(slugOf);
    expect(summary).toMatchObject({
      months: 4,
      large: [{ date: '2026-02-03', subCategory: hotel, amountCents: 600_000 }],
    });
    // The median of 500, 540, 550 and 900; gas of two months is its mean month.
    expect(summary?.annualCents[shop ?? '']).toBe(12 * 54_500);
    expect(summary?.annualCents[gas ?? '']).toBe((12 * 6_000) / 4);
    expect(summary?.annualCents[hotel ?? '']).toBeUndefined();
    const rent = four.filter(({ description }) => description.includes('RENT'));
    const rentYear =
      rent[0]?.subCategory.kind === 'unknown'
        ? summary?.annualUnknownCents
        : summary?.annualCents[slugOf('RENT') ?? ''];
    expect(rentYear).toBe(2_400_000);
  });

  it('sets nothing apart that came back, and needs three whole months for a median', () => {
    const rows = ['01-05,HILTON,900.00', '02-05,HILTON,-900.00', '03-28,SHELL,30.00'];
    const { lines: returned } = read(
      `Date,Description,Amount\n${rows.map((row) => `2026-${row}`).join('\n')}\n`,
    );
    expect(summarizeStatement(returned)).toMatchObject({ months: 3, large: [] });
    const until = { from: calendarDate('2026-01-05'), to: calendarDate('2026-03-20') };
    expect(summarizeStatement(returned, until)?.months).toBe(0);
  });

  it('counts a purchase in two files once, and two equal purchases in one file twice', () => {
    const text = (...days: string[]) =>
      `Date,Description,Amount\n${days.map((day) => `2026-01-${day},SHELL,5.00`).join('\n')}\n`;
    const january = read(text('01', '02', '02')).lines;
    const later = read(text('02', '02', '03')).lines;
    const merged = mergeStatementLines([january, later]);
    expect(merged.map(({ date }) => date.slice(8))).toEqual(['01', '02', '02', '03']);
  });

  it('adds up to the purchases less the refunds', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), (amounts) => {
        const text = amounts
          .map(
            (cents, index) =>
              `2026-01-${String((index % 28) + 1).padStart(2, '0')},SHELL,${(cents / 100).toFixed(2)}`,
          )
          .join('\n');
        const summary = summarizeStatement(read(`Date,Description,Amount\n${text}\n`).lines);
        expect(summary?.spentCents['gas-stations']).toBe(
          amounts.reduce((sum, cents) => sum + cents, 0),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

it('says why a line is not counted', () => {
  const all = [
    'payment',
    'transfer',
    'fee',
    'interest',
    'cash',
    'reward',
    'income',
    'skipped',
    'unknown',
  ] as const;
  expect(new Set(all.map(describeExclusion)).size).toBe(all.length);
});
