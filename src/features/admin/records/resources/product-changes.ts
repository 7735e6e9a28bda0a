import { Replace } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { maybe } from '@/lib/fields/flag-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { lines } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

const card = { table: 'credit_cards', label: 'name' } as const;

export const resource = defineResource({
  path: 'product-changes',
  table: 'product_changes',
  title: 'Product changes',
  one: 'product change',
  group: 'cards',
  icon: Replace,
  description: 'Cards that an issuer changes into another one without a new application.',
  fields: [
    relation('from_credit_card_id', 'From', card, { isRequired: true }),
    relation('to_credit_card_id', 'To', card, { isRequired: true }),
    choice('kind', 'Kind', ['upgrade', 'downgrade', 'sidegrade']),
    number('min_months_open', 'Months open before', {
      max: 32_767,
      hint: 'Leave empty if unknown.',
    }),
    maybe('keeps_points', 'Points stay', { hint: 'Not set: not known.' }),
    lines('notes', 'Notes', { max: 500 }),
  ],
  columns: [
    'from_credit_card_id',
    'to_credit_card_id',
    'kind',
    'min_months_open',
    'keeps_points',
    'verified_on',
    'confidence',
  ],
  nameBy: ['from_credit_card_id', 'to_credit_card_id'],
  search: ['from_credit_card_id', 'to_credit_card_id'],
  filters: ['from_credit_card_id', 'to_credit_card_id', 'kind', 'confidence'],
  order: 'from_credit_card_id',
  check: ({ from_credit_card_id: from, to_credit_card_id: to }) =>
    from !== '' && from === to ? { to_credit_card_id: 'Choose another card.' } : {},
});
