import { HouseholdChoice } from '@/features/mine/household/components/household-choice.tsx';
import { useHasShared, useIsHouseholdShown } from '@/features/mine/household/queries.ts';
import { ApplicantBar } from '@/features/mine/people/components/applicant-bar.tsx';
import { useApplicant } from '@/features/mine/people/queries.ts';

/** Switch between the household and a single applicant; renders nothing if there is nobody else. */
export function ApplicantOrHousehold() {
  const isHousehold = useIsHouseholdShown();
  const isAnybody = useApplicant().persons.length > 0;
  const isShared = useHasShared('cards');
  if (!isAnybody && !isShared) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-6 print:hidden">
      <div className="pb-4">
        <HouseholdChoice />
      </div>
      {isAnybody && !isHousehold && <ApplicantBar />}
    </div>
  );
}
