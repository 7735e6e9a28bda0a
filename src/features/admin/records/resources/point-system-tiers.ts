import { Medal } from 'lucide-react';
import { dates } from '@/lib/fields/date-range-fields.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { companyField, pointSystemField, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'point-system-tiers',
  table: 'point_system_tiers',
  title: 'Point-system tiers',
  one: 'tier',
  group: 'points',
  icon: Medal,
  description: 'Relationship and status tiers that raise what a card earns.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    pointSystemField(),
    companyField('Issuer', { hint: 'Only cards of this issuer earn the bonus.' }),
    number('earn_bonus_percent', 'Earning bonus, %', { isRequired: true, digits: 4, max: 9999 }),
    money('min_balance_cents', 'Minimum balance', { max: 10_000_000_000 }),
    dates('valid_during', 'Valid during'),
  ],
  columns: [
    'name',
    'point_system_id',
    'company_id',
    'earn_bonus_percent',
    'min_balance_cents',
    'valid_during',
    'verified_on',
    'confidence',
  ],
  nameBy: ['name'],
  search: ['name', 'slug', 'point_system_id', 'company_id'],
  filters: ['point_system_id', 'company_id', 'confidence'],
  order: 'name',
});
