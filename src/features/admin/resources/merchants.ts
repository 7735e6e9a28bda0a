import { ShoppingBag } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { merchantCodes, names } from '../machine/list-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'merchants',
  table: 'merchants',
  title: texts.merchants,
  one: texts.merchant,
  group: 'spending',
  icon: ShoppingBag,
  description: texts.shopsWithTheSubCategory,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    names('aliases', texts.otherNames),
    relation(
      'sub_category_id',
      texts.subCategory,
      { table: 'sub_categories', label: 'name' },
      { isRequired: true },
    ),
    merchantCodes(texts.likelyMerchantCategoryCodes),
    lines('note', texts.note, { max: 500 }),
    text('website_domain', texts.domain, {
      max: 253,
      pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      shape: texts.writeItAsExampleCom,
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
