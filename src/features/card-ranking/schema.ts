import { z } from 'zod';

export const rankingSorts = ['net', 'rewards', 'credits', 'bonus', 'fee', 'name'] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** The state of the ranking, kept in its address. */
export const cardRankingSearchSchema = z.object({
  year: z.enum(['steady', 'first']).default('steady').catch('steady'),
  q: z.string().default('').catch(''),
  issuer: z.string().default('').catch(''),
  network: z.string().default('').catch(''),
  system: z.string().default('').catch(''),
  kind: z.enum(['all', 'personal', 'business']).default('all').catch('all'),
  /** Dollars a year at most; absent is any. */
  fee: z.number().optional().catch(undefined),
  /** Which cards: every one, only those one can get, only those one holds. */
  show: z.enum(['all', 'open', 'mine']).default('all').catch('all'),
  /** False leaves out cards that rest on a fact of low confidence. */
  low: z.boolean().default(true).catch(true),
  sort: z.enum(rankingSorts).default('net').catch('net'),
  dir: z.enum(['asc', 'desc']).default('desc').catch('desc'),
});
export type CardRankingSearch = z.infer<typeof cardRankingSearchSchema>;

export const defaultCardRankingSearch = cardRankingSearchSchema.parse({});
