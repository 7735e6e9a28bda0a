import type { ComponentProps, ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { EventLedger as Ledger } from '../explain-event.ts';
import { EventLedger } from './event-ledger.tsx';

type EventFigureProps = ComponentProps<typeof EventLedger> & {
  figure: ReactNode;
  className?: string;
};

function titleOf({ kind }: Ledger, name: string): string {
  switch (kind) {
    case 'bonus':
      return `the bonus of ${name}`;
    case 'rewards':
      return `what spending on ${name} earns`;
    case 'fee':
      return `the fee of ${name}`;
    case 'other':
      return `the difference for ${name}`;
  }
}

/** A figure of an event, which opens to its lines. */
export function EventFigure({ figure, className, ...ledger }: EventFigureProps) {
  return (
    <LedgerDialog
      figure={figure}
      title={titleOf(ledger.ledger, ledger.name)}
      {...(className === undefined ? {} : { className })}
    >
      <EventLedger {...ledger} />
    </LedgerDialog>
  );
}
