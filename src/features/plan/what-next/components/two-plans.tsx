import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatNumber, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { compareSettings, compareSteps, type ComparedPlan } from '../compare-plans.ts';
import { partsOf, type PlanPart, shownPart } from './plan-parts.ts';

/** Loads when a figure is opened. */
const PlanLedger = lazyNamed(() => import('./plan-ledger.tsx'), 'PlanLedger');

type TwoPlansProps = {
  kept: ComparedPlan;
  now: ComparedPlan;
  /** True if the data behind the kept plan has changed. */
  isOld: boolean;
  names: LedgerNames;
  date: CalendarDate;
  onForget: () => void;
};

const MONTHS_A_YEAR = 12;

export function TwoPlans({ kept, now, isOld, names, date, onForget }: TwoPlansProps) {
  const both = [
    { name: 'Earlier plan', ...kept },
    { name: 'This plan', ...now },
  ];
  const settings = compareSettings(kept.search, now.search, date);
  const steps = compareSteps(kept, now, date);
  const isAlikeLong = kept.plan.months.length === now.plan.months.length;
  const row = (name: string, part?: PlanPart) => (
    <TableRow key={name}>
      <TableCell>{name}</TableCell>
      {both.map((each) => (
        <TableCell key={each.name} className="text-right">
          <LedgerDialog
            figure={formatWholeDollars(shownPart(each.plan, part))}
            title={`${name}: ${each.name.toLowerCase()}`}
          >
            <PlanLedger
              plan={each.plan}
              names={{ ...names, card: (key) => each.names.get(key) ?? key }}
              date={date}
              {...(part === undefined ? {} : { part })}
            />
          </LedgerDialog>
        </TableCell>
      ))}
      <TableCell className="text-right">
        {formatWholeDollars(shownPart(now.plan, part) - shownPart(kept.plan, part))}
      </TableCell>
    </TableRow>
  );
  const aYear = ({ plan }: ComparedPlan) => (plan.netCents * MONTHS_A_YEAR) / plan.months.length;
  const opened = ({ events }: ComparedPlan) => events.filter(({ kind }) => kind === 'open').length;
  return (
    <section aria-labelledby="two-plans" className="grid min-w-0 gap-4">
      <div className="border-foreground flex flex-wrap items-end justify-between gap-3 border-b-2 pb-1">
        <h2 id="two-plans" className="text-lg font-semibold">
          Two plans
        </h2>
        <Button size="md" variant="ghost" onClick={onForget}>
          Stop comparing
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">
        {settings.length === 0
          ? 'Both plans have the same settings. Change a limit to see what it costs; the earlier plan stays while this page is open.'
          : settings.map(({ label, was, is }) => `${label}: ${was}, now ${is}`).join(' · ')}
        {isOld && ' Your cards or spending have changed since the plan was kept.'}
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Table label="Two plans" className="text-sm">
          <TableHeader>
            <TableRow>
              <TableHead>Part</TableHead>
              {both.map(({ name }) => (
                <TableHead key={name} className="text-right">
                  {name}
                </TableHead>
              ))}
              <TableHead className="text-right">Difference</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {partsOf(kept.plan, now.plan).map(({ key, name }) => row(name, key))}
            <TableRow>
              <TableCell>New cards</TableCell>
              <TableCell className="text-right">{opened(kept)}</TableCell>
              <TableCell className="text-right">{opened(now)}</TableCell>
              <TableCell className="text-right">
                {formatNumber(opened(now) - opened(kept))}
              </TableCell>
            </TableRow>
          </TableBody>
          <TableFooter>
            {row('Kept')}
            {!isAlikeLong && (
              <TableRow>
                <TableCell>Kept a year</TableCell>
                {both.map((each) => (
                  <TableCell key={each.name} className="text-right">
                    {formatWholeDollars(aYear(each))}
                  </TableCell>
                ))}
                <TableCell className="text-right">
                  {formatWholeDollars(shownDifference(aYear(now), aYear(kept)))}
                </TableCell>
              </TableRow>
            )}
          </TableFooter>
        </Table>
        {steps.length === 0 ? (
          <p className="text-muted-foreground">Neither opens, changes or closes a card.</p>
        ) : (
          <Table label="Cards of two plans by month" className="text-sm">
            <TableHeader>
              <TableRow>
                <TableHead>Month</TableHead>
                {both.map(({ name }) => (
                  <TableHead key={name}>{name}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {steps.map((step) => (
                <TableRow key={step.key}>
                  <TableCell className="whitespace-nowrap">{nameMonth(date, step.month)}</TableCell>
                  <TableCell>{step.kept.join(', ') || '–'}</TableCell>
                  <TableCell>{step.now.join(', ') || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </section>
  );
}
