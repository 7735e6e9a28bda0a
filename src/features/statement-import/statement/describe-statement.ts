import type { ColumnName } from './columns.ts';
import type { Unusable } from './format-rows.ts';
import type { Exclusion } from './line-kind.ts';
import * as texts from './texts.ts';
import type { LineProblem, UnderstoodStatement } from './understand-statement.ts';

/** One sentence about a line that could not be read. */
export function describeLineProblem({ line, reason, found }: LineProblem): string {
  const what = found === '' ? 'nothing' : `“${found}”`;
  switch (reason) {
    case 'date':
      return texts.lineExpectedADateFound(line, what);
    case 'amount':
      return texts.lineExpectedAnAmountFound(line, what);
    case 'description':
      return texts.lineThereIsNoDescription(line);
    case 'missing-cells':
      return texts.lineThereAreFewerColumns(line);
    case 'open-quote':
      return texts.lineAQuotationMarkIs(line);
    case 'cut-off':
      return texts.lineTheFileEndsWithin(line);
  }
}

const COLUMN_NAMES: Readonly<Record<ColumnName, string>> = {
  date: 'date',
  description: texts.description,
  amount: 'amount',
  debit: texts.moneyOut,
  credit: texts.moneyIn,
  mcc: texts.merchantCategoryCode,
  category: 'category',
  type: 'type',
};

const UNUSABLE: Readonly<Record<Unusable, string>> = {
  'no-lines': texts.theFileHasNoTransactions,
  investments: texts.theseAreInvestmentsNotPurchases,
  currency: texts.accountIsNotInDollars,
};

/** One sentence about how far a file was understood. */
export function describeStatement(result: UnderstoodStatement): string {
  switch (result.kind) {
    case 'empty':
      return texts.theFileHasNoLines;
    case 'unusable':
      return UNUSABLE[result.why];
    case 'columns-missing': {
      const names = result.columns.map((column) => COLUMN_NAMES[column]).join(', ');
      return texts.noColumnWasRecognizedFor(names);
    }
    case 'statement': {
      const { lines, problems } = result.statement;
      const read = lines.length === 1 ? texts.lineWasRead : texts.linesWereRead(lines.length);
      return problems.length === 0 ? `${read}.` : texts.couldNotBe(read, problems.length);
    }
  }
}

/** Why a line is not counted as spending. */
export function describeExclusion(why: Exclusion): string {
  switch (why) {
    case 'payment':
      return texts.aPaymentOfTheCard;
    case 'transfer':
      return texts.aTransferOrThePayment;
    case 'fee':
      return texts.aFeeOrInterestIt;
    case 'cash':
      return texts.cashOrTheLikeIt;
    case 'income':
      return texts.moneyReceivedNotSpending;
  }
}
