import * as z from 'zod/mini';

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
  source_url: z.nullable(z.string()),
});
export type SpendingPreset = z.infer<typeof spendingPresetSchema>;
