import { Suspense } from 'react';
import { useApplicant } from '@/features/people/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const ApplicantBar = lazyNamed(
  () => import('@/features/people/components/applicant-bar.tsx'),
  'ApplicantBar',
);

/** The choice of who applies, where there is anybody but the member; its place is held until it is loaded. */
export function WhoApplies() {
  if (useApplicant().persons.length === 0) return null;
  return (
    <Suspense fallback={<div aria-hidden className="h-14 print:hidden" />}>
      <ApplicantBar />
    </Suspense>
  );
}
