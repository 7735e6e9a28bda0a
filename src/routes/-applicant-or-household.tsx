import { HouseholdChoice } from '@/features/household/components/household-choice.tsx';
import { useIsHouseholdShown } from '@/features/household/show-household.ts';
import { ApplicantBar } from '@/features/people/components/applicant-bar.tsx';

/** Whether the page is about everybody, and if not, who applies. */
export function ApplicantOrHousehold() {
  const isHousehold = useIsHouseholdShown();
  return (
    <div className="flex flex-wrap items-start gap-x-6 print:hidden">
      <div className="pb-4">
        <HouseholdChoice />
      </div>
      {!isHousehold && <ApplicantBar />}
    </div>
  );
}
