import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatCents, formatCount, formatExactCents, formatPoints } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import type { ToldPlan } from '../schema.ts';
import { sumLines } from '../sum-lines.ts';
import { type PlanPart, planParts } from './plan-parts.ts';

type PlanLedgerProps = {
  plan: ToldPlan;
  names: LedgerNames;
  date: CalendarDate;
  part?: PlanPart;
};

export function PlanLedger({ plan, names, date, part }: PlanLedgerProps) {
  const shows = (key: PlanPart) => part === undefined || part === key;
  const only = planParts.find(({ key }) => key === part);
  return (
    <div className="grid min-w-0 gap-5">
      {shows('rewards') && <SpendLines lines={sumLines(plan.months)} names={names} showCards />}
      {shows('bonuses') && (
        <LedgerSection
          title="Sign-up bonuses"
          rows={[
            ...plan.bonuses.map(({ card, month, spendCents, valueCents }, index) => ({
              key: `${card} ${index}`,
              label: names.card(card),
              detail: `for ${formatCents(spendCents)}, reached in ${nameMonth(date, month)}`,
              valueCents,
            })),
            ...plan.referrals.map(({ from, to, month, points, valueCents }) => ({
              key: `${from} ${to}`,
              label: names.card(from),
              detail: `${formatPoints(points)} points for a referral in ${nameMonth(date, month)}`,
              valueCents,
            })),
          ]}
        />
      )}
      {shows('credits') && (
        <LedgerSection
          title="Credits and benefits"
          rows={plan.credits.map(({ card, credit, valueCents }) => ({
            key: `${card} ${credit}`,
            label: names.card(card),
            detail: names.credit(credit),
            valueCents,
          }))}
        />
      )}
      {shows('fees') && (
        <>
          <LedgerSection
            title="Annual fees"
            rows={plan.fees.map(({ card, months, feeCents }, index) => ({
              key: `${card} ${index}`,
              label: names.card(card),
              detail: `posted in ${formatCount(months, 'month')}, less refunds`,
              valueCents: 0 - feeCents,
            }))}
          />
          <LedgerSection
            title="Payment costs"
            rows={plan.costs.map(({ card, subCategory, spendCents, costCents }, index) => ({
              key: `${card} ${index}`,
              label: names.card(card),
              detail: `what payees charge for ${formatCents(spendCents)} of ${names.subCategory(subCategory)}`,
              valueCents: 0 - costCents,
            }))}
          />
        </>
      )}
      {shows('points') && plan.balancesCents !== 0 && (
        <LedgerSection
          title="Points you have"
          rows={[
            {
              key: 'points',
              label: plan.balancesCents < 0 ? 'Worth less' : 'Worth more',
              detail: 'with the cards you hold at the end, compared with today',
              valueCents: plan.balancesCents,
            },
          ]}
        />
      )}
      <p className="flex items-baseline justify-between gap-4 border-t-2 px-3 pt-3 text-lg font-semibold">
        <span>{only ? `${only.name} in these months` : 'Kept in these months'}</span>
        <span>{formatExactCents(only ? only.of(plan) : plan.netCents)}</span>
      </p>
    </div>
  );
}
