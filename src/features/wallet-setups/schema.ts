import { z } from 'zod';

/** The state of the screen, kept in its address: what the search for the best wallet may propose. */
export const walletSetupsSearchSchema = z.object({
  /** Cards in the wallet at most. */
  size: z.number().int().min(1).max(8).default(3).catch(3),
  year: z.enum(['steady', 'first']).default('steady').catch('steady'),
  business: z.enum(['allowed', 'none', 'only']).default('allowed').catch('allowed'),
  /** Dollars of fees a year at most; absent is any. */
  fees: z.number().optional().catch(undefined),
  /** True keeps every card that the member holds. */
  keep: z.boolean().default(false).catch(false),
  /** False leaves out cards that rest on a fact of low confidence. */
  low: z.boolean().default(true).catch(true),
});
export type WalletSetupsSearch = z.infer<typeof walletSetupsSearchSchema>;
