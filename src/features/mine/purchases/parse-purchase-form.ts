import { isKeptDay } from '@contract/date-range.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { PurchaseRow } from './schema.ts';

/** Typed values of the purchase form. */
export type PurchaseTexts = {
  readonly amount: string;
  readonly madeOn: string;
  readonly memberCardId: string;
  readonly subCategoryId: string;
};

export type PurchaseErrors = { readonly amount?: string; readonly madeOn?: string };

type ReadPurchase =
  | { readonly kind: 'values'; readonly values: RowValues<PurchaseRow> }
  | { readonly kind: 'errors'; readonly errors: PurchaseErrors };

export function printPurchase(row: PurchaseRow): PurchaseTexts {
  return {
    amount: String(row.amount_cents / 100),
    madeOn: row.made_on,
    memberCardId: row.member_card_id,
    subCategoryId: String(row.sub_category_id ?? ''),
  };
}

/** A change of card drops the previous card's credit. */
export function readPurchase(row: PurchaseRow, texts: PurchaseTexts): ReadPurchase {
  const cents = parseDollars(texts.amount);
  const isDay = isKeptDay(texts.madeOn);
  if (!cents || !isDay) {
    return {
      kind: 'errors',
      errors: {
        ...(!cents && { amount: 'Enter an amount such as 42.50.' }),
        ...(!isDay && { madeOn: 'Enter a day between 1900 and 2199.' }),
      },
    };
  }
  const isSameCard = texts.memberCardId === row.member_card_id;
  return {
    kind: 'values',
    values: {
      amount_cents: cents,
      made_on: texts.madeOn,
      member_card_id: texts.memberCardId,
      sub_category_id: texts.subCategoryId === '' ? null : Number(texts.subCategoryId),
      credit_card_benefit_id: isSameCard ? row.credit_card_benefit_id : null,
    },
  };
}
