import { Replace } from 'lucide-react';
import { choice, maybe, relation } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

const card = { table: 'credit_cards', label: texts.nameLower } as const;

export const resource = defineResource({
  path: 'product-changes',
  table: 'product_changes',
  title: texts.productChanges,
  one: texts.productChange,
  group: 'cards',
  icon: Replace,
  description: texts.whichCardAnIssuerTurns,
  fields: [
    relation('from_credit_card_id', texts.from, card, { isRequired: true }),
    relation('to_credit_card_id', texts.to, card, { isRequired: true }),
    choice('kind', texts.kind, ['upgrade', 'downgrade', 'sidegrade']),
    number('min_months_open', texts.monthsOpenBefore, {
      max: 32_767,
      hint: texts.emptyWhereItIsNot,
    }),
    maybe('keeps_points', texts.pointsStay, { hint: texts.notSetNotKnown }),
    lines('notes', texts.notes, { max: 500 }),
  ],
  columns: [
    'from_credit_card_id',
    'to_credit_card_id',
    'kind',
    'min_months_open',
    'keeps_points',
    'verified_on',
    'confidence',
  ],
  nameBy: ['from_credit_card_id', 'to_credit_card_id'],
  search: ['from_credit_card_id', 'to_credit_card_id'],
  filters: ['from_credit_card_id', 'to_credit_card_id', 'kind', 'confidence'],
  order: 'from_credit_card_id',
  check: ({ from_credit_card_id: from, to_credit_card_id: to }) =>
    from !== '' && from === to ? { to_credit_card_id: texts.chooseAnotherCard } : {},
});
