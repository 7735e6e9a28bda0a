import { HandCoins } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { checkTarget, targetFields } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'spending-costs',
  table: 'spending_costs',
  title: texts.paymentCosts,
  one: texts.paymentCost,
  group: 'spending',
  icon: HandCoins,
  description: texts.whatPayeesChargeForTaking,
  fields: [
    ...targetFields,
    relation(
      'credit_card_id',
      texts.onlyWith,
      { table: 'credit_cards', label: 'name' },
      { hint: texts.theCardThatIsAn },
    ),
    number('percent', texts.percentOfThePayment, { isRequired: true, digits: 3, max: 100 }),
  ],
  columns: [
    'sub_category_id',
    'credit_card_id',
    'percent',
    'category_id',
    'verified_on',
    'confidence',
  ],
  nameBy: ['category_id', 'sub_category_id', 'credit_card_id'],
  search: ['category_id', 'sub_category_id', 'credit_card_id'],
  filters: ['category_id', 'sub_category_id', 'credit_card_id', 'confidence'],
  order: 'sub_category_id',
  check: checkTarget,
});
