import { z } from 'zod';
import { centsSchema, hasAtMost, isReservedKey, slugListSchema, slugSchema } from './fields.ts';
import { INPUT_LIMITS } from './limits.ts';

/** The member's use of points; null until they answer. */
export const redemptionPreferenceSchema = z.enum(['travel', 'cash', 'gift_card', 'status_level']);
export type RedemptionPreference = z.infer<typeof redemptionPreferenceSchema>;

/** Category slugs, most important first; unlisted categories follow in the catalog's order. */
export const categoryPrioritySchema = slugListSchema;

/** The tiers that the member holds: slug of the company or point system → slug of its tier. */
export const pointSystemTiersSchema = z
  .record(slugSchema, slugSchema)
  .refine(hasAtMost(INPUT_LIMITS.choices), 'Too many entries');
export type PointSystemTiers = z.infer<typeof pointSystemTiersSchema>;

/** A choice slug, or the id of a held card and the choice slug joined by a colon. */
const choiceKeySchema = z
  .string()
  .max(INPUT_LIMITS.slugLength)
  .regex(/^(?:[0-9a-f-]{36}:)?[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .refine((key) => !isReservedKey(key), 'This word cannot be used');

/**
 * The options the member has selected: choice key → option slugs. A key with a held card takes precedence over one
 * without.
 */
export const selectableCategoriesSchema = z
  .record(choiceKeySchema, slugListSchema)
  .refine(hasAtMost(INPUT_LIMITS.choices), 'Too many entries');
export type SelectableCategories = z.infer<typeof selectableCategoriesSchema>;

const cardFilterFields = {
  /** Company slugs; empty means all. */
  issuers: slugListSchema.default([]),
  /** Point-system slugs; empty means all. */
  pointSystems: slugListSchema.default([]),
  /** Null means both. */
  kind: z.enum(['personal', 'business']).nullable().default(null),
  maximumAnnualFeeCents: centsSchema.nullable().default(null),
};

/** Filters of the sign-up bonuses. */
export const bonusFiltersSchema = z.strictObject({
  ...cardFilterFields,
  /** True to list low-confidence offers too. */
  includeLowConfidence: z.boolean().default(true),
  maximumSpendCents: centsSchema.nullable().default(null),
  /** True to leave out bonuses that an application rule denies the member. */
  onlyEligible: z.boolean().default(false),
});
export type BonusFilters = z.infer<typeof bonusFiltersSchema>;

/** Filters of the best card for a category. */
export const bestCardFiltersSchema = z.strictObject({
  ...cardFilterFields,
  /** True to count low-confidence facts. */
  includeLowConfidence: z.boolean().default(false),
  onlyHeld: z.boolean().default(false),
  /** Slugs of cards that are never recommended. */
  excludedCards: slugListSchema.default([]),
});
export type BestCardFilters = z.infer<typeof bestCardFiltersSchema>;

/** Slugs of the requirements that the member meets: memberships, accounts, personal status. */
export const requirementsHeldSchema = slugListSchema;

/** Credit history, the least first, as the member describes it; null for not sure, or never asked. */
export const creditLevelSchema = z.enum(['none', 'fair', 'good', 'excellent']);
export type CreditLevel = z.infer<typeof creditLevelSchema>;

/** Percent the member pays extra for using a card, by sub-category; overrides the usual cost. */
export const paymentCostsSchema = z
  .record(slugSchema, z.number().min(0).max(INPUT_LIMITS.percent))
  .refine(hasAtMost(INPUT_LIMITS.amounts), 'Too many entries');
export type PaymentCosts = z.infer<typeof paymentCostsSchema>;

/** Programs of one airline, hotel, railroad or store: point-system slug → true if the member uses it; absent is guessed. */
export const usedProgramsSchema = z
  .record(slugSchema, z.boolean())
  .refine(hasAtMost(INPUT_LIMITS.choices), 'Too many entries');
export type UsedPrograms = z.infer<typeof usedProgramsSchema>;

export const newUserWizardSchema = z.strictObject({
  redemptionPreferenceCompleted: z.boolean(),
  /** True after the questions before the first ranking were answered or skipped. */
  firstQuestionsCompleted: z.boolean().default(false),
  /** Answers of no, so that each question is asked once: slugs of requirements, `business`, and `credit` for not sure. */
  hasNot: slugListSchema.optional(),
});
export type NewUserWizard = z.infer<typeof newUserWizardSchema>;
