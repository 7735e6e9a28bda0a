import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { ToldPlan } from '../schema.ts';

/** Loads when a figure is opened. */
const PlanLedger = lazyNamed(() => import('./plan-ledger.tsx'), 'PlanLedger');

type PlanTotalProps = {
  sentence: string;
  plan: ToldPlan;
  present: ToldPlan;
  names: LedgerNames;
  date: CalendarDate;
  /** How close to optimal the plan is proven to be. */
  proof: string | null;
  /** Ends the search; null: it is over. */
  onStop: (() => void) | null;
  /** A better plan that was found since this one is being read. */
  better: { readonly cents: number; readonly show: () => void } | null;
  children?: ReactNode;
};

export function PlanTotal(props: PlanTotalProps) {
  const { sentence, plan, present, names, date, proof, onStop, better, children } = props;
  return (
    <section
      aria-label="The plan in a sentence"
      className="grid gap-x-14 gap-y-4 sm:pb-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <h2 className="font-serif text-[1.75rem] leading-[1.1] font-medium text-balance sm:text-5xl">
        {sentence}
      </h2>
      <div className="grid content-start gap-3 lg:row-span-2">
        <p className="text-muted-foreground">
          <LedgerDialog
            figure={`${plan.netCents >= present.netCents ? '+' : ''}${formatWholeDollars(shownDifference(plan.netCents, present.netCents))}`}
            title="the value of the plan"
            className="text-positive block font-serif text-[3.25rem] leading-none font-medium [text-decoration-thickness:2px] underline-offset-8 sm:text-6xl"
          >
            <PlanLedger plan={plan} names={names} date={date} />
            <p className="text-muted-foreground pt-3 text-sm">
              The cards you have now would keep {formatWholeDollars(present.netCents)} in the same
              months.
            </p>
          </LedgerDialog>{' '}
          <span className="block pt-3.5">
            over {plan.months.length} months, compared with keeping the cards you have as they are.
          </span>
        </p>
        <p role="status" className="text-muted-foreground">
          {proof}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 empty:hidden lg:content-start">
        {better && (
          <Button variant="outline" onClick={better.show}>
            A better plan was found: +
            {formatWholeDollars(shownDifference(plan.netCents + better.cents, plan.netCents))}. Show
            it
          </Button>
        )}
        {onStop && (
          <Button variant="outline" onClick={onStop}>
            <Square aria-hidden className="fill-current" /> Stop looking
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
