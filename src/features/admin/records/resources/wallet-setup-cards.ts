import { WalletCards } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { cardField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'wallet-setup-cards',
  table: 'wallet_setup_cards',
  title: 'Cards of setups',
  one: 'card of a setup',
  group: 'content',
  icon: WalletCards,
  description: 'Which cards a wallet setup consists of, in their order.',
  fields: [
    relation(
      'wallet_setup_id',
      'Wallet setup',
      { table: 'wallet_setups', label: 'name' },
      { isRequired: true },
    ),
    cardField,
    number('position', 'Position', { isRequired: true, initial: '1', max: 32_767 }),
  ],
  columns: ['wallet_setup_id', 'credit_card_id', 'position', 'verified_on', 'confidence'],
  nameBy: ['wallet_setup_id', 'credit_card_id'],
  search: ['wallet_setup_id', 'credit_card_id'],
  filters: ['wallet_setup_id', 'credit_card_id'],
  order: 'wallet_setup_id',
  needsSource: false,
});
