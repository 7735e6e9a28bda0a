import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCentsPerPoint, formatPoints } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import type { EventLedger as Ledger } from '../explain-event.ts';
import type { DatedBonus } from '../list-steps.ts';
import type { PlanParts } from '../schema.ts';
import { PartsTable } from './parts-table.tsx';

export type EventLedgerProps = {
  ledger: Ledger;
  name: string;
  names: LedgerNames;
  plan: PlanParts;
  date: CalendarDate;
};

function rowsOfBonus({ points, cashCents, valueCents }: DatedBonus) {
  const pointsCents = valueCents - cashCents;
  const inPoints = points > 0 ? [{ points, valueCents: pointsCents }] : [];
  return [
    ...inPoints.map((row) => ({
      key: 'points',
      label: 'Points',
      detail: `${formatPoints(row.points)} × ${formatCentsPerPoint(row.valueCents / row.points)}`,
      valueCents: row.valueCents,
    })),
    ...(cashCents > 0
      ? [{ key: 'cash', label: 'Cash and credits', detail: '', valueCents: cashCents }]
      : []),
  ];
}

export function EventLedger({ ledger, name, names, plan, date }: EventLedgerProps) {
  switch (ledger.kind) {
    case 'bonus': {
      const { spendCents, month, dueOn } = ledger.bonus;
      return (
        <div className="grid gap-3">
          <LedgerSection title="Sign-up bonus" rows={rowsOfBonus(ledger.bonus)} />
          <p className="text-muted-foreground px-3 text-sm">
            For {formatCents(spendCents)} of spending, which yours reaches in{' '}
            {nameMonth(date, month)}
            {dueOn !== null && `; due by ${formatDate(dueOn)}`}.
          </p>
        </div>
      );
    }
    case 'rewards':
      return <SpendLines lines={ledger.spending} names={names} />;
    case 'fee': {
      const { feeCents, dueIn, dueOn } = ledger.fee;
      return (
        <div className="grid gap-3">
          <LedgerSection
            title="Annual fee"
            rows={[
              {
                key: 'fee',
                label: name,
                detail:
                  dueOn === null ? `in ${nameMonth(date, dueIn)}` : `due on ${formatDate(dueOn)}`,
                valueCents: 0 - feeCents,
              },
            ]}
          />
          <p className="text-muted-foreground px-3 text-sm">
            The plan’s value counts the whole fee in the month in which it posts.
          </p>
        </div>
      );
    }
    case 'other':
      return <PartsTable plan={plan} other={ledger.other} name={ledger.name} />;
  }
}
