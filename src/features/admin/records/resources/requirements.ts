import { IdCard } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { money } from '@/lib/fields/number-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'requirements',
  table: 'requirements',
  title: 'Requirements',
  one: 'requirement',
  group: 'issuers',
  icon: IdCard,
  description: 'What a cardholder must have: a membership, an account, an invitation.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    choice('kind', 'Kind', [
      'membership',
      'bank_relationship',
      'employment',
      'status',
      'invitation',
      'business',
    ]),
    money('annual_cost_cents', 'Cost a year', { isRequired: true, initial: '0' }),
    lines('description', 'Description', { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'kind', 'annual_cost_cents', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'description'],
  filters: ['kind', 'confidence'],
  order: 'name',
  parts: [{ path: 'credit-card-requirements', by: 'requirement_id' }],
});
