import { Wallet } from 'lucide-react';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'wallet-setups',
  table: 'wallet_setups',
  title: 'Wallet setups',
  one: 'wallet setup',
  group: 'content',
  icon: Wallet,
  description: 'Curated combinations of cards, and the idea behind each.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    lines('idea', 'Idea', { isRequired: true, max: 500 }),
  ],
  columns: ['name', 'slug', 'idea', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'idea'],
  order: 'name',
  needsSource: false,
  parts: [{ path: 'wallet-setup-cards', by: 'wallet_setup_id' }],
});
