import type { ComponentProps } from 'react';
import { listApplicants } from '@/features/mine/eligibility/list-applicants.ts';
import { useSharedAccounts } from '@/features/mine/household/use-shared-accounts.ts';
import { HouseholdPlanPage } from '@/features/plan/what-next/components/household-plan-page.tsx';

/** One plan for the household, with the data the others share. */
export function HouseholdPlan(
  props: Omit<ComponentProps<typeof HouseholdPlanPage>, 'shared' | 'listApplicants'>,
) {
  return (
    <HouseholdPlanPage {...props} shared={useSharedAccounts()} listApplicants={listApplicants} />
  );
}
