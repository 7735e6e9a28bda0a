import { ShoppingBag } from 'lucide-react';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { merchantCodes, names, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'merchants',
  table: 'merchants',
  title: 'Merchants',
  one: 'merchant',
  group: 'spending',
  icon: ShoppingBag,
  description: 'Shops, with the sub-category that a purchase there is likely to count as.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    names('aliases', 'Other names'),
    relation(
      'sub_category_id',
      'Sub-category',
      { table: 'sub_categories', label: 'name' },
      { isRequired: true },
    ),
    merchantCodes('Likely merchant category codes'),
    lines('note', 'Note', { max: 500 }),
    text('website_domain', 'Domain', {
      max: 253,
      pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      shape: 'Write it as example.com.',
    }),
  ],
  columns: [
    'name',
    'sub_category_id',
    'aliases',
    'mcc_codes',
    'website_domain',
    'verified_on',
    'confidence',
  ],
  nameBy: ['name'],
  search: ['name', 'slug', 'aliases', 'website_domain'],
  filters: ['sub_category_id', 'confidence'],
  order: 'name',
});
