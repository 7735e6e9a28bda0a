import type { ColumnMapping } from '@/domain/statement/columns.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import type { ReadAs } from './schema.ts';

/** The form's fields as the browser has them: indexes as text, the empty text for none. */
export type ColumnChoice = Record<
  Exclude<keyof ColumnMapping, 'type'> | 'sign' | 'dateOrder',
  string
>;

type CheckedChoice =
  | { readonly kind: 'complete'; readonly reading: Reading }
  | { readonly kind: 'incomplete'; readonly message: string };

const textOf = (column: number | null) => (column === null ? '' : String(column));
const columnOf = (text: string) => (text === '' ? null : Number(text));

export function toColumnChoice(reading: ReadAs | null): ColumnChoice {
  const { mapping } = reading ?? {};
  return {
    skipRows: String(mapping?.skipRows ?? 1),
    date: textOf(mapping?.date ?? null),
    description: textOf(mapping?.description ?? null),
    amount: textOf(mapping?.amount ?? null),
    debit: textOf(mapping?.debit ?? null),
    credit: textOf(mapping?.credit ?? null),
    mcc: textOf(mapping?.mcc ?? null),
    category: textOf(mapping?.category ?? null),
    sign: reading?.sign ?? '',
    dateOrder: reading?.dateOrder ?? '',
  };
}

/** A file needs a date, a description, and either signed amounts or money out in a column of its own. */
export function checkColumnChoice(choice: ColumnChoice): CheckedChoice {
  const [date, description] = [columnOf(choice.date), columnOf(choice.description)];
  const [amount, debit] = [columnOf(choice.amount), columnOf(choice.debit)];
  if (date === null) return { kind: 'incomplete', message: 'Choose the date column.' };
  if (description === null) {
    return { kind: 'incomplete', message: 'Choose the description column.' };
  }
  if (amount === null && debit === null) {
    return { kind: 'incomplete', message: 'Choose the amount column, or the money-out column.' };
  }
  const { sign, dateOrder } = choice;
  return {
    kind: 'complete',
    reading: {
      mapping: {
        skipRows: Number(choice.skipRows),
        date,
        description,
        amount,
        debit: amount === null ? debit : null,
        credit: amount === null ? columnOf(choice.credit) : null,
        mcc: columnOf(choice.mcc),
        category: columnOf(choice.category),
        type: null,
      },
      ...((sign === 'spend-positive' || sign === 'spend-negative') && { sign }),
      ...((dateOrder === 'month-first' || dateOrder === 'day-first') && { dateOrder }),
    },
  };
}
