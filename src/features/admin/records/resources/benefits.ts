import { benefitKindLabels, benefitKinds } from '@contract/benefit-kinds.ts';
import { Gift } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'benefits',
  table: 'benefits',
  title: 'Benefits',
  one: 'benefit',
  group: 'cards',
  icon: Gift,
  description: 'Kinds of benefits; a card benefit is what one card gives.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    choice('kind', 'Kind', benefitKinds, { labels: benefitKindLabels }),
    lines('description', 'Description', { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'kind', 'description', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'description'],
  filters: ['kind', 'confidence'],
  order: 'name',
  parts: [{ path: 'credit-card-benefits', by: 'benefit_id' }],
});
