import { WalletCards } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'wallet-setup-cards',
  table: 'wallet_setup_cards',
  title: texts.cardsOfSetups,
  one: texts.cardOfASetup,
  group: 'content',
  icon: WalletCards,
  description: texts.whichCardsAWalletSetup,
  fields: [
    relation(
      'wallet_setup_id',
      texts.walletSetup,
      { table: 'wallet_setups', label: 'name' },
      { isRequired: true },
    ),
    cardField,
    number('position', texts.position, { isRequired: true, initial: '1', max: 32_767 }),
  ],
  columns: ['wallet_setup_id', 'credit_card_id', 'position', 'verified_on', 'confidence'],
  nameBy: ['wallet_setup_id', 'credit_card_id'],
  search: ['wallet_setup_id', 'credit_card_id'],
  filters: ['wallet_setup_id', 'credit_card_id'],
  order: 'wallet_setup_id',
  needsSource: false,
});
