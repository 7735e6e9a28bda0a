import type { BenefitCustomValue, PointSystemCustomValue } from '@contract/custom-values.ts';
import {
  isBenefitCustomValueSet,
  isPointSystemCustomValueSet,
} from '@contract/custom-value-rules.ts';
import type {
  BestCardFilters,
  BonusFilters,
  NewUserWizard,
  PaymentCosts,
  PointSystemTiers,
  RedemptionPreference,
  SelectableCategories,
} from '@contract/preferences.ts';
import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { getTrpc } from '@/lib/trpc.ts';
import { changeCurrentUser } from './set-current-user.ts';
import * as texts from './texts.ts';

const updateCategoryPriority = changeCurrentUser(
  'updateCategoryPriority',
  (users, slugs: string[], options) => users.updateCategoryPriority.mutate(slugs, options),
  (_user, categoryPriority) => ({ categoryPriority }),
);
const updateBonusFilters = changeCurrentUser(
  'updateBonusFilters',
  (users, filters: BonusFilters, options) => users.updateBonusFilters.mutate(filters, options),
  (_user, bonusFilters) => ({ bonusFilters }),
);
const updateBestCardFilters = changeCurrentUser(
  'updateBestCardFilters',
  (users, filters: BestCardFilters, options) =>
    users.updateBestCardFilters.mutate(filters, options),
  (_user, bestCardFilters) => ({ bestCardFilters }),
);
const updateSelectedAnnualSpendingProfileId = changeCurrentUser(
  'updateSelectedAnnualSpendingProfileId',
  (users, id: string | null, options) =>
    users.updateSelectedAnnualSpendingProfileId.mutate(id, options),
  (_user, selectedAnnualSpendingProfileId) => ({ selectedAnnualSpendingProfileId }),
);
const updateSelectableCategories = changeCurrentUser(
  'updateSelectableCategories',
  (users, chosen: SelectableCategories, options) =>
    users.updateSelectableCategories.mutate(chosen, options),
  (_user, selectableCategories) => ({ selectableCategories }),
);
const updateNewUserWizard = changeCurrentUser(
  'updateNewUserWizard',
  (users, wizard: NewUserWizard, options) => users.updateNewUserWizard.mutate(wizard, options),
  (_user, newUserWizard) => ({ newUserWizard }),
);
const updateRedemptionPreference = changeCurrentUser(
  'updateRedemptionPreference',
  (users, preference: RedemptionPreference, options) =>
    users.updateRedemptionPreference.mutate(preference, options),
  ({ newUserWizard }, redemptionPreference) => ({
    redemptionPreference,
    newUserWizard: { ...newUserWizard, redemptionPreferenceCompleted: true },
  }),
);
const updatePointSystemTiers = changeCurrentUser(
  'updatePointSystemTiers',
  (users, tiers: PointSystemTiers, options) => users.updatePointSystemTiers.mutate(tiers, options),
  (_user, pointSystemTiers) => ({ pointSystemTiers }),
);
const updateRequirements = changeCurrentUser(
  'updateRequirements',
  (users, requirementsHeld: string[], options) =>
    users.updateRequirements.mutate(requirementsHeld, options),
  (_user, requirementsHeld) => ({ requirementsHeld }),
);
const updateHasBusiness = changeCurrentUser(
  'updateHasBusiness',
  (users, hasBusiness: boolean, options) => users.updateHasBusiness.mutate(hasBusiness, options),
  (_user, hasBusiness) => ({ hasBusiness }),
);
const updateExpectedQuarters = changeCurrentUser(
  'updateExpectedQuarters',
  (users, showsExpectedQuarters: boolean, options) =>
    users.updateExpectedQuarters.mutate(showsExpectedQuarters, options),
  (_user, showsExpectedQuarters) => ({ showsExpectedQuarters }),
);
const updatePaymentCosts = changeCurrentUser(
  'updatePaymentCosts',
  (users, paymentCosts: PaymentCosts, options) =>
    users.updatePaymentCosts.mutate(paymentCosts, options),
  (_user, paymentCosts) => ({ paymentCosts }),
);
function hasText(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

/** An empty name is no name: the user name is shown in its place. */
const updateName = changeCurrentUser(
  'updateName',
  (users, name: string | null, options) => users.updateName.mutate(name, options),
  ({ userName }, name) => ({ name: hasText(name) ? name.trim() : userName }),
);
const updateCustomPointSystemValues = changeCurrentUser(
  'updateCustomPointSystemValues',
  (users, values: PointSystemCustomValue[], options) =>
    users.updateCustomPointSystemValues.mutate(values, options),
  (_user, values) => ({
    pointSystemCustomValues: values.filter(isPointSystemCustomValueSet),
  }),
);
/** The full list; an empty one deletes all. */
const updateBenefitCustomValues = changeCurrentUser(
  'updateBenefitCustomValues',
  (users, values: BenefitCustomValue[], options) =>
    users.updateBenefitCustomValues.mutate(values, options),
  (_user, values) => ({ benefitCustomValues: values.filter(isBenefitCustomValueSet) }),
);
/** Whether nobody knows what was done: the answer was lost, or came from something in between. */
function isAnswerLost(error: unknown): boolean {
  const status = getErrorStatus(error);
  return status === undefined || status === 408 || status >= 500;
}

async function isAccountGone(): Promise<boolean> {
  try {
    await (await getTrpc()).users.getCurrentUser.query();
    return false;
  } catch (error) {
    return getErrorStatus(error) === 401;
  }
}

async function deleteUser(): Promise<void> {
  try {
    await (await getTrpc()).users.deleteUser.mutate();
  } catch (error) {
    // Nobody is told that an account still stands which is gone.
    if (!isAnswerLost(error) || !(await isAccountGone())) throw error;
  }
}

/** Deletes the account of the member who is signed in; `onDeleted` then ends the session. */
export function useDeleteUser(onDeleted: () => Promise<void>) {
  return useMutation({
    retry: false,
    mutationFn: deleteUser,
    onSuccess: onDeleted,
    onError: reportFailure(texts.theAccountWasNotDeleted),
  });
}

export const currentUserEdits = {
  updateCategoryPriority,
  updateBonusFilters,
  updateBestCardFilters,
  updateSelectedAnnualSpendingProfileId,
  updateSelectableCategories,
  updateNewUserWizard,
  updateRedemptionPreference,
  updatePointSystemTiers,
  updateRequirements,
  updateHasBusiness,
  updateExpectedQuarters,
  updatePaymentCosts,
  updateName,
  updateCustomPointSystemValues,
  updateBenefitCustomValues,
};
