import type { ComponentProps } from 'react';
import { formatWholeDollars } from '@/lib/format.ts';
import { findFeeLedger } from '../explain-event.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { Reason } from '../schema.ts';
import { EventFigure } from './event-figure.tsx';

type EventAmountProps = Omit<ComponentProps<typeof EventFigure>, 'figure' | 'ledger'> & {
  event: PlanEvent;
  reasons: readonly Reason[];
};

export function EventAmount({ event, reasons, ...rest }: EventAmountProps) {
  switch (event.kind) {
    case 'bonus': {
      const { bonus } = event;
      return (
        <EventFigure
          figure={`+${formatWholeDollars(bonus.valueCents)}`}
          ledger={{ kind: 'bonus', bonus }}
          className="text-positive shrink-0"
          {...rest}
        />
      );
    }
    case 'fee':
      return (
        <EventFigure
          figure={formatWholeDollars(-event.feeCents)}
          ledger={findFeeLedger(event, reasons)}
          className="text-destructive shrink-0"
          {...rest}
        />
      );
    case 'close':
      if (event.feeCents === 0) return null;
      return (
        <EventFigure
          figure={
            <>
              <s aria-hidden>{formatWholeDollars(event.feeCents)}</s>
              <span className="sr-only">{formatWholeDollars(event.feeCents)} fee not paid</span>
            </>
          }
          ledger={findFeeLedger(event, reasons)}
          className="shrink-0"
          {...rest}
        />
      );
    case 'open':
    case 'change':
    case 'due':
    case 'move':
      return null;
  }
}
