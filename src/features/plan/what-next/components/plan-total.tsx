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
    <section aria-label="The plan in a sentence" className="grid gap-2">
      <h2 className="font-serif text-2xl leading-8 font-medium text-balance sm:text-[1.75rem] sm:leading-9">
        {sentence}
      </h2>
      <p>
        <LedgerDialog
          figure={`${plan.netCents >= present.netCents ? '+' : ''}${formatWholeDollars(shownDifference(plan.netCents, present.netCents))}`}
          title="the value of the plan"
          className="text-positive font-serif text-4xl font-medium"
        >
          <PlanLedger plan={plan} names={names} date={date} />
          <p className="text-muted-foreground pt-3 text-sm">
            The cards you have now would keep {formatWholeDollars(present.netCents)} in the same
            months.
          </p>
        </LedgerDialog>{' '}
        over {plan.months.length} months, compared with keeping the cards you have as they are.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-muted-foreground">
          {proof}
        </p>
        {better && (
          <Button size="md" variant="outline" onClick={better.show}>
            A better plan was found: +
            {formatWholeDollars(shownDifference(plan.netCents + better.cents, plan.netCents))}. Show
            it
          </Button>
        )}
        {onStop && (
          <Button size="md" variant="outline" onClick={onStop}>
            <Square aria-hidden /> Take this plan
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
