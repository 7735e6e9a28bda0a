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
          figure={`${formatWholeDollars(event.feeCents)} saved`}
          ledger={findFeeLedger(event, reasons)}
          className="shrink-0"
          {...rest}
        />
      );
    case 'open': {
      const [bonus, ...more] = event.bonuses;
      if (!bonus) return null;
      const valueCents = event.bonuses.reduce((sum, each) => sum + each.valueCents, 0);
      const figure = `+${formatWholeDollars(valueCents)}`;
      // Each step of a bonus has its own figure in the details.
      return more.length > 0 ? (
        <span className="text-positive shrink-0">{figure}</span>
      ) : (
        <EventFigure
          figure={figure}
          ledger={{ kind: 'bonus', bonus }}
          className="text-positive shrink-0"
          {...rest}
        />
      );
    }
    case 'change': {
      const savedCents = event.feeCents - event.toFeeCents;
      return savedCents > 0 ? (
        <span className="shrink-0">{formatWholeDollars(savedCents)} saved</span>
      ) : null;
    }
    case 'due':
    case 'move':
      return null;
  }
}
