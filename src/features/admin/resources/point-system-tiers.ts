import { Medal } from 'lucide-react';
import { dates } from '../machine/create-date-fields.ts';
import { money, number } from '../machine/create-number-fields.ts';
import { companyField, pointSystemField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'point-system-tiers',
  table: 'point_system_tiers',
  title: texts.pointSystemTiers,
  one: texts.tier,
  group: 'points',
  icon: Medal,
  description: texts.relationshipAndStatusTiersThat,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    pointSystemField(),
    companyField(texts.issuer, { hint: texts.onlyCardsOfThisIssuer }),
    number('earn_bonus_percent', texts.earningBonus, { isRequired: true, digits: 4, max: 9999 }),
    money('min_balance_cents', texts.minimumBalance, { max: 10_000_000_000 }),
    dates('valid_during', texts.validDuring),
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
