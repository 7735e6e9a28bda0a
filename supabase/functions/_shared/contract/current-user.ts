import { z } from 'zod';
import type { AnnualSpendingProfile } from './annual-spending.ts';
import { updateAnnualSpendingSchema } from './annual-spending.ts';
import type {
  BenefitCustomValue,
  PointSystemCustomValue,
  SpendingCategoryCustomValue,
} from './custom-values.ts';
import {
  addSpendingCategoryCustomValueSchema,
  updateBenefitCustomValuesSchema,
  updateCustomPointSystemValuesSchema,
  updateSpendingCategoryCustomValueSchema,
} from './custom-values.ts';
import { displayNameSchema, rowIdSchema } from './fields.ts';
import type {
  BestCardFilters,
  BonusFilters,
  CreditLevel,
  NewUserWizard,
  PaymentCosts,
  PointSystemTiers,
  RedemptionPreference,
  SelectableCategories,
  UsedPrograms,
} from './preferences.ts';
import {
  bestCardFiltersSchema,
  bonusFiltersSchema,
  categoryPrioritySchema,
  creditLevelSchema,
  newUserWizardSchema,
  paymentCostsSchema,
  pointSystemTiersSchema,
  redemptionPreferenceSchema,
  requirementsHeldSchema,
  selectableCategoriesSchema,
  usedProgramsSchema,
} from './preferences.ts';

/** The signed-in member and everything that belongs to their settings. */
export type CurrentUser = {
  id: string;
  /** The member's name, else the user name; null if neither is known. */
  name: string | null;
  userName: string | null;
  emailAddress: string | null;
  imageUrl: string | null;
  createdAt: Date;
  categoryPriority: string[];
  bonusFilters: BonusFilters;
  bestCardFilters: BestCardFilters;
  annualSpending: AnnualSpendingProfile[];
  selectedAnnualSpendingProfileId: string | null;
  selectableCategories: SelectableCategories;
  redemptionPreference: RedemptionPreference | null;
  pointSystemTiers: PointSystemTiers;
  newUserWizard: NewUserWizard;
  requirementsHeld: string[];
  hasBusiness: boolean;
  creditLevel: CreditLevel | null;
  /** True to count last year's rotating categories for quarters not announced yet. */
  showsExpectedQuarters: boolean;
  paymentCosts: PaymentCosts;
  usedPrograms: UsedPrograms;
  pointSystemCustomValues: PointSystemCustomValue[];
  benefitCustomValues: BenefitCustomValue[];
  spendingCategoriesCustomValues: SpendingCategoryCustomValue[];
  /** Revision of the member's own row; send it as `If-Match: "<revision>"` to write only if nothing changed since. */
  revision: number;
};

/** An empty name counts as none: the user name is shown in its place. */
export const updateNameSchema = displayNameSchema
  .transform((name) => (name === '' ? null : name))
  .nullable();

/** Input of each `users.*` procedure that takes one. Unknown keys are refused. */
export const userInputs = {
  updateCategoryPriority: categoryPrioritySchema,
  updateBonusFilters: bonusFiltersSchema,
  updateBestCardFilters: bestCardFiltersSchema,
  updateSelectedAnnualSpendingProfileId: rowIdSchema.nullable(),
  updateAnnualSpending: updateAnnualSpendingSchema,
  updateSelectableCategories: selectableCategoriesSchema,
  updateNewUserWizard: newUserWizardSchema,
  updateRedemptionPreference: redemptionPreferenceSchema,
  updatePointSystemTiers: pointSystemTiersSchema,
  updateRequirements: requirementsHeldSchema,
  updateHasBusiness: z.boolean(),
  updateCreditLevel: creditLevelSchema.nullable(),
  updateExpectedQuarters: z.boolean(),
  updatePaymentCosts: paymentCostsSchema,
  updateUsedPrograms: usedProgramsSchema,
  updateCustomPointSystemValues: updateCustomPointSystemValuesSchema,
  updateBenefitCustomValues: updateBenefitCustomValuesSchema,
  updateName: updateNameSchema,
  addSpendingCategoryCustomValue: addSpendingCategoryCustomValueSchema,
  updateSpendingCategoryCustomValue: updateSpendingCategoryCustomValueSchema,
  removeSpendingCategoryCustomValue: rowIdSchema,
} as const;
