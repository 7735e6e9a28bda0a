import * as z from 'zod/mini';

/** A product in a wallet; `member_card_id` where it stands for a card that is held. */
export const walletCardSchema = z.object({
  id: z.uuid(),
  wallet_id: z.uuid(),
  credit_card_id: z.number(),
  member_card_id: z.nullable(z.uuid()),
  position: z.number(),
  revision: z.number(),
});
export type WalletCard = z.infer<typeof walletCardSchema>;

/** A named set of cards. */
export const walletSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  notes: z.nullable(z.string()),
  position: z.number(),
  revision: z.number(),
  created_at: z.string(),
});
export type Wallet = z.infer<typeof walletSchema>;
