import { benefitKindLabels, benefitKinds } from '@contract/benefit-kinds.ts';
import { Gift } from 'lucide-react';
import { choice } from '../machine/create-choice-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'benefits',
  table: 'benefits',
  title: texts.benefits,
  one: texts.benefit,
  group: 'cards',
  icon: Gift,
  description: texts.kindsOfBenefitWhatEach,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    choice('kind', texts.kind, benefitKinds, { labels: benefitKindLabels }),
    lines('description', texts.description, { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'kind', 'description', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'description'],
  filters: ['kind', 'confidence'],
  order: 'name',
  parts: [{ path: 'credit-card-benefits', by: 'benefit_id' }],
});
