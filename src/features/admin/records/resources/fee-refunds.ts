import { Undo2 } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { lines } from '@/lib/fields/text-fields.ts';
import { companyField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'fee-refunds',
  table: 'fee_refunds',
  title: 'Fee refunds',
  one: 'fee refund',
  group: 'issuers',
  icon: Undo2,
  description: 'How long after an annual fee posts closing the card still refunds it.',
  fields: [
    companyField('Issuer', { isRequired: true }),
    number('days_after_posting', 'Days after posting', {
      isRequired: true,
      max: 32_767,
      hint: '0: never.',
    }),
    lines('notes', 'Notes', { max: 500 }),
  ],
  columns: ['company_id', 'days_after_posting', 'notes', 'verified_on', 'confidence'],
  nameBy: ['company_id'],
  search: ['company_id', 'notes'],
  filters: ['confidence'],
  order: 'company_id',
});
