import type { UpdateAnnualSpending } from '@contract/annual-spending.ts';
import type {
  AddSpendingCategoryCustomValue,
  BenefitCustomValue,
  PointSystemCustomValue,
  SpendingCategoryCustomValue,
} from '@contract/custom-values.ts';
import {
  isBenefitCustomValueSet,
  isPointSystemCustomValueSet,
} from '@contract/custom-value-rules.ts';
import type {
  BestCardFilters,
  BonusFilters,
  NewUserWizard,
  PointSystemTiers,
  RedemptionPreference,
  SelectableCategories,
} from '@contract/preferences.ts';
import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { getTrpc } from '@/lib/trpc.ts';
import { changeCurrentUser } from './change-current-user.ts';
import { insertRow, replaceRow } from './rows.ts';

const users = () => getTrpc().users;
const report = reportFailure('The change was not saved');
const takeRevision = (_user: unknown, { revision }: { revision: number }) => ({ revision });

export function useUpdateCategoryPriority() {
  return useMutation(
    changeCurrentUser({
      call: (slugs: string[], options) => users().updateCategoryPriority.mutate(slugs, options),
      predict: (_user, categoryPriority) => ({ categoryPriority }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateBonusFilters() {
  return useMutation(
    changeCurrentUser({
      call: (filters: BonusFilters, options) => users().updateBonusFilters.mutate(filters, options),
      predict: (_user, bonusFilters) => ({ bonusFilters }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateBestCardFilters() {
  return useMutation(
    changeCurrentUser({
      call: (filters: BestCardFilters, options) =>
        users().updateBestCardFilters.mutate(filters, options),
      predict: (_user, bestCardFilters) => ({ bestCardFilters }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateSelectedAnnualSpendingProfileId() {
  return useMutation(
    changeCurrentUser({
      call: (id: string | null, options) =>
        users().updateSelectedAnnualSpendingProfileId.mutate(id, options),
      predict: (_user, selectedAnnualSpendingProfileId) => ({ selectedAnnualSpendingProfileId }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateSelectableCategories() {
  return useMutation(
    changeCurrentUser({
      call: (options: SelectableCategories, callOptions) =>
        users().updateSelectableCategories.mutate(options, callOptions),
      predict: (_user, selectableCategories) => ({ selectableCategories }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateNewUserWizard() {
  return useMutation(
    changeCurrentUser({
      call: (wizard: NewUserWizard, options) => users().updateNewUserWizard.mutate(wizard, options),
      predict: (_user, newUserWizard) => ({ newUserWizard }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateRedemptionPreference() {
  return useMutation(
    changeCurrentUser({
      call: (preference: RedemptionPreference, options) =>
        users().updateRedemptionPreference.mutate(preference, options),
      predict: (_user, redemptionPreference) => ({
        redemptionPreference,
        newUserWizard: { redemptionPreferenceCompleted: true },
      }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdatePointSystemTiers() {
  return useMutation(
    changeCurrentUser({
      call: (tiers: PointSystemTiers, options) =>
        users().updatePointSystemTiers.mutate(tiers, options),
      predict: (_user, pointSystemTiers) => ({ pointSystemTiers }),
      confirm: takeRevision,
      report,
    }),
  );
}

function hasText(name: string | null): name is string {
  return name !== null && name.trim() !== '';
}

/** An empty name is no name: the user name is shown in its place. */
export function useUpdateName() {
  return useMutation(
    changeCurrentUser({
      call: (name: string | null, options) => users().updateName.mutate(name, options),
      predict: ({ userName }, name) => ({ name: hasText(name) ? name.trim() : userName }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateCustomPointSystemValues() {
  return useMutation(
    changeCurrentUser({
      call: (values: PointSystemCustomValue[], options) =>
        users().updateCustomPointSystemValues.mutate(values, options),
      predict: (_user, values) => ({
        pointSystemCustomValues: values.filter(isPointSystemCustomValueSet),
      }),
      confirm: takeRevision,
      report,
    }),
  );
}

/** The full list; an empty one deletes all. */
export function useUpdateBenefitCustomValues() {
  return useMutation(
    changeCurrentUser({
      call: (values: BenefitCustomValue[], options) =>
        users().updateBenefitCustomValues.mutate(values, options),
      predict: (_user, values) => ({ benefitCustomValues: values.filter(isBenefitCustomValueSet) }),
      confirm: takeRevision,
      report,
    }),
  );
}

export function useUpdateAnnualSpending() {
  return useMutation(
    changeCurrentUser({
      call: (spending: UpdateAnnualSpending) => users().updateAnnualSpending.mutate(spending),
      predict: ({ annualSpending }, { revision = 1, ...spending }) => ({
        annualSpending: insertRow(annualSpending, { ...spending, revision }),
      }),
      confirm: ({ annualSpending }, saved) => ({
        annualSpending: replaceRow(annualSpending, saved),
      }),
      report,
    }),
  );
}

/** The id is the client's, so that the row can be shown and changed at once. */
type NewSpendingCategoryCustomValue = AddSpendingCategoryCustomValue & { id: string };

export function useAddSpendingCategoryCustomValue() {
  return useMutation(
    changeCurrentUser({
      call: (value: NewSpendingCategoryCustomValue) =>
        users().addSpendingCategoryCustomValue.mutate(value),
      predict: ({ spendingCategoriesCustomValues }, value) => ({
        spendingCategoriesCustomValues: insertRow(spendingCategoriesCustomValues, {
          ...value,
          revision: 1,
        }),
      }),
      confirm: ({ spendingCategoriesCustomValues }, saved) => ({
        spendingCategoriesCustomValues: replaceRow(spendingCategoriesCustomValues, saved),
      }),
      report,
    }),
  );
}

export function useUpdateSpendingCategoryCustomValue() {
  return useMutation(
    changeCurrentUser({
      call: (value: SpendingCategoryCustomValue) =>
        users().updateSpendingCategoryCustomValue.mutate(value),
      predict: ({ spendingCategoriesCustomValues }, value) => ({
        spendingCategoriesCustomValues: replaceRow(spendingCategoriesCustomValues, value),
      }),
      confirm: ({ spendingCategoriesCustomValues }, saved) => ({
        spendingCategoriesCustomValues: replaceRow(spendingCategoriesCustomValues, saved),
      }),
      report,
    }),
  );
}

export function useRemoveSpendingCategoryCustomValue() {
  return useMutation(
    changeCurrentUser({
      call: (id: string) => users().removeSpendingCategoryCustomValue.mutate(id),
      predict: ({ spendingCategoriesCustomValues }, id) => ({
        spendingCategoriesCustomValues: spendingCategoriesCustomValues.filter(
          (value) => value.id !== id,
        ),
      }),
      report,
    }),
  );
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
    scope: { id: 'current-user' },
    retry: false,
    mutationFn: async () => {
      await onDeleting();
      return users().deleteUser.mutate();
    },
    onSuccess: onDeleted,
    onError: reportFailure('The account was not deleted'),
  });
}
