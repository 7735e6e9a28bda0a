import { PlaneTakeoff } from 'lucide-react';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { link, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'alliances',
  table: 'alliances',
  title: 'Alliances',
  one: 'alliance',
  group: 'issuers',
  icon: PlaneTakeoff,
  description: 'Alliances of airlines.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    link('website_url', 'Website'),
    lines('other_airlines', 'Other airlines', {
      max: 1000,
      whenEmpty: '',
      hint: 'Members that are no companies here, separated by commas.',
    }),
  ],
  columns: ['name', 'slug', 'website_url', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'name',
  needsSource: false,
  parts: [{ path: 'companies', by: 'alliance_id' }],
});
