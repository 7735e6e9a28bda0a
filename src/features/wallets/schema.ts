import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A product in a wallet; `member_card_id` is set if it represents a held card. */
export const walletCardSchema = s.object({
  id: s.uuid(),
  wallet_id: s.uuid(),
  credit_card_id: s.number(),
  member_card_id: s.nullable(s.uuid()),
  position: s.number(),
  revision: s.number(),
});
export type WalletCard = ShapeOf<typeof walletCardSchema>;

export const walletSchema = s.object({
  id: s.uuid(),
  name: s.string(),
  notes: s.nullable(s.string()),
  position: s.number(),
  revision: s.number(),
  created_at: s.string(),
});
export type Wallet = ShapeOf<typeof walletSchema>;
