import { IdCard } from 'lucide-react';
import { choice } from '../machine/create-choice-fields.ts';
import { money } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'requirements',
  table: 'requirements',
  title: texts.requirements,
  one: texts.requirementLower,
  group: 'issuers',
  icon: IdCard,
  description: texts.whatOneMustHaveTo,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    choice('kind', texts.kind, [
      'membership',
      'bank_relationship',
      'employment',
      'status',
      'invitation',
      'business',
    ]),
    money('annual_cost_cents', texts.costAYear, { isRequired: true, initial: '0' }),
    lines('description', texts.description, { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'kind', 'annual_cost_cents', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'description'],
  filters: ['kind', 'confidence'],
  order: 'name',
  parts: [{ path: 'credit-card-requirements', by: 'requirement_id' }],
});
