import { Landmark } from 'lucide-react';
import { choice, relation } from '../machine/create-choice-fields.ts';
import { money, number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { link, slug, text } from '../machine/create-text-fields.ts';
import * as messages from './texts.ts';

const twoLetters = { pattern: /^[A-Z]{2}$/, shape: messages.useTwoCapitalLettersSuch };

export const resource = defineResource({
  path: 'companies',
  table: 'companies',
  title: messages.companies,
  one: messages.company,
  group: 'issuers',
  icon: Landmark,
  description: messages.banksCreditUnionsAirlinesHotels,
  fields: [
    text('name', messages.name, { isRequired: true }),
    slug(),
    choice('kind', messages.kind, [
      'bank',
      'credit_union',
      'airline',
      'hotel',
      'network',
      'retailer',
      'other',
    ]),
    relation('alliance_id', messages.allianceLabel, { table: 'alliances', label: 'name' }),
    text('country', messages.country, twoLetters),
    text('state', messages.state, twoLetters),
    text('city', messages.city),
    link('website_url', messages.website),
    number('charter_number', messages.charterNumber, {
      min: 1,
      hint: messages.ofCreditUnionsTheNumber,
    }),
    number('members_count', messages.members),
    money('assets_cents', messages.assets, { max: 1_000_000_000_000_000 }),
  ],
  columns: ['name', 'kind', 'alliance_id', 'city', 'state', 'country', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  filters: ['kind', 'alliance_id', 'confidence'],
  order: 'name',
  needsSource: false,
  check: (texts) =>
    texts['kind'] === 'credit_union'
      ? {}
      : Object.fromEntries(
          ['charter_number', 'members_count', 'assets_cents']
            .filter((name) => (texts[name] ?? '') !== '')
            .map((name) => [name, messages.onlyCreditUnionsHaveThis]),
        ),
});
