import { Landmark } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { link, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

const twoLetters = { pattern: /^[A-Z]{2}$/, shape: 'Use two capital letters, such as US.' };

export const resource = defineResource({
  path: 'companies',
  table: 'companies',
  title: 'Companies',
  one: 'company',
  group: 'issuers',
  icon: Landmark,
  description:
    'Banks, credit unions, airlines, hotels, networks and retailers; issuers of cards first.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    choice('kind', 'Kind', [
      'bank',
      'credit_union',
      'airline',
      'hotel',
      'network',
      'retailer',
      'other',
    ]),
    relation('alliance_id', 'Alliance', { table: 'alliances', label: 'name' }),
    text('country', 'Country', twoLetters),
    text('state', 'State', twoLetters),
    text('city', 'City'),
    link('website_url', 'Website'),
    link('preapproval_url', 'Preapproval page', {
      pattern: /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/u,
      shape: 'Begin the address with https://.',
      hint: 'For issuers: shows offers of personal cards without a hard pull.',
    }),
    number('charter_number', 'Charter number', {
      min: 1,
      hint: 'For credit unions: the charter number of the National Credit Union Administration.',
    }),
    number('members_count', 'Members'),
    money('assets_cents', 'Assets', { max: 1_000_000_000_000_000 }),
  ],
  columns: ['name', 'kind', 'alliance_id', 'city', 'state', 'country', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  filters: ['kind', 'alliance_id', 'confidence'],
  order: 'name',
  // Nearly all are credit unions, and few of those issue a card of the catalog.
  ledBy: { credit_cards: 'company_id' },
  needsSource: false,
  check: (texts) =>
    texts['kind'] === 'credit_union'
      ? {}
      : Object.fromEntries(
          ['charter_number', 'members_count', 'assets_cents']
            .filter((name) => (texts[name] ?? '') !== '')
            .map((name) => [name, 'Only credit unions have this.']),
        ),
});
