import { Scale } from 'lucide-react';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { pointSystemField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { text } from '../machine/create-text-fields.ts';

export const resource = defineResource({
  path: 'valuations',
  table: 'valuations',
  title: 'Published valuations',
  one: 'valuation',
  group: 'points',
  icon: Scale,
  description: 'What publications say a point is worth, by date.',
  fields: [
    pointSystemField(),
    text('publisher', 'Publisher', { isRequired: true }),
    number('value', 'Value', {
      isRequired: true,
      digits: 4,
      max: 999_999,
      hint: 'US cents per point.',
    }),
    date('published_on', 'Published on', { isRequired: true }),
  ],
  columns: ['point_system_id', 'publisher', 'value', 'published_on', 'verified_on', 'confidence'],
  nameBy: ['point_system_id', 'publisher', 'published_on'],
  search: ['publisher', 'point_system_id'],
  filters: ['point_system_id', 'confidence'],
  order: 'point_system_id',
});
