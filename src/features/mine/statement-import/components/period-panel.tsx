import { useState } from 'react';
import { Section } from '@/components/section.tsx';
import { Stat } from '@/components/stat.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { parseCalendarDate } from '@/domain/calendar.ts';
import type { CoveredPeriod, StatementSummary } from '@/domain/statement/summarize-statement.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';

type PeriodPanelProps = {
  summary: StatementSummary;
  /** Held cards without a file, once any file's card is known. */
  missing: readonly string[];
  onPeriod: (period: CoveredPeriod) => void;
};

function sum(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((total, amount) => total + amount, 0);
}

/** The days the statements cover, and the year extrapolated from them. */
export function PeriodPanel({ summary, missing, onPeriod }: PeriodPanelProps) {
  const [from, setFrom] = useState<string>(summary.period.from);
  const [to, setTo] = useState<string>(summary.period.to);
  const [known, setKnown] = useState(summary.period);
  // Another file may cover other days.
  if (known.from !== summary.period.from || known.to !== summary.period.to) {
    setKnown(summary.period);
    setFrom(summary.period.from);
    setTo(summary.period.to);
  }
  const isBackwards = from > to;
  const change = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom);
    setTo(nextTo);
    const period = { from: parseCalendarDate(nextFrom), to: parseCalendarDate(nextTo) };
    if (period.from !== null && period.to !== null && period.from <= period.to) {
      onPeriod({ from: period.from, to: period.to });
    }
  };
  const year = sum(summary.annualCents) + summary.annualUnknownCents;
  return (
    <Section aria-label="Period and totals" className="grid gap-4 py-3">
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <Stat
          label="Spent"
          value={formatWholeDollars(sum(summary.spentCents) + summary.unknownCents)}
          note={`in ${formatCount(summary.days, 'day')}`}
        />
        <Stat
          label="A year at this pace"
          value={formatWholeDollars(year)}
          note={
            summary.months === 0
              ? `× 365 ÷ ${summary.days}`
              : `usual month of ${summary.months} × 12`
          }
        />
        <Stat
          label="Not sorted yet"
          value={formatWholeDollars(summary.annualUnknownCents)}
          note="a year"
        />
        <Stat
          label="Left out"
          value={formatCount(summary.excludedLines, 'line')}
          note="payments, fees, transfers"
        />
      </div>
      {summary.outsideLines > 0 && (
        <p role="status" className="bg-caution-soft rounded-md px-3 py-2 text-sm">
          {formatCount(summary.outsideLines, 'line is', 'lines are')} outside of these days and not
          counted. Widen the days if that is wrong.
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-muted-foreground text-sm">
          Not imported: {missing.join(', ')}. What was bought with{' '}
          {missing.length === 1 ? 'it' : 'them'} is missing here.
        </p>
      )}
      <div className="grid gap-3 min-[400px]:grid-cols-2 sm:max-w-md">
        <Field
          label="First day"
          error={isBackwards ? 'The first day is after the last.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              onChange={(event) => change(event.target.value, to)}
            />
          )}
        </Field>
        <Field label="Last day">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={to}
              onChange={(event) => change(from, event.target.value)}
            />
          )}
        </Field>
      </div>
      {summary.isShort && (
        <p role="status" className="bg-caution-soft rounded-md px-3 py-2 text-sm">
          {formatCount(summary.days, 'day')} say little about a year. Add more months, or widen the
          days if nothing was bought in the rest.
        </p>
      )}
    </Section>
  );
}
