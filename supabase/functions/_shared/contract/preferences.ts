import { z } from 'zod';
import { centsSchema, hasAtMost, slugListSchema, slugSchema } from './fields.ts';
import { INPUT_LIMITS } from './limits.ts';

/** What the member's points are used for; null until the member has said so. */
export const redemptionPreferenceSchema = z.enum(['travel', 'cash', 'gift_card', 'status_level']);
export type RedemptionPreference = z.infer<typeof redemptionPreferenceSchema>;

/** Category slugs, most important first; categories that are not named follow in the catalogue's order. */
export const categoryPrioritySchema = slugListSchema;

/** Slugs of the point-system tiers that the member holds. */
export const pointSystemTiersSchema = slugListSchema;

/**
 * The member's options of selectable choices: choice slug → option slugs. They stand for every card of the product
 * unless a held card carries its own.
 */
export const selectableCategoriesSchema = z
  .record(slugSchema, slugListSchema)
  .refine(hasAtMost(INPUT_LIMITS.slugs), 'Too many entries');
export type SelectableCategories = z.infer<typeof selectableCategoriesSchema>;

const cardFilterFields = {
  /** Company slugs; empty means all. */
  issuers: slugListSchema.default([]),
  /** Point-system slugs; empty means all. */
  pointSystems: slugListSchema.default([]),
  /** Null means both. */
  kind: z.enum(['personal', 'business']).nullable().default(null),
  maximumAnnualFeeCents: centsSchema.nullable().default(null),
  includeLowConfidence: z.boolean().default(true),
};

/** Filters of the sign-up bonuses. */
export const bonusFiltersSchema = z.strictObject({
  ...cardFilterFields,
  maximumSpendCents: centsSchema.nullable().default(null),
  /** Leaves out bonuses that an application rule shuts the member out of. */
  onlyEligible: z.boolean().default(false),
});
export type BonusFilters = z.infer<typeof bonusFiltersSchema>;

/** Filters of the best card for a category. */
export const bestCardFiltersSchema = z.strictObject({
  ...cardFilterFields,
  onlyHeld: z.boolean().default(false),
  /** Card slugs that are never proposed. */
  excludedCards: slugListSchema.default([]),
});
export type BestCardFilters = z.infer<typeof bestCardFiltersSchema>;

export const newUserWizardSchema = z.strictObject({
  redemptionPreferenceCompleted: z.boolean(),
});
export type NewUserWizard = z.infer<typeof newUserWizardSchema>;
