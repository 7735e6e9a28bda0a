import { expect, it } from 'vitest';
import { inSoak } from '../../../../tests/support/in-soak.ts';
import { describeLineProblem, describeStatement } from '@/domain/statement/describe-statement.ts';
import { createStatementReview } from './create-statement-review.ts';

/** Megabytes of a file at the limit of what is read; a quarter of it in `npm test`. */
const LARGE = inSoak ? 20 : 5;
const megabytes = (count: number, text: string) =>
  text.repeat(Math.ceil((count * 1024 * 1024) / text.length));
const header = 'Date,Description,Amount,MCC';

function review(text: string) {
  const statements = createStatementReview({
    merchants: [],
    subCategories: [{ slug: 'other', mccCodes: '' }],
  });
  const { buffer } = new TextEncoder().encode(text);
  statements.add({ id: '0', name: 'hostile', bytes: buffer });
  return statements.review({ readings: {}, cards: {}, decisions: {} });
}

/** The sentence that a person reads about the file. */
function sentenceOn(text: string): string {
  const [file] = review(text).files;
  if (file === undefined) throw new Error('the file is missing');
  const { outcome, problems } = file;
  if (outcome.kind === 'other-format') return outcome.found;
  if (outcome.kind !== 'read') return describeStatement(outcome);
  const [first] = problems;
  return first ? `${outcome.lines} read. ${describeLineProblem(first)}` : `${outcome.lines} read.`;
}

const tooLong = 'Every line of the file is longer than those of a statement. Choose another file.';
const noLines =
  'The file has no transactions. Choose other months where your bank offers the download.';
const row = '01/05/2026,CORNER,40.00,5812';
const transaction = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-4.00<NAME>CORNER';

// Work that grows with the square of the file would take hours and fail by the time limit.
it.each([
  ['one line of megabytes', megabytes(LARGE, 'x'), tooLong],
  ['one line of megabytes of cells', megabytes(LARGE, 'x,'), tooLong],
  ['one line of megabytes of quotes', megabytes(LARGE / 5, '"'), tooLong],
  [
    'one line of megabytes below the headings',
    `${header}\n${megabytes(LARGE, '1,2"')}\n${row}`,
    '1 read. Line 2: there are more than 200 columns.',
  ],
  [
    'a cell of megabytes',
    `${header}\n01/05/2026,"${megabytes(LARGE, 'x ')}",40.00,5812\n${row}`,
    '1 read. Line 2: a column has more than 2,000 characters.',
  ],
  [
    'a quotation that is never closed',
    `${header}\n${row}\n01/06/2026,"${`CORNER,40.00,5812\n01/05/2026,`.repeat(20_000)}`,
    '20001 read. Line 3: a quotation mark is never closed.',
  ],
  [
    'two hundred thousand nested tags',
    `<OFX>${'<A>'.repeat(200_000)}${'</A>'.repeat(200_000)}</OFX>`,
    noLines,
  ],
  [
    'as many nested transactions',
    `<OFX>${transaction.repeat(200_000)}</OFX>`,
    '0 read. Line 1: the file ends within this transaction. Download it again.',
  ],
  ['as many brackets', `<OFX>${'<'.repeat(200_000)}`, noLines],
  ['as many sections that are never closed', `<OFX>${'<![CDATA['.repeat(200_000)}`, noLines],
  [
    'a QIF file of as many fields',
    `!Type:CCard\n${'PCORNER\n'.repeat(200_000)}`,
    '0 read. Line 2: the file ends within this transaction. Download it again.',
  ],
])('ends %s in a sentence', (_name, text, sentence) => {
  expect(sentenceOn(text)).toBe(sentence);
});

it('shows cells that are formulas as text, and computes none', () => {
  const formulas = ['=1+1', '+1|calc', '-1|calc', '@SUM(A1)', '\t=1', '=HYPERLINK(""http://x"")'];
  const rows = formulas.map((formula, index) => `01/0${index + 1}/2026,"${formula}",5.00,5812`);
  const { files, merchants } = review([header, ...rows, '01/09/2026,CORNER,=2+3,5812'].join('\n'));
  expect(merchants.length).toBe(formulas.length);
  for (const { description } of merchants) expect(description).not.toMatch(/^[=+@\t-]/u);
  expect(files[0]?.problems.map(describeLineProblem)).toEqual([
    "Line 8: expected an amount, found “'=2+3”.",
  ]);
});
