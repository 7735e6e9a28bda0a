import { Suspense } from 'react';
import { useApplicant } from '@/features/people/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const ApplicantBar = lazyNamed(
  () => import('@/features/people/components/applicant-bar.tsx'),
  'ApplicantBar',
);
const ApplicantOrHousehold = lazyNamed(
  () => import('./-applicant-or-household.tsx'),
  'ApplicantOrHousehold',
);

type WhoAppliesProps = {
  /** The page can also plan for everybody. */
  canBeHousehold: boolean;
};

/** The choice of who applies, where there is anybody but the member; its place is held until it is loaded. */
export function WhoApplies({ canBeHousehold }: WhoAppliesProps) {
  const isAnybody = useApplicant().persons.length > 0;
  if (!isAnybody && !canBeHousehold) return null;
  return (
    <Suspense fallback={isAnybody && <div aria-hidden className="h-14 print:hidden" />}>
      {canBeHousehold ? <ApplicantOrHousehold /> : <ApplicantBar />}
    </Suspense>
  );
}
