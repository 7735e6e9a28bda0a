import { date } from '@/lib/fields/date-fields.ts';
import { defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';

const required = { isRequired: true } as const;
const benefit = { table: 'credit_card_benefits', label: 'name' } as const;

/** Use of a held card's benefit in the period that starts on a given day. */
export const benefitUse = defineRecord('benefit_uses', 'Benefit uses', [
  ownRow('member_card_id', 'Card', required),
  relation('credit_card_benefit_id', 'Benefit', benefit, required),
  date('period_starts_on', 'Period from', required),
  money('used_cents', 'Used', required),
  number('used_count', 'Times used', required),
]);
export type BenefitUseRow = RecordOf<typeof benefitUse>;
