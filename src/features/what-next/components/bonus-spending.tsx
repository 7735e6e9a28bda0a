import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatExactCents, formatWholeDollars } from '@/lib/format.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { PlanParts, Reason } from '../schema.ts';
import { EventFigure } from './event-figure.tsx';

type BonusSpendingProps = {
  event: Extract<PlanEvent, { kind: 'open' }>;
  reasons: readonly Reason[];
  name: string;
  names: LedgerNames;
  plan: PlanParts;
  date: CalendarDate;
};

/** What goes on a new card while its bonus is earned, and what that spending would earn more without the bonus. */
export function BonusSpending({ event, reasons, ...ledger }: BonusSpendingProps) {
  const { name, names } = ledger;
  const spendCents = event.window.reduce((sum, line) => sum + line.spendCents, 0);
  const bonusCents = event.bonuses.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const reason = reasons.find((each) => each.kind === 'open' && each.card === event.card);
  const { gainCents, withoutBonus } =
    reason?.kind === 'open' ? reason : { gainCents: null, withoutBonus: null };
  const lostCents = gainCents === null ? null : Math.max(0, bonusCents - gainCents);
  const kinds = event.window.slice(0, 3).map(({ subCategory }) => names.subCategory(subCategory));
  const rest = event.window.length - kinds.length;
  return (
    <p className="text-sm">
      <LedgerDialog
        figure={formatWholeDollars(spendCents)}
        title={`the spending that earns the bonus of ${name}`}
        description="What goes on this card in the months of its bonus."
        className="font-medium"
      >
        <div className="grid gap-5">
          <SpendLines lines={event.window} names={names} showCards={false} />
          {gainCents !== null && lostCents !== null && (
            <>
              <LedgerSection
                title="The bonus and its price"
                rows={[
                  { key: 'bonus', label: 'Sign-up bonus', detail: '', valueCents: bonusCents },
                  {
                    key: 'lost',
                    label: 'Rewards lost elsewhere',
                    detail: 'what your spending would earn more if there were no bonus to earn',
                    valueCents: 0 - lostCents,
                  },
                ]}
              />
              <p className="flex items-baseline justify-between gap-4 px-3 font-semibold">
                <span>The bonus adds</span>
                <span>{formatExactCents(bonusCents - lostCents)}</span>
              </p>
            </>
          )}
        </div>
      </LedgerDialog>{' '}
      goes on it in those months: {kinds.join(', ')}
      {rest > 0 && ` and ${rest} more`}.
      {lostCents !== null &&
        withoutBonus !== null &&
        (lostCents < 50 ? (
          ' That costs no rewards elsewhere.'
        ) : (
          <>
            {' '}
            That costs{' '}
            <EventFigure
              figure={formatWholeDollars(lostCents)}
              ledger={{ kind: 'other', name: 'Without its bonus', other: withoutBonus }}
              {...ledger}
            />{' '}
            of rewards elsewhere.
          </>
        ))}
    </p>
  );
}
