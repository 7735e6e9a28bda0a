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
import { getTrpc } from '@/lib/trpc.ts';
import { changeCurrentUser } from './change-current-user.ts';

const users = async () => (await getTrpc()).users;

const updateCategoryPriority = changeCurrentUser({
  name: 'updateCategoryPriority',
  call: async (slugs: string[], options) =>
    (await users()).updateCategoryPriority.mutate(slugs, options),
  predict: (_user, categoryPriority) => ({ categoryPriority }),
});

export function useUpdateCategoryPriority() {
  return useMutation(updateCategoryPriority);
}

const updateBonusFilters = changeCurrentUser({
  name: 'updateBonusFilters',
  call: async (filters: BonusFilters, options) =>
    (await users()).updateBonusFilters.mutate(filters, options),
  predict: (_user, bonusFilters) => ({ bonusFilters }),
});

export function useUpdateBonusFilters() {
  return useMutation(updateBonusFilters);
}

const updateBestCardFilters = changeCurrentUser({
  name: 'updateBestCardFilters',
  call: async (filters: BestCardFilters, options) =>
    (await users()).updateBestCardFilters.mutate(filters, options),
  predict: (_user, bestCardFilters) => ({ bestCardFilters }),
});

export function useUpdateBestCardFilters() {
  return useMutation(updateBestCardFilters);
}

const updateSelectedAnnualSpendingProfileId = changeCurrentUser({
  name: 'updateSelectedAnnualSpendingProfileId',
  call: async (id: string | null, options) =>
    (await users()).updateSelectedAnnualSpendingProfileId.mutate(id, options),
  predict: (_user, selectedAnnualSpendingProfileId) => ({ selectedAnnualSpendingProfileId }),
});

export function useUpdateSelectedAnnualSpendingProfileId() {
  return useMutation(updateSelectedAnnualSpendingProfileId);
}

const updateSelectableCategories = changeCurrentUser({
  name: 'updateSelectableCategories',
  call: async (options: SelectableCategories, callOptions) =>
    (await users()).updateSelectableCategories.mutate(options, callOptions),
  predict: (_user, selectableCategories) => ({ selectableCategories }),
});

export function useUpdateSelectableCategories() {
  return useMutation(updateSelectableCategories);
}

const updateNewUserWizard = changeCurrentUser({
  name: 'updateNewUserWizard',
  call: async (wizard: NewUserWizard, options) =>
    (await users()).updateNewUserWizard.mutate(wizard, options),
  predict: (_user, newUserWizard) => ({ newUserWizard }),
});

export function useUpdateNewUserWizard() {
  return useMutation(updateNewUserWizard);
}

const updateRedemptionPreference = changeCurrentUser({
  name: 'updateRedemptionPreference',
  call: async (preference: RedemptionPreference, options) =>
    (await users()).updateRedemptionPreference.mutate(preference, options),
  predict: ({ newUserWizard }, redemptionPreference) => ({
    redemptionPreference,
    newUserWizard: { ...newUserWizard, redemptionPreferenceCompleted: true },
  }),
});

export function useUpdateRedemptionPreference() {
  return useMutation(updateRedemptionPreference);
}

const updatePointSystemTiers = changeCurrentUser({
  name: 'updatePointSystemTiers',
  call: async (tiers: PointSystemTiers, options) =>
    (await users()).updatePointSystemTiers.mutate(tiers, options),
  predict: (_user, pointSystemTiers) => ({ pointSystemTiers }),
});

export function useUpdatePointSystemTiers() {
  return useMutation(updatePointSystemTiers);
}

const updateRequirements = changeCurrentUser({
  name: 'updateRequirements',
  call: async (requirementsHeld: string[], options) =>
    (await users()).updateRequirements.mutate(requirementsHeld, options),
  predict: (_user, requirementsHeld) => ({ requirementsHeld }),
});

export function useUpdateRequirements() {
  return useMutation(updateRequirements);
}

const updateHasBusiness = changeCurrentUser({
  name: 'updateHasBusiness',
  call: async (hasBusiness: boolean, options) =>
    (await users()).updateHasBusiness.mutate(hasBusiness, options),
  predict: (_user, hasBusiness) => ({ hasBusiness }),
});

export function useUpdateHasBusiness() {
  return useMutation(updateHasBusiness);
}

const updateExpectedQuarters = changeCurrentUser({
  name: 'updateExpectedQuarters',
  call: async (showsExpectedQuarters: boolean, options) =>
    (await users()).updateExpectedQuarters.mutate(showsExpectedQuarters, options),
  predict: (_user, showsExpectedQuarters) => ({ showsExpectedQuarters }),
});

export function useUpdateExpectedQuarters() {
  return useMutation(updateExpectedQuarters);
}

const updatePaymentCosts = changeCurrentUser({
  name: 'updatePaymentCosts',
  call: async (paymentCosts: PaymentCosts, options) =>
    (await users()).updatePaymentCosts.mutate(paymentCosts, options),
  predict: (_user, paymentCosts) => ({ paymentCosts }),
});

export function useUpdatePaymentCosts() {
  return useMutation(updatePaymentCosts);
}

function hasText(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

/** An empty name is no name: the user name is shown in its place. */
const updateName = changeCurrentUser({
  name: 'updateName',
  call: async (name: string | null, options) => (await users()).updateName.mutate(name, options),
  predict: ({ userName }, name) => ({ name: hasText(name) ? name.trim() : userName }),
});

export function useUpdateName() {
  return useMutation(updateName);
}

const updateCustomPointSystemValues = changeCurrentUser({
  name: 'updateCustomPointSystemValues',
  call: async (values: PointSystemCustomValue[], options) =>
    (await users()).updateCustomPointSystemValues.mutate(values, options),
  predict: (_user, values) => ({
    pointSystemCustomValues: values.filter(isPointSystemCustomValueSet),
  }),
});

export function useUpdateCustomPointSystemValues() {
  return useMutation(updateCustomPointSystemValues);
}

/** The full list; an empty one deletes all. */
const updateBenefitCustomValues = changeCurrentUser({
  name: 'updateBenefitCustomValues',
  call: async (values: BenefitCustomValue[], options) =>
    (await users()).updateBenefitCustomValues.mutate(values, options),
  predict: (_user, values) => ({ benefitCustomValues: values.filter(isBenefitCustomValueSet) }),
});

export function useUpdateBenefitCustomValues() {
  return useMutation(updateBenefitCustomValues);
}

/**
 * Deletes the account of the member who is signed in; `onDeleted` then ends the session. `onDeleting` comes first:
 * where it fails, nothing is deleted.
 */
export function useDeleteUser(
  onDeleted: () => Promise<void>,
  onDeleting: () => Promise<void> = () => Promise.resolve(),
) {
  return useMutation({
    retry: false,
    mutationFn: async () => {
      await onDeleting();
      return (await users()).deleteUser.mutate();
    },
    onSuccess: onDeleted,
    onError: reportFailure('The account was not deleted'),
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
