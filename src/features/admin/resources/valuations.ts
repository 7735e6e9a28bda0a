import { Scale } from 'lucide-react';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { pointSystemField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'valuations',
  table: 'valuations',
  title: texts.publishedValuations,
  one: texts.valuation,
  group: 'points',
  icon: Scale,
  description: texts.whatPublicationsSayAPoint,
  fields: [
    pointSystemField(),
    text('publisher', texts.publisher, { isRequired: true }),
    number('value', texts.value, {
      isRequired: true,
      digits: 4,
      max: 999_999,
      hint: texts.usCentsPerPoint,
    }),
    date('published_on', texts.publishedOn, { isRequired: true }),
  ],
  columns: ['point_system_id', 'publisher', 'value', 'published_on', 'verified_on', 'confidence'],
  nameBy: ['point_system_id', 'publisher', 'published_on'],
  search: ['publisher', 'point_system_id'],
  filters: ['point_system_id', 'confidence'],
  order: 'point_system_id',
});
