import { z } from 'zod';

/** The state of the overview, kept in its address. */
export const bestCardSearchSchema = z.object({
  q: z.string().default('').catch(''),
});
export type BestCardSearch = z.infer<typeof bestCardSearchSchema>;

/** The state of one category's page. */
export const bestCardDetailSearchSchema = z.object({
  /** Slug of the sub-category; empty is the category's general one. */
  sub: z.string().default('').catch(''),
  /** Dollars of the purchase. */
  amount: z.number().positive().max(1_000_000).default(100).catch(100),
});
export type BestCardDetailSearch = z.infer<typeof bestCardDetailSearchSchema>;
