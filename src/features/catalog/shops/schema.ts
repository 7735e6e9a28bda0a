import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';

/** A member's correction: the kind of purchase at a shop, which holds from then on. */
export const shopCorrection = defineRecord('shop_corrections', 'Shops you corrected', [
  /** The shop by its `merchantKey`. */
  text('shop', 'Shop', { isRequired: true }),
  /** Null if its lines on statements are not spending. */
  relation('sub_category_id', 'Counts as', { table: 'sub_categories', label: 'name' }),
  createdAt,
]);
export type ShopCorrection = RecordOf<typeof shopCorrection>;
