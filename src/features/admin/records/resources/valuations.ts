import { Scale } from 'lucide-react';
import { date } from '@/lib/fields/date-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { pointSystemField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

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
