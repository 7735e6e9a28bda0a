import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';
import { name, note } from '@/lib/fields/text-fields.ts';

const required = { isRequired: true } as const;
const position = number('position', 'Position', required);

/** A product in a wallet; `member_card_id` is set if it represents a held card. */
export const walletCard = defineRecord('wallet_cards', 'Cards in wallets', [
  ownRow('wallet_id', 'Wallet', required),
  relation('credit_card_id', 'Card', { table: 'credit_cards', label: 'name' }, required),
  ownRow('member_card_id', 'My card', {}),
  position,
]);
export type WalletCard = RecordOf<typeof walletCard>;

export const walletName = name('wallet', 100);

export const wallet = defineRecord('wallets', 'Wallets', [
  walletName,
  note('notes', 'Notes'),
  position,
  createdAt,
]);
export type Wallet = RecordOf<typeof wallet>;
