import { describe, expect, it } from 'vitest';
import { seededShops } from '@/cli/seeded-shops.ts';
import { NOTHING_FURTHER } from './columns.ts';
import { createCsvReader } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import { readQif } from './read-qif.ts';
import type { StatementFormat } from './statement.ts';
import { understandStatement } from './understand-statement.ts';

/** Cells of one row by column: the value of a full row, and others that say something else. */
const CELLS = {
  date: ['01/05/2026', 'PENDING - 01/05/2026', ''],
  description: ['CORNER', 'PENDING - CORNER', 'VOID - CORNER', ''],
  amount: ['5.00', '-5.00', '6.00'],
  type: ['Sale', 'Payment', ''],
  mcc: ['5411', '5812', ''],
  category: ['Groceries', 'Transfer', ''],
  names: ['CORNER INC', 'OTHER INC', ''],
  memos: ['blue', 'red', ''],
  notes: ['lunch', 'dinner', ''],
  checks: ['', '101', '102'],
  securities: ['', 'VTI'],
  directions: ['Debit', 'Credit', ''],
  accounts: ['Visa', 'Checking', ''],
  leftOut: ['', 'yes'],
  states: ['Posted', 'Pending', 'Declined', ''],
  currency: ['USD', 'EUR', ''],
  balances: ['1.00', '2.00', ''],
};
const names = Object.keys(CELLS);
const at = (name: keyof typeof CELLS) => names.indexOf(name);
const columns = {
  mapping: {
    skipRows: 1,
    date: at('date'),
    description: at('description'),
    amount: at('amount'),
    debit: null,
    credit: null,
    mcc: at('mcc'),
    category: at('category'),
    type: at('type'),
  },
  further: {
    ...NOTHING_FURTHER,
    names: [at('names')],
    memos: [at('memos')],
    notes: [at('notes')],
    checks: [at('checks')],
    securities: [at('securities')],
    directions: [at('directions')],
    accounts: [at('accounts')],
    leftOut: [at('leftOut')],
    states: [at('states')],
    currency: [at('currency')],
    balances: [at('balances')],
  },
};
const full = Object.values(CELLS).map(([cell = '']) => cell);
const bare = full.map((cell, index) =>
  index === at('date') || index === at('amount') ? cell : '',
);

function readRows(written: readonly (readonly string[])[]) {
  const rows = written.map((cells, index) => ({ line: index + 2, cells }));
  const create = () => createCsvReader(rows, names, columns);
  return { together: rows.map(create()), alone: rows.map((row) => create()(row)) };
}

describe('rows with the same words', () => {
  it.each(
    Object.entries(CELLS).flatMap(([name, cells]) => cells.map((cell) => [name, cell] as const)),
  )('are read as if alone beside one whose %s is %j', (name, cell) => {
    for (const row of [full, bare]) {
      const other = row.with(names.indexOf(name), cell);
      const { together, alone } = readRows([row, other, row, other]);
      expect(together).toEqual(alone);
    }
  });

  it('share their words even if day, money and balance differ', () => {
    const other = full
      .with(at('date'), '02/06/2026')
      .with(at('amount'), '-7.00')
      .with(at('balances'), '9.00');
    const [one, two] = readRows([full, other]).together;
    if (one?.kind !== 'entry' || two?.kind !== 'entry') throw new Error('a row was not read');
    expect(one.entry.amount).not.toBe(two.entry.amount);
    expect(one.entry.wording).toBe(two.entry.wording);
    for (const { entries } of [readOfx(ofx), readQif(qif)]) {
      expect(entries).toHaveLength(3);
      expect(entries[0]?.amount).not.toBe(entries[1]?.amount);
      expect(entries[0]?.wording).toBe(entries[1]?.wording);
      expect(entries[0]?.wording).not.toBe(entries[2]?.wording);
    }
  });

  it.each<[string, StatementFormat, string, readonly string[]]>([
    [
      'another sign or account',
      'csv',
      `Date,Description,Account,Amount
2026-01-02,XYZZY,Visa,-5.00
2026-01-03,XYZZY,Visa,4.00
2026-01-04,XYZZY,Checking,3.00
2026-01-05,XYZZY,Visa,-6.00
2026-01-06,WALMART,Visa,-7.00
`,
      ['purchase 500', 'refund -400', 'income -300', 'purchase 600', 'purchase 700'],
    ],
    [
      'another type or state',
      'csv',
      `Date,Description,Type,Status,Amount
2026-01-02,XYZZY,Sale,Posted,-5.00
2026-01-03,XYZZY,Fee,Posted,-4.00
2026-01-04,XYZZY,Sale,Declined,-3.00
2026-01-05,XYZZY,Sale,Posted,-6.00
`,
      ['purchase 500', 'fee 400', 'skipped 300', 'purchase 600'],
    ],
    [
      'another category or code',
      'csv',
      `Date,Description,Category,MCC,Amount
2026-01-02,XYZZY,Groceries,,-5.00
2026-01-03,XYZZY,Travel,5541,-4.00
2026-01-04,XYZZY,Transfer,,-3.00
2026-01-05,XYZZY,Groceries,,-6.00
`,
      ['purchase 500', 'purchase 400', 'transfer 300', 'purchase 600'],
    ],
  ])('are told apart by %s', (_, format, text, expected) => {
    const [heading = '', ...rows] = text.trimEnd().split('\n');
    const kindsOf = (some: readonly string[]) => {
      const understood = understandStatement([heading, ...some].join('\n'), {
        shops: seededShops,
        format,
      });
      if (understood.kind !== 'statement') throw new Error(understood.kind);
      return understood.statement.lines.map(({ kind, amountCents }) =>
        [kind.kind === 'excluded' ? kind.why : kind.kind, amountCents].join(' '),
      );
    };
    expect(kindsOf(rows)).toEqual(expected);
    expect(kindsOf(rows.toReversed())).toEqual(expected.toReversed());
  });
});

const transaction = (amount: string) =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>${amount}<FITID>${amount}<NAME>CORNER</STMTTRN>`;
const ofx = `<OFX><CCSTMTRS>${transaction('-4.00')}${transaction('-5.00')}</CCSTMTRS><STMTRS>${transaction('-6.00')}</STMTRS></OFX>`;
const qif = `!Type:CCard
D1/2/26
T-4.00
PCORNER
^
D1/3/26
T-5.00
PCORNER
^
!Type:Bank
D1/3/26
T-6.00
PCORNER
^
`;
