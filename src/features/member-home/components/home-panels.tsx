import type { CalendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { BonusProgress } from './bonus-progress.tsx';
import { ComingUp } from './coming-up.tsx';
import { EligibilityChanges } from './eligibility-changes.tsx';
import { HeldCards } from './held-cards.tsx';
import { Suggestions } from './suggestions.tsx';

type HomePanelsProps = {
  upcoming: readonly Due[];
  /** The cards with a fee of which nobody knows when it falls due. */
  undated: readonly string[];
  /** Without it no card can be proposed. */
  hasSpending: boolean;
  today: CalendarDate;
};

/** What can wait, each a few lines with the way to all of them. */
export function HomePanels({ upcoming, undated, hasSpending, today }: HomePanelsProps) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 max-md:gap-y-0 xl:grid-cols-2">
      <div className="grid min-w-0 gap-8 max-md:gap-0">
        <HeldCards />
        {hasSpending && <Suggestions />}
      </div>
      <div className="grid min-w-0 gap-8 max-md:gap-0">
        <ComingUp upcoming={upcoming} undated={undated} today={today} />
        <EligibilityChanges />
        <BonusProgress today={today} />
      </div>
    </div>
  );
}
