import { CreditCard } from 'lucide-react';
import { choice, flag } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { money, number, rate } from '../machine/create-number-fields.ts';
import { companyField, pointSystemField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { color, link, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'credit-cards',
  table: 'credit_cards',
  title: texts.creditCards,
  one: texts.creditCard,
  group: 'cards',
  icon: CreditCard,
  description: texts.everyCardWithItsFees,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    companyField(texts.issuer, { isRequired: true }),
    choice('network', texts.network, ['visa', 'mastercard', 'amex', 'discover', 'other']),
    pointSystemField(),
    rate('base_rate', texts.baseRate, {
      isRequired: true,
      hint: texts.pointsOrPercentForCash,
    }),
    money('annual_fee_cents', texts.annualFee, { isRequired: true, initial: '0' }),
    money('first_year_fee_cents', texts.firstYearFee, { isRequired: true, initial: '0' }),
    number('foreign_transaction_fee_percent', texts.foreignTransactionFee, {
      digits: 3,
      max: 100,
      hint: texts.emptyWhereItIsNot,
    }),
    text('product_family', texts.productFamily, {
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      shape: texts.useLowerCaseWordsJoined,
    }),
    flag('is_business', texts.business),
    flag('is_charge_card', texts.chargeCard),
    flag('unlocks_transfers', texts.unlocksTransfers),
    flag('needs_unlock', texts.needsAnotherCardToTransfer),
    flag('counts_toward_5_24', texts.countsToward, { initial: 'true' }),
    flag('opened_to_new', texts.openToNew, { initial: 'true' }),
    date('discontinued_on', texts.discontinuedOn),
    link('website_url', texts.website),
    choice('material', texts.material, ['metal', 'plastic'], {
      isRequired: false,
      hint: texts.emptyWhereItIsNot,
    }),
    color('art_primary_hex', texts.firstColor, { initial: '#64748b' }),
    color('art_secondary_hex', texts.secondColor, { initial: '#334155' }),
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
  parts: [
    { path: 'category-points', by: 'credit_card_id' },
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
