import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { money } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';
import { note } from '@/lib/fields/text-fields.ts';
import { USUAL_LARGEST } from '@/lib/parse-dollars.ts';

const required = { isRequired: true } as const;

export const amount = money('amount_cents', 'Amount, dollars', {
  ...required,
  ...{ min: 1, max: USUAL_LARGEST, problem: 'Enter an amount such as 42.50.' },
});
export const paidOn = date('made_on', 'Paid on', {
  ...required,
  problem: 'Enter a day between 1900 and 2199.',
});
export const paidWith = ownRow('member_card_id', 'Paid with', required);
export const countsAs = relation('sub_category_id', 'Counts as', {
  table: 'sub_categories',
  label: 'name',
});

/** A purchase a member paid with one of their cards. */
export const purchase = defineRecord('purchases', 'Purchases', [
  paidWith,
  amount,
  paidOn,
  countsAs,
  /** Credit of the card that covers it, up to the credit's amount. */
  relation('credit_card_benefit_id', 'Credit', { table: 'credit_card_benefits', label: 'name' }),
  /** The shop by its name. */
  note('merchant', 'Shop'),
  note('notes', 'Notes'),
  /** Digest of the statement line it came from; null for those of others and those logged by hand. */
  ownRow('import_key', 'Line of a statement', { isLater: true }),
  createdAt,
]);
export type PurchaseRow = RecordOf<typeof purchase>;
