import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededShops } from '@/cli/seeded-shops.ts';
import { readStatementRows } from '@/cli/statement-rows.ts';
import { isBankLine } from '../merchant/bank-words.ts';
import { detectFormat } from './detect-format.ts';
import type { UnderstoodStatement } from './statement.ts';
import { understandStatement } from './understand-statement.ts';

/** Reads a file by its detected format. */
function understand(text: string): UnderstoodStatement {
  const format = detectFormat(new TextEncoder().encode(text));
  if (format.kind === 'other') throw new Error(format.found);
  return understandStatement(text, {
    shops: seededShops,
    format: format.kind,
  });
}

function told(result: UnderstoodStatement) {
  if (result.kind !== 'statement') return result;
  const { lines, problems } = result.statement;
  return {
    lines: lines.map(({ date, description, amountCents, kind, subCategory }) =>
      [
        date,
        description,
        amountCents,
        kind.kind === 'excluded' ? kind.why : kind.kind,
        subCategory.kind === 'guessed' ? subCategory.subCategory : '-',
      ].join(' | '),
    ),
    problems: problems.map(({ line, reason }) => `${line} ${reason}`),
  };
}

const sgml = (...transactions: readonly string[]) =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    '',
    '<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<BANKTRANLIST>',
    ...transactions,
    '</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
  ].join('\r\n');
const shell =
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105120000[-5:EST]<TRNAMT>-42.10<FITID>1<SIC>5541<NAME>SHELL OIL 574426</STMTTRN>';

describe('OFX and QFX', () => {
  it('report a transaction that is too long, and read the others', () => {
    const long = shell.replace('SHELL OIL 574426', 'X'.repeat(2_001));
    const wordy = shell.replace('SHELL OIL 574426', 'A '.repeat(500));
    expect(told(understand(sgml(long, wordy, shell)))).toEqual({
      lines: ['2026-01-05 | SHELL OIL 574426 | 4210 | purchase | gas-stations'],
      problems: ['6 too-long', '7 too-many-words'],
    });
  });

  it('go on behind tags that are never closed', () => {
    const open = `<${'A'.repeat(200_000)}${'<A'.repeat(200_000)}`;
    expect(told(understand(sgml(open, shell)))).toHaveProperty('lines.length', 1);
  });

  it('read the SGML of banks, whose values have no end tags', () => {
    const file = sgml(
      shell,
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260106<TRNAMT>12.00<FITID>2<NAME>WHOLEFDS MKT</STMTTRN>',
      '<STMTTRN><TRNTYPE>PAYMENT<DTPOSTED>20260107<TRNAMT>500.00<FITID>3<NAME>BA ELECTRONIC</STMTTRN>',
      '<STMTTRN><TRNTYPE>INT<DTPOSTED>20260108<TRNAMT>-3.00<FITID>4<NAME>CHARGE</STMTTRN>',
    );
    expect(told(understand(file))).toEqual({
      lines: [
        '2026-01-05 | SHELL OIL 574426 | 4210 | purchase | gas-stations',
        '2026-01-06 | WHOLEFDS MKT | -1200 | refund | whole-foods',
        '2026-01-07 | BA ELECTRONIC | -50000 | payment | -',
        '2026-01-08 | CHARGE | 300 | interest | -',
      ],
      problems: [],
    });
  });

  it('read XML, its entities, and the whole name where the memo has it', () => {
    const file =
      '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><CURDEF>USD</CURDEF><BANKTRANLIST>' +
      '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260201</DTPOSTED><TRNAMT>-9.5</TRNAMT>' +
      '<PAYEE><NAME>BEN &amp; JERRY&#39;S</NAME></PAYEE><MEMO>BEN &amp; JERRY&#39;S SCOOP SHOP</MEMO></STMTTRN>' +
      '</BANKTRANLIST></OFX>';
    expect(told(understand(file))).toMatchObject({
      lines: [expect.stringContaining("BEN & JERRY'S SCOOP SHOP | 950 | purchase")],
    });
  });

  it('report mistakes line by line, and keep the other lines', () => {
    const file = sgml(
      shell,
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261399<TRNAMT>-1.00<NAME>A</STMTTRN>',
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260109<TRNAMT>none<NAME>B</STMTTRN>',
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260109<TRNAMT>-1.00</STMTTRN>',
    );
    expect(told(understand(file))).toMatchObject({
      lines: [expect.stringContaining('SHELL')],
      problems: ['7 date', '8 amount', '9 description'],
    });
  });

  it('read everything that is left of a truncated file', () => {
    const file = sgml(shell, shell.replace('-42.10', '-7.00'));
    expect(told(understand(file.slice(0, file.lastIndexOf('<NAME>') + 8)))).toMatchObject({
      lines: [expect.stringContaining('4210')],
      problems: ['7 cut-off'],
    });
  });

  it('say why there is nothing to count', () => {
    expect(understand(sgml())).toEqual({ kind: 'unusable', why: 'no-lines' });
    expect(understand(sgml(shell).replace('USD', 'CAD'))).toEqual({
      kind: 'unusable',
      why: 'currency',
    });
    expect(understand('<OFX><INVSTMTMSGSRSV1></INVSTMTMSGSRSV1></OFX>')).toEqual({
      kind: 'unusable',
      why: 'investments',
    });
  });
});

describe('QIF', () => {
  it('reports a transaction that is too long, and reads the others', () => {
    const entry = (payee: string) => ['D01/06/2026', 'T-5.00', `P${payee}`, '^'];
    const file = [
      '!Type:CCard',
      ...entry('A '.repeat(500)),
      ...entry('X'.repeat(2_001)),
      ...entry('IKEA'),
    ];
    expect(told(understand(file.join('\n')))).toEqual({
      lines: ['2026-01-06 | IKEA | 500 | purchase | ikea'],
      problems: ['2 too-many-words', '6 too-long'],
    });
  });

  it('is read with its categories as hints, and transfers are no spending', () => {
    const file = [
      '!Account',
      'NVisa',
      '^',
      '!Type:CCard',
      "D1/ 5'26",
      'T-42.10',
      'PSHELL OIL 574426',
      '^',
      'D01/06/2026',
      'T-1,020.00',
      'PXYZZY PLUGH',
      'LFood & Dining:Restaurants',
      'SFood & Dining:Restaurants',
      '$-1,020.00',
      '^',
      'D01/07/2026',
      'U500.00',
      'PXYZZY BANK',
      'L[Checking]',
      '^',
      '!Type:Cat',
      'NFood',
      '^',
    ].join('\r\n');
    expect(told(understand(file))).toEqual({
      lines: [
        '2026-01-05 | SHELL OIL 574426 | 4210 | purchase | gas-stations',
        '2026-01-06 | XYZZY PLUGH | 102000 | purchase | restaurants',
        '2026-01-07 | XYZZY BANK | -50000 | payment | -',
      ],
      problems: [],
    });
  });

  it('reports its mistakes', () => {
    const file =
      '!Type:Bank\nD99/99/2026\nT-1.00\nPA\n^\nD01/06/2026\nT-1.00\nPB\n^\nD01/07/2026\nT-2';
    expect(told(understand(file))).toMatchObject({
      lines: [expect.stringContaining('| B | 100')],
      problems: ['2 date', '10 cut-off'],
    });
    expect(understand('!Type:Invst\nD01/06/2026\nNBuy\n^')).toEqual({
      kind: 'unusable',
      why: 'investments',
    });
    expect(understand('!Type:Bank\n')).toEqual({ kind: 'unusable', why: 'no-lines' });
  });
});

describe('whatever stands in a file', () => {
  it('is a line, a problem or nothing, and never an accident', () => {
    const pieces = fc.constantFrom(
      '<STMTTRN>',
      '</STMTTRN>',
      '<TRNAMT>',
      '<DTPOSTED>20260101',
      '&#xFFFFFF;',
      '<',
      '\n',
      '^\n',
      'D1/1/26\n',
      'T-1\n',
      '!Type:Bank\n',
    );
    const piece = fc.oneof(pieces, fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.constantFrom('<OFX>', '!Type:Bank\n'), fc.array(piece), (start, rest) => {
        expect(['statement', 'unusable']).toContain(understand(start + rest.join('')).kind);
      }),
    );
  });
});

it('what a line’s words alone exclude is no shop where names are typed either', () => {
  const folder = path.join(import.meta.dirname, '../../../tests/cases/statements');
  const excluded = globSync('*.{csv,txt,ofx,qfx,qif}', { cwd: folder })
    .flatMap((name) => readStatementRows(readFileSync(path.join(folder, name))).rows)
    .filter(({ kind, reason }) => reason === 'words' && kind !== 'refund')
    .map(({ description }) => String(description));
  expect(excluded.length).toBeGreaterThan(200);
  expect(excluded.filter((line) => !isBankLine(line))).toEqual([]);
});
