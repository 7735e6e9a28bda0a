import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
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
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { ToldPlan } from '../schema.ts';
import { partsOf, planParts, shownPart } from './plan-parts.ts';

/** Loads when a figure is opened. */
const PlanLedger = lazyNamed(() => import('./plan-ledger.tsx'), 'PlanLedger');

type StayOrMoveProps = {
  present: ToldPlan;
  plan: ToldPlan;
  names: LedgerNames;
  date: CalendarDate;
};

function Bar({ plan, low, high }: { plan: ToldPlan; low: number; high: number }) {
  const scale = 1_000 / Math.max(1, high - low);
  const widths = planParts.map(({ of }) => of(plan) * scale);
  const leftOf = (index: number) => {
    const width = widths[index] ?? 0;
    const side = width < 0 ? Math.min : Math.max;
    const before = widths.slice(0, index).reduce((sum, each) => sum + side(0, each), 0);
    return width < 0 ? before + width : before;
  };
  return (
    <svg aria-hidden viewBox="0 0 1000 28" preserveAspectRatio="none" className="h-7 w-full">
      {planParts.map(({ name, fill }, index) => (
        <rect
          key={name}
          x={leftOf(index) - low * scale}
          y="0"
          width={Math.abs(widths[index] ?? 0)}
          height="28"
          className={fill}
        />
      ))}
      <path d={`M${-low * scale} 0V28`} className="stroke-foreground" strokeWidth="2" />
    </svg>
  );
}

export function StayOrMove({ present, plan, names, date }: StayOrMoveProps) {
  const both = [present, plan];
  const sumOf = (each: ToldPlan, sign: 1 | -1) =>
    planParts.reduce((sum, { of }) => sum + Math.max(0, sign * of(each)), 0);
  const low = -Math.max(...both.map((each) => sumOf(each, -1)));
  const high = Math.max(1, ...both.map((each) => sumOf(each, 1)));
  const rows = [
    { name: 'Stay as you are', plan: present },
    { name: 'Follow the plan', plan },
  ];
  return (
    <section aria-labelledby="stay-or-move" className="grid content-start gap-3">
      <h2 id="stay-or-move" className="border-foreground border-b-2 pb-1 text-lg font-semibold">
        Stay or move, {plan.months.length} months
      </h2>
      {rows.map((row) => (
        <div key={row.name} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{row.name}</span>
            <LedgerDialog
              figure={formatWholeDollars(row.plan.netCents)}
              title={`${row.name}, ${plan.months.length} months`}
              className="font-semibold"
            >
              <PlanLedger plan={row.plan} names={names} date={date} />
            </LedgerDialog>
          </p>
          <Bar plan={row.plan} low={low} high={high} />
        </div>
      ))}
      <Table label="Stay or move">
        <TableHeader>
          <TableRow>
            <TableHead>Part</TableHead>
            <TableHead className="text-right">Stay</TableHead>
            <TableHead className="text-right">Plan</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {partsOf(...both).map(({ key, name, of, fill }) => (
            <TableRow key={key}>
              <TableCell>
                <span className="flex items-center gap-2">
                  <svg aria-hidden viewBox="0 0 12 12" className="size-3">
                    <rect width="12" height="12" className={fill} />
                  </svg>
                  {name}
                </span>
              </TableCell>
              {rows.map((row) => (
                <TableCell key={row.name} className="text-right">
                  {of(row.plan) === 0 ? (
                    formatWholeDollars(0)
                  ) : (
                    <LedgerDialog
                      figure={formatWholeDollars(shownPart(row.plan, key))}
                      title={`${name}: ${row.name.toLowerCase()}`}
                    >
                      <PlanLedger plan={row.plan} names={names} date={date} part={key} />
                    </LedgerDialog>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Kept</TableCell>
            {both.map((each, index) => (
              <TableCell key={index} className="text-right">
                {formatWholeDollars(each.netCents)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </section>
  );
}
