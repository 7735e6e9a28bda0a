import { z } from 'zod';

export const spendingProfileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Cents a year by the slug of the sub-category. */
  amounts: z.record(z.string(), z.number()),
  position: z.number(),
  revision: z.number(),
});
export type SpendingProfileRow = z.infer<typeof spendingProfileSchema>;

export const spendingPresetSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  amounts: z.record(z.string(), z.number()),
  source_url: z.string().nullable(),
});
export type SpendingPreset = z.infer<typeof spendingPresetSchema>;

/** The state of the spending screen, kept in its address. */
export const annualSpendingSearchSchema = z.object({
  period: z.enum(['month', 'year']).default('month').catch('month'),
  q: z.string().default('').catch(''),
  view: z.enum(['edit', 'import', 'compare']).default('edit').catch('edit'),
  /** Ids of the profiles that are compared; all of them where it is empty. */
  ids: z.array(z.string()).default([]).catch([]),
  only: z.enum(['all', 'differences']).default('all').catch('all'),
});
export type AnnualSpendingSearch = z.infer<typeof annualSpendingSearchSchema>;
