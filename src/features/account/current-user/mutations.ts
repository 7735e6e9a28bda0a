import {
  isBenefitCustomValueSet,
  isPointSystemCustomValueSet,
} from '@contract/custom-value-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { getTrpc } from '@/lib/trpc.ts';
import { changeCurrentUser } from './set-current-user.ts';

function hasText(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

export const currentUserEdits = {
  updateCategoryPriority: changeCurrentUser('updateCategoryPriority', (categoryPriority) => ({
    categoryPriority,
  })),
  updateBonusFilters: changeCurrentUser('updateBonusFilters', (bonusFilters) => ({ bonusFilters })),
  updateBestCardFilters: changeCurrentUser('updateBestCardFilters', (bestCardFilters) => ({
    bestCardFilters,
  })),
  updateSelectedAnnualSpendingProfileId: changeCurrentUser(
    'updateSelectedAnnualSpendingProfileId',
    (selectedAnnualSpendingProfileId) => ({ selectedAnnualSpendingProfileId }),
  ),
  updateSelectableCategories: changeCurrentUser(
    'updateSelectableCategories',
    (selectableCategories) => ({ selectableCategories }),
  ),
  updateNewUserWizard: changeCurrentUser('updateNewUserWizard', (newUserWizard) => ({
    newUserWizard,
  })),
  updateRedemptionPreference: changeCurrentUser(
    'updateRedemptionPreference',
    (redemptionPreference, { newUserWizard }) => ({
      redemptionPreference,
      newUserWizard: { ...newUserWizard, redemptionPreferenceCompleted: true },
    }),
  ),
  updatePointSystemTiers: changeCurrentUser('updatePointSystemTiers', (pointSystemTiers) => ({
    pointSystemTiers,
  })),
  updateRequirements: changeCurrentUser('updateRequirements', (requirementsHeld) => ({
    requirementsHeld,
  })),
  updateHasBusiness: changeCurrentUser('updateHasBusiness', (hasBusiness) => ({ hasBusiness })),
  updateCreditLevel: changeCurrentUser('updateCreditLevel', (creditLevel) => ({ creditLevel })),
  updateExpectedQuarters: changeCurrentUser('updateExpectedQuarters', (showsExpectedQuarters) => ({
    showsExpectedQuarters,
  })),
  updatePaymentCosts: changeCurrentUser('updatePaymentCosts', (paymentCosts) => ({ paymentCosts })),
  updateUsedPrograms: changeCurrentUser('updateUsedPrograms', (usedPrograms) => ({ usedPrograms })),
  /** An empty name is stored as none, and the user name shows instead. */
  updateName: changeCurrentUser('updateName', (name, { userName }) => ({
    name: hasText(name) ? name.trim() : userName,
  })),
  updateCustomPointSystemValues: changeCurrentUser('updateCustomPointSystemValues', (values) => ({
    pointSystemCustomValues: values.filter(isPointSystemCustomValueSet),
  })),
  /** The full list; an empty one deletes all. */
  updateBenefitCustomValues: changeCurrentUser('updateBenefitCustomValues', (values) => ({
    benefitCustomValues: values.filter(isBenefitCustomValueSet),
  })),
};

/** True if the outcome is unknown: the response was lost, or came from a proxy. */
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
    // The response was lost but the account is gone: don't report a failure.
    if (!isAnswerLost(error) || !(await isAccountGone())) throw error;
  }
}

/** Deletes the account of the member who is signed in; `onDeleted` then ends the session. */
export function useDeleteUser(onDeleted: () => Promise<void>) {
  return useMutation({
    retry: false,
    mutationFn: deleteUser,
    onSuccess: onDeleted,
    onError: reportFailure('The account was not deleted'),
  });
}
