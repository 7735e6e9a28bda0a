import { describe, expect, it } from 'vitest';
import { matchRefunds } from './match-refunds.ts';
import { readQif } from './read-qif.ts';
import type { StatementFormat } from './statement.ts';
import { summarizeStatement } from './summarize-statement.ts';
import { understandStatement } from './understand-statement.ts';
import { calendarDate } from '../calendar.ts';

const HEAD = 'Transaction Date,Post Date,Description,Category,Type,Amount';
const ROWS = 4_000;
const FROM = '01/02/2026,01/02/2026';

function csv(row: (index: number) => string, ...further: readonly string[]): string {
  return [HEAD, ...Array.from({ length: ROWS }, (_, index) => row(index)), ...further].join('\n');
}

function read(text: string, format: StatementFormat = 'csv') {
  const shops = { merchants: [], subCategories: [{ slug: 'other', mccCodes: '' }] };
  const understood = understandStatement(text, { shops, format });
  if (understood.kind !== 'statement') return { kind: understood.kind };
  const { lines, problems } = understood.statement;
  const counted = summarizeStatement(lines);
  return { lines: lines.length, problems: problems.length, months: counted?.months };
}

/** Runs something within a few seconds of computing, however busy the machine is. */
function inTime<Result>(run: () => Result): Result {
  const start = process.threadCpuUsage();
  const result = run();
  expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(6);
  return result;
}

// Each took half a minute and more, or never ended, where rows were compared with rows, or letters with letters.
describe('a file that no bank writes is read in its time', { timeout: 240_000 }, () => {
  it.each([
    [
      'pending rows beside as many posted ones',
      csv((at) =>
        at % 2 === 0 ? `${FROM},A${at},Food,Sale,-6` : `${FROM},PENDING - B${at},Food,Sale,-6`,
      ),
      { lines: ROWS, problems: 0, months: 0 },
    ],
    [
      'thousands of years',
      csv(
        (at) => `${FROM},S${at},Food,Sale,-6`,
        '01/01/0001,,X,Food,Sale,-1',
        '01/01/9999,,X,Food,Sale,-1',
        '01/01/1900,,X,Food,Sale,-1',
      ),
      { lines: ROWS + 1, problems: 2, months: 0 },
    ],
    [
      'a row of a million columns',
      csv((at) => `${FROM},S${at},Food,Sale,-6`, 'x,'.repeat(1_000_000)),
      { lines: ROWS, problems: 1, months: 0 },
    ],
    [
      'categories of blanks',
      csv((at) => `${FROM},S${at},${at}${' '.repeat(1_900)}x,Sale,-6`),
      { lines: ROWS, problems: 0, months: 0 },
    ],
    [
      'balances of digits',
      csv((at) => `${FROM},"balance on ${'1'.repeat(1_900)}\nX${at}",Food,Sale,-6`),
      { lines: 0, problems: 0, months: undefined },
    ],
    [
      'headings of brackets',
      Array.from({ length: 8 }, () => Array(200).fill('('.repeat(1_900)).join(',')).join('\n'),
      { kind: 'columns-missing' },
    ],
  ])('%s', (_, text, expected) => {
    expect(inTime(() => read(text))).toEqual(expected);
  });

  it.each<[string, StatementFormat, string]>([
    [
      'a balance without end',
      'ofx',
      `<CCSTMTRS><STMTTRN><DTPOSTED>20260102<TRNAMT>-1<NAME>balance on ${'1'.repeat(200_000)}\nX</STMTTRN>`,
    ],
    [
      'a category without end',
      'qif',
      `!Type:Bank\nD1/2/26\nT-1.00\nPshop\nLa${' '.repeat(200_000)}b\n^\n`,
    ],
  ])('%s', (_, format, text) => {
    expect(inTime(() => read(text, format))).toEqual({ lines: 0, problems: 1, months: undefined });
  });

  it('a transaction of more splits than a call may have arguments', () => {
    const splits = 'Stransfer\n$1.00\n'.repeat(200_000);
    const { entries } = readQif(`!Type:Bank\nD1/2/26\nT-1.00\nPshop\n${splits}^\n`);
    expect(entries).toHaveLength(200_000);
  });

  it('refunds that no purchase is large enough for', () => {
    const [date, shop, card] = [calendarDate('2026-01-02'), 'STORE', null];
    const rows = Array.from({ length: 80_000 }, (_, at) => ({
      date,
      shop,
      card,
      amountCents: at % 2 === 0 ? 100 : -200,
    }));
    expect(inTime(() => matchRefunds(rows))).toEqual(new Map());
  });
});
