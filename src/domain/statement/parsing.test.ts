import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, partsOf } from '@/domain/calendar.ts';
import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { decodeStatement } from '@/domain/csv/decode-statement.ts';
import { neutralizeFormula, restoreFormula } from '@/domain/csv/neutralize-formula.ts';
import { guessDecimalMark, parseAmount } from './parse-amount.ts';
import { guessDateOrder, parseStatementDate } from './parse-date.ts';

describe('decoding a file', () => {
  const text = 'Date;Café;Amount\n2026-01-05;Crème brûlée €;5,00\n';
  const wide = (bigEndian: boolean) =>
    Uint8Array.from(
      [...text].flatMap((character) => {
        const code = character.charCodeAt(0);
        return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );
  const ansi = Uint8Array.from([...text].map((c) => (c === '€' ? 0x80 : c.charCodeAt(0))));

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-16, little end first, with its mark', Uint8Array.from([0xff, 0xfe, ...wide(false)])],
    ['UTF-16, big end first, with its mark', Uint8Array.from([0xfe, 0xff, ...wide(true)])],
    ['UTF-16, little end first, unmarked', wide(false)],
    ['UTF-16, big end first, unmarked', wide(true)],
    ['Windows-1252', ansi],
  ])('reads %s', (_, bytes) => {
    expect(decodeStatement(bytes)).toBe(text);
  });

  it('drops the mark of UTF-8 and survives nothing', () => {
    expect(decodeStatement(Uint8Array.from([0xef, 0xbb, 0xbf, 65]))).toBe('A');
    expect(decodeStatement(new Uint8Array())).toBe('');
  });
});

describe('rows of a file', () => {
  it.each([',', ';', '\t', '|'])('are divided by %j', (delimiter) => {
    const text = ['Date', 'Name, of shop', '1.00']
      .map((c) => (c.includes(delimiter) ? `"${c}"` : c))
      .join(delimiter);
    const { delimiter: found, rows } = readCsvRows(`${text}\n${text}\n`);
    expect(found).toBe(delimiter);
    expect(rows).toEqual([
      { line: 1, cells: ['Date', 'Name, of shop', '1.00'] },
      { line: 2, cells: ['Date', 'Name, of shop', '1.00'] },
    ]);
  });

  it('know the line on which they begin, across blank lines, quoted breaks and any line ending', () => {
    const { rows } = readCsvRows('a,b\r\n\r\n"two\nlines",c\rd,"say ""hi"""\n,\ne,\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['two\nlines', 'c'] },
      { line: 5, cells: ['d', 'say "hi"'] },
      { line: 7, cells: ['e', ''] },
    ]);
  });

  it('survive a quote that is never closed', () => {
    expect(readCsvRows('a,b\n1,"x\n2,y\n')).toMatchObject({
      openQuoteLine: 2,
      rows: [{ cells: ['a', 'b'] }, { cells: ['1', '"x'] }, { line: 3, cells: ['2', 'y'] }],
    });
    expect(readCsvRows('')).toMatchObject({ rows: [], openQuoteLine: null });
  });

  it('come back as they were written', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '"', ',', '\n', '7', 'é'),
      maxLength: 8,
    });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    });
    const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((cells) => cells.map(quote).join(',')).join('\r\n');
        const kept = rows
          .map((cells) => cells.map((value) => value.trim()))
          .filter((cells) => cells.some((value) => value !== ''));
        expect(readCsvRows(text).rows.map(({ cells }) => cells)).toEqual(kept);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an amount', () => {
  it.each([
    ['1,234.56', 123_456],
    ['$1,234.56', 123_456],
    ['-45.10', -4_510],
    ['−45.10', -4_510],
    ['($45.10)', -4_510],
    ['45.10-', -4_510],
    ['45.10 CR', -4_510],
    ['45.10 DR', 4_510],
    ['+7', 700],
    ['.5', 50],
    ['USD 12.00', 1_200],
    ['0.00', 0],
    ['-0.00', 0],
    ['1234567.8', 123_456_780],
  ])('%s is %i cents', (text, cents) => {
    expect(parseAmount(text, '.')).toBe(cents);
  });

  it.each([
    ['1.234,56', 123_456],
    ['-1.234,5', -123_450],
    ['12,00 €', 1_200],
    ['7', 700],
  ])('%s with a decimal comma is %i cents', (text, cents) => {
    expect(parseAmount(text, ',')).toBe(cents);
  });

  it.each([
    '',
    '-',
    'abc',
    '1.2.3',
    '12/34',
    '=1+1',
    '4111111111111111111',
    '1e5',
    '12.00.00',
    'NaN',
  ])('%j is none', (text) => {
    expect(parseAmount(text, '.')).toBeNull();
  });

  it('comes back from the way it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const printed = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(parseAmount(printed, '.')).toBe(cents);
        const german = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
        expect(parseAmount(german, ',')).toBe(cents);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows its decimal mark', () => {
    expect(guessDecimalMark(['1.234,56', '12,00', '7'])).toBe(',');
    expect(guessDecimalMark(['1,234.56', '12.00', '7'])).toBe('.');
    expect(guessDecimalMark([])).toBe('.');
  });
});

describe('a date of a statement', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026/1/5', '2026-01-05'],
    ['11/21/2026', '2026-11-21'],
    ['1/5/26', '2026-01-05'],
    ['20261121', '2026-11-21'],
    ['21 Nov 2026', '2026-11-21'],
    ['21-Nov-26', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['November 5 2026', '2026-11-05'],
    ['2026-11-21T10:15:00Z', '2026-11-21'],
    ['11/21/2026 10:15 AM', '2026-11-21'],
  ])('%s is %s', (text, date) => {
    expect(parseStatementDate(text, 'month-first')).toBe(date);
  });

  it.each(['', '13/13/2026', '2026-02-30', 'Foo 5, 2026', '11/21', '5', '02/30/2026'])(
    '%j is none',
    (text) => {
      expect(parseStatementDate(text, 'month-first')).toBeNull();
    },
  );

  it('may begin with the day, where some date of the column says so', () => {
    expect(guessDateOrder(['03/04/2026', '25/04/2026'])).toBe('day-first');
    expect(guessDateOrder(['03/04/2026', '04/25/2026'])).toBe('month-first');
    expect(guessDateOrder(['03/04/2026'])).toBe('month-first');
    expect(parseStatementDate('03/04/2026', 'day-first')).toBe('2026-04-03');
  });

  it('comes back from the way it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11_000, max: 40_000 }).map(dateOfDayNumber), (date) => {
        const { year, month, day } = partsOf(date);
        expect(parseStatementDate(`${month}/${day}/${year}`, 'month-first')).toBe(date);
        expect(parseStatementDate(`${day}.${month}.${year}`, 'day-first')).toBe(date);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('defuses formulas', () => {
  expect(['=HYPERLINK("x")', '+cmd|x', '-2+3', '@SUM(A1)'].map(neutralizeFormula)).toEqual([
    '\'=HYPERLINK("x")',
    "'+cmd|x",
    "'-2+3",
    "'@SUM(A1)",
  ]);
  const wide = [
    '＝1',
    '﹦x',
    '＋1',
    '﹢1',
    '－1',
    '﹣1',
    '＠a',
    '﹫a',
    '\n=1',
    ' \t=1',
    '\u00A0+x',
    '\u200B=1',
    '\nx',
  ];
  expect(wide.map(neutralizeFormula)).toEqual(wide.map((text) => `'${text}`));
  expect(wide.map(neutralizeFormula).map(restoreFormula)).toEqual(wide);
  expect(["'tis", "'90s", "o'=1"].map(restoreFormula)).toEqual(["'tis", "'90s", "o'=1"]);
  expect(['Coffee', '-12.50', '+7', '5 = 5'].map(neutralizeFormula)).toEqual([
    'Coffee',
    '-12.50',
    '+7',
    '5 = 5',
  ]);
});
