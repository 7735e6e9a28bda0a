import { ReceiptText } from 'lucide-react';
import { relation } from '@/lib/fields/relation-fields.ts';
import { checkTarget, targetFields } from '@/features/catalog/card-columns/schema.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'benefit-spending',
  table: 'benefit_spending',
  title: 'Benefit spending',
  one: 'benefit spending',
  group: 'cards',
  icon: ReceiptText,
  description: 'Spending a credit covers; a credit without a row does not depend on spending.',
  fields: [
    relation(
      'credit_card_benefit_id',
      'Card benefit',
      // Several cards give a benefit of the same name; the slug says whose it is.
      { table: 'credit_card_benefits', label: 'slug' },
      { isRequired: true },
    ),
    ...targetFields,
  ],
  columns: [
    'credit_card_benefit_id',
    'category_id',
    'sub_category_id',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_benefit_id', 'category_id', 'sub_category_id'],
  search: ['credit_card_benefit_id', 'category_id', 'sub_category_id'],
  filters: ['category_id', 'sub_category_id', 'confidence'],
  order: 'credit_card_benefit_id',
  check: checkTarget,
});
