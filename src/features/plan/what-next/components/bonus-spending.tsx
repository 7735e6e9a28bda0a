import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { PlanParts, Reason } from '../schema.ts';
import { EventFigure } from './event-figure.tsx';

/** Loads when a figure is opened. */
const BonusLedger = lazyNamed(() => import('./bonus-ledger.tsx'), 'BonusLedger');

type BonusSpendingProps = {
  event: Extract<PlanEvent, { kind: 'open' }>;
  reasons: readonly Reason[];
  name: string;
  names: LedgerNames;
  plan: PlanParts;
  date: CalendarDate;
};

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
        description="Spending on this card while you earn its bonus."
        className="font-medium"
      >
        <BonusLedger
          spending={event.window}
          bonusCents={bonusCents}
          lostCents={lostCents}
          names={names}
        />
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
