import type { ColumnName } from './columns.ts';
import type { LineProblem, Unusable } from './entry.ts';
import type { Exclusion } from './row-kind.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_WORDS, type UnderstoodStatement } from './statement.ts';

/** One sentence about a line that could not be read. */
export function describeLineProblem({ line, reason, found }: LineProblem): string {
  const what = found === '' ? 'nothing' : `“${found}”`;
  switch (reason) {
    case 'date':
      return `Line ${line}: expected a date, found ${what}.`;
    case 'amount':
      return `Line ${line}: expected an amount, found ${what}.`;
    case 'description':
      return `Line ${line}: there is no description.`;
    case 'missing-cells':
      return `Line ${line}: there are fewer columns than in the others.`;
    case 'more-cells':
      return `Line ${line}: there are more columns than in the headings.`;
    case 'open-quote':
      return `Line ${line}: a quotation mark is never closed.`;
    case 'cut-off':
      return `Line ${line}: the file ends within this transaction. Download it again.`;
    case 'too-many-columns':
      return `Line ${line}: there are more than ${MOST_COLUMNS} columns.`;
    case 'too-long':
      return `Line ${line}: a column has more than ${LONGEST_CELL.toLocaleString('en-US')} characters.`;
    case 'too-many-words':
      return `Line ${line}: the description has more than ${MOST_WORDS} words.`;
  }
}

const COLUMN_NAMES: Readonly<Record<ColumnName, string>> = {
  date: 'date',
  description: 'description',
  amount: 'amount',
  debit: 'money out',
  credit: 'money in',
  mcc: 'merchant category code',
  category: 'category',
  type: 'type',
};

const UNUSABLE: Readonly<Record<Unusable, string>> = {
  'no-lines':
    'The file has no transactions. Choose other months where your bank offers the download.',
  investments: 'These are investments, not purchases. Download the statement of a card.',
  currency: 'This account is not in US dollars, and only dollars are counted.',
  'too-many': 'There are too many lines to show. Export fewer months at once.',
  'too-long': 'Every line of the file is longer than those of a statement. Choose another file.',
};

/** One sentence about how far a file was understood. */
export function describeStatement(result: UnderstoodStatement): string {
  switch (result.kind) {
    case 'empty':
      return 'The file has no lines.';
    case 'unusable':
      return UNUSABLE[result.why];
    case 'columns-missing': {
      const names = result.columns.map((column) => COLUMN_NAMES[column]).join(', ');
      return `No column was recognized for: ${names}. Choose the columns yourself.`;
    }
    case 'statement': {
      const { lines, problems } = result.statement;
      const read = lines.length === 1 ? '1 line was read' : `${lines.length} lines were read`;
      return problems.length === 0 ? `${read}.` : `${read}, ${problems.length} could not be.`;
    }
  }
}

/** Why a line is not counted as spending. */
export function describeExclusion(why: Exclusion): string {
  switch (why) {
    case 'payment':
      return 'A payment of the card, not spending.';
    case 'transfer':
      return 'A transfer or the payment of another card: the spending is on that one.';
    case 'fee':
      return 'A fee of the bank: it earns nothing.';
    case 'interest':
      return 'Interest: it earns nothing.';
    case 'cash':
      return 'Cash or the like: it earns nothing.';
    case 'reward':
      return 'A credit or cash back of the bank: it lowers no spending.';
    case 'income':
      return 'Money received, not spending.';
    case 'skipped':
      return 'Never charged, or counted elsewhere.';
    case 'unknown':
      return 'A check, an unknown payee, or foreign money: choose a sub-category if you spent it.';
  }
}
