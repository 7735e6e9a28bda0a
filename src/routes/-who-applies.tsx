import { Suspense } from 'react';
import { useApplicant } from '@/features/mine/people/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const ApplicantBar = lazyNamed(
  () => import('@/features/mine/people/components/applicant-bar.tsx'),
  'ApplicantBar',
);
const ApplicantOrHousehold = lazyNamed(
  () => import('./-applicant-or-household.tsx'),
  'ApplicantOrHousehold',
);

type WhoAppliesProps = {
  /** True if the page can also plan for the whole household. */
  canBeHousehold: boolean;
};

/** Choice of the applicant, shown if the account has other people; its space is reserved while loading. */
export function WhoApplies({ canBeHousehold }: WhoAppliesProps) {
  const isAnybody = useApplicant().persons.length > 0;
  if (!isAnybody && !canBeHousehold) return null;
  return (
    <Suspense fallback={isAnybody && <div aria-hidden className="h-14 print:hidden" />}>
      {canBeHousehold ? <ApplicantOrHousehold /> : <ApplicantBar />}
    </Suspense>
  );
}
