import { Suspense } from 'react';
import { BonusProgress } from '@/features/home/member-home/components/bonus-progress.tsx';
import { EligibilityChanges } from '@/features/home/member-home/components/eligibility-changes.tsx';
import { HeldCards } from '@/features/home/member-home/components/held-cards.tsx';
import type { PanelsProps } from '@/features/home/member-home/components/member-home-page.tsx';
import { Suggestions } from '@/features/home/member-home/components/suggestions.tsx';
import { NextCards } from '@/features/plan/signup-bonuses/components/next-cards.tsx';
import { ComingUp } from '@/features/plan/upcoming-fees/components/coming-up.tsx';

/** Less urgent panels, each a few lines with a link to the full list. */
export function HomePanels({ upcoming, undated, hasSpending, today }: PanelsProps) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 max-md:gap-y-0 xl:grid-cols-2">
      <div className="grid min-w-0 gap-8 max-md:gap-0">
        <HeldCards />
        {hasSpending && (
          <div className="grid gap-3 max-md:pb-3">
            <Suggestions />
            <Suspense>
              <NextCards />
            </Suspense>
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-8 max-md:gap-0">
        <ComingUp upcoming={upcoming} undated={undated} today={today} />
        <EligibilityChanges />
        <BonusProgress today={today} />
      </div>
    </div>
  );
}
