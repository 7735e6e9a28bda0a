import { z } from 'zod';
import {
  centsSchema,
  displayNameSchema,
  hasAtMost,
  revisionSchema,
  rowIdSchema,
  slugSchema,
} from './fields.ts';
import { INPUT_LIMITS } from './limits.ts';

/** Cents a year by sub-category slug. A sub-category without an entry has no spending. */
export const spendingAmountsSchema = z
  .record(slugSchema, centsSchema)
  .refine(hasAtMost(INPUT_LIMITS.amounts), 'Too many entries');
export type SpendingAmounts = z.infer<typeof spendingAmountsSchema>;

export const annualSpendingNameSchema = displayNameSchema.min(1);

/**
 * One whole profile: created if its id is new, otherwise replaced. With a `revision`, a profile that has changed
 * since is left alone and the answer is CONFLICT.
 */
export const updateAnnualSpendingSchema = z.strictObject({
  id: rowIdSchema,
  name: annualSpendingNameSchema,
  amounts: spendingAmountsSchema,
  revision: revisionSchema.optional(),
});
export type UpdateAnnualSpending = z.infer<typeof updateAnnualSpendingSchema>;

export type AnnualSpendingProfile = {
  id: string;
  name: string;
  /** Cents a year by sub-category slug. */
  amounts: SpendingAmounts;
  revision: number;
};
