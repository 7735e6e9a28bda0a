import { Undo2 } from 'lucide-react';
import { number } from '../machine/create-number-fields.ts';
import { companyField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'fee-refunds',
  table: 'fee_refunds',
  title: texts.feeRefunds,
  one: texts.feeRefund,
  group: 'issuers',
  icon: Undo2,
  description: texts.howLongAfterAnAnnual,
  fields: [
    companyField(texts.issuer, { isRequired: true }),
    number('days_after_posting', texts.daysAfterPosting, {
      isRequired: true,
      max: 32_767,
      hint: texts.never,
    }),
    lines('notes', texts.notes, { max: 500 }),
  ],
  columns: ['company_id', 'days_after_posting', 'notes', 'verified_on', 'confidence'],
  nameBy: ['company_id'],
  search: ['company_id', 'notes'],
  filters: ['confidence'],
  order: 'company_id',
});
