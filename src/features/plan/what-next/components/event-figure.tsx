import type { ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { EventLedger as Ledger } from '../explain-event.ts';
import type { EventLedgerProps } from './event-ledger.tsx';

/** Loads when a figure is opened. */
const EventLedger = lazyNamed(() => import('./event-ledger.tsx'), 'EventLedger');

type EventFigureProps = EventLedgerProps & {
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
