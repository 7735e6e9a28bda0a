import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import { formatCents, formatExactCents } from '@/lib/format.ts';
import { sumLines } from '../sum-lines.ts';
import { nameMonth } from '../words.ts';

type PlanLedgerProps = {
  plan: Plan;
  names: LedgerNames;
  date: CalendarDate;
};

/** What the value of a plan is the sum of. */
export function PlanLedger({ plan, names, date }: PlanLedgerProps) {
  const whole = (title: string, detail: string, valueCents: number) =>
    valueCents === 0 ? [] : [{ key: title, label: title, detail, valueCents }];
  return (
    <div className="grid min-w-0 gap-5">
      <SpendLines lines={sumLines(plan.months)} names={names} showCards />
      <LedgerSection
        title="Sign-up bonuses"
        rows={plan.bonuses.map(({ card, month, spendCents, valueCents }, index) => ({
          key: `${card} ${index}`,
          label: names.card(card),
          detail: `for ${formatCents(spendCents)}, reached in ${nameMonth(date, month)}`,
          valueCents,
        }))}
      />
      <LedgerSection
        title="Credits, fees and costs"
        rows={[
          ...whole(
            'Credits and benefits',
            'by the months in which a card is held',
            plan.creditsCents,
          ),
          ...whole(
            'Annual fees',
            'a twelfth for each month in which a card is held',
            0 - plan.feesCents,
          ),
          ...whole('Payment costs', 'what payees charge for taking a card', 0 - plan.costsCents),
        ]}
      />
      <p className="flex items-baseline justify-between gap-4 border-t-2 px-3 pt-3 text-lg font-semibold">
        <span>Kept in these months</span>
        <span>{formatExactCents(plan.netCents)}</span>
      </p>
    </div>
  );
}
