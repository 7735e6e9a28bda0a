import { CreditCard } from 'lucide-react';
import {
  annualFee,
  baseRate,
  cardName,
  countsToward524,
  firstYearFee,
  foreignFee,
  isBusiness,
  isChargeCard,
  network,
} from '@/features/catalog/card-columns/schema.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { text } from '@/lib/fields/text-fields.ts';
import {
  color,
  companyField,
  link,
  pointSystemField,
  slug,
} from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

/** The database stores the credit with its source and confidence, or none of these. */
function checkCredit(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  const basis = ['credit_source', 'credit_confidence'];
  if (has('credit_needed')) {
    return Object.fromEntries(
      basis.filter((name) => !has(name)).map((name) => [name, 'The credit needed asks for this.']),
    );
  }
  return Object.fromEntries(
    [...basis, 'credit_source_url', 'credit_verified_on']
      .filter(has)
      .map((name) => [name, 'Choose the credit above, or leave this empty.']),
  );
}

export const resource = defineResource({
  path: 'credit-cards',
  table: 'credit_cards',
  title: 'Credit cards',
  one: 'credit card',
  group: 'cards',
  icon: CreditCard,
  description: 'Every card, with its fees, its base rate and what it unlocks.',
  fields: [
    cardName,
    slug(),
    companyField('Issuer', { isRequired: true }),
    network,
    pointSystemField(),
    baseRate,
    annualFee,
    firstYearFee,
    foreignFee,
    text('product_family', 'Product family', {
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      shape: 'Use lower-case words joined by hyphens.',
    }),
    isBusiness,
    isChargeCard,
    flag('unlocks_transfers', 'Unlocks transfers'),
    flag('needs_unlock', 'Needs another card to transfer'),
    countsToward524,
    flag('opened_to_new', 'Open to new', { initial: 'true' }),
    date('discontinued_on', 'Discontinued on'),
    link('website_url', 'Website'),
    choice('material', 'Material', ['metal', 'plastic'], {
      isRequired: false,
      hint: 'Leave empty if unknown.',
    }),
    choice('credit_needed', 'Credit needed', ['none', 'fair', 'good', 'excellent'], {
      isRequired: false,
      hint: 'Leave empty if unknown; otherwise it needs its own source and confidence.',
    }),
    text('credit_source', 'Source of the credit needed', { max: 2000 }),
    link('credit_source_url', 'Address of that source'),
    date('credit_verified_on', 'Credit needed checked on'),
    choice('credit_confidence', 'Confidence in the credit needed', ['high', 'medium', 'low'], {
      isRequired: false,
    }),
    color('art_primary_hex', 'First color', { initial: '#64748b' }),
    color('art_secondary_hex', 'Second color', { initial: '#334155' }),
  ],
  columns: [
    'name',
    'company_id',
    'network',
    'point_system_id',
    'annual_fee_cents',
    'base_rate',
    'is_business',
    'opened_to_new',
    'verified_on',
    'confidence',
  ],
  nameBy: ['name'],
  search: ['name', 'slug', 'company_id'],
  filters: ['company_id', 'point_system_id', 'network', 'opened_to_new', 'confidence'],
  order: 'name',
  check: checkCredit,
  parts: [
    { path: 'category-points', by: 'credit_card_id' },
    { path: 'linked-rates', by: 'credit_card_id' },
    { path: 'spending-caps', by: 'credit_card_id' },
    { path: 'card-choices', by: 'credit_card_id' },
    { path: 'credit-card-benefits', by: 'credit_card_id' },
    { path: 'signup-bonuses', by: 'credit_card_id' },
    { path: 'credit-card-rules', by: 'credit_card_id' },
    { path: 'credit-card-requirements', by: 'credit_card_id' },
    { path: 'product-changes', by: 'from_credit_card_id' },
    { path: 'spending-costs', by: 'credit_card_id' },
  ],
});
