import { Wallet } from 'lucide-react';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'wallet-setups',
  table: 'wallet_setups',
  title: texts.walletSetups,
  one: texts.walletSetupLower,
  group: 'content',
  icon: Wallet,
  description: texts.curatedCombinationsOfCardsAnd,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    lines('idea', texts.idea, { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'slug', 'idea', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'idea'],
  order: 'name',
  needsSource: false,
  parts: [{ path: 'wallet-setup-cards', by: 'wallet_setup_id' }],
});
