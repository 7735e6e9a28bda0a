import { addSpendingCategoryCustomValue } from './procedures/add-spending-category-custom-value.ts';
import { deleteUser } from './procedures/delete-user.ts';
import { getCurrentUser } from './procedures/get-current-user.ts';
import { removeSpendingCategoryCustomValue } from './procedures/remove-spending-category-custom-value.ts';
import { updateAnnualSpending } from './procedures/update-annual-spending.ts';
import { updateBenefitCustomValues } from './procedures/update-benefit-custom-values.ts';
import { updateBestCardFilters } from './procedures/update-best-card-filters.ts';
import { updateBonusFilters } from './procedures/update-bonus-filters.ts';
import { updateCategoryPriority } from './procedures/update-category-priority.ts';
import { updateCustomPointSystemValues } from './procedures/update-custom-point-system-values.ts';
import { updateExpectedQuarters } from './procedures/update-expected-quarters.ts';
import { updateCreditLevel } from './procedures/update-credit-level.ts';
import { updateHasBusiness } from './procedures/update-has-business.ts';
import { updateName } from './procedures/update-name.ts';
import { updateNewUserWizard } from './procedures/update-new-user-wizard.ts';
import { updatePaymentCosts } from './procedures/update-payment-costs.ts';
import { updatePointSystemTiers } from './procedures/update-point-system-tiers.ts';
import { updateRedemptionPreference } from './procedures/update-redemption-preference.ts';
import { updateRequirements } from './procedures/update-requirements.ts';
import { updateSelectableCategories } from './procedures/update-selectable-categories.ts';
import { updateSelectedAnnualSpendingProfileId } from './procedures/update-selected-annual-spending-profile-id.ts';
import { updateSpendingCategoryCustomValue } from './procedures/update-spending-category-custom-value.ts';
import { updateUsedPrograms } from './procedures/update-used-programs.ts';
import { createRouter } from './trpc.ts';

export const appRouter = createRouter({
  users: {
    getCurrentUser,
    updateCategoryPriority,
    updateBonusFilters,
    updateBestCardFilters,
    updateSelectedAnnualSpendingProfileId,
    updateAnnualSpending,
    updateSelectableCategories,
    updateNewUserWizard,
    updateRedemptionPreference,
    updatePointSystemTiers,
    updateRequirements,
    updateHasBusiness,
    updateCreditLevel,
    updateExpectedQuarters,
    updatePaymentCosts,
    updateUsedPrograms,
    updateCustomPointSystemValues,
    updateBenefitCustomValues,
    updateName,
    deleteUser,
    addSpendingCategoryCustomValue,
    updateSpendingCategoryCustomValue,
    removeSpendingCategoryCustomValue,
  },
});

export type AppRouter = typeof appRouter;
