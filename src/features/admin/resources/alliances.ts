import { PlaneTakeoff } from 'lucide-react';
import { defineResource } from '../machine/create-resource.ts';
import { link, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'alliances',
  table: 'alliances',
  title: texts.alliances,
  one: texts.alliance,
  group: 'issuers',
  icon: PlaneTakeoff,
  description: texts.alliancesOfAirlines,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    link('website_url', texts.website),
  ],
  columns: ['name', 'slug', 'website_url', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'name',
  needsSource: false,
  parts: [{ path: 'companies', by: 'alliance_id' }],
});
