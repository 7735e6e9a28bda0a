import { Fragment } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Button } from '@/components/ui/button.tsx';
import { type CalendarDate, calendarMonthsBetween } from '@/domain/calendar.ts';
import { describeNoReturn } from '@/lib/describe-closing.ts';
import { OffersPaid } from '@/features/use/card-offers/public.tsx';
import { formatCount } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { type CardReader, listIssuersToAsk } from '../create-card-reader.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { PlanParts } from '../schema.ts';
import { explainEvent, type Grounds } from '../explain-event.ts';
import type { Unfolded } from '../use-unfolded.ts';
import { findStep } from '../list-calendar-events.ts';
import { describeBriefly, nameEvent } from '../words.ts';
import { AppliedBefore } from './applied-before.tsx';
import { EventAmount } from './event-amount.tsx';
import { EventFigure } from './event-figure.tsx';
import { BonusSpending } from './bonus-spending.tsx';
import { PreapprovalStep } from './preapproval-step.tsx';
import { StepRow } from './step-row.tsx';

type PlanTimelineProps = {
  events: readonly PlanEvent[];
  plan: PlanParts;
  date: CalendarDate;
  cardOf: CardReader;
  names: LedgerNames;
  /** Name of the person who applies; null for the member. */
  person: string | null;
  groundsOf: (event: PlanEvent) => Grounds;
  onDo: (event: PlanEvent, on: CalendarDate) => void;
  onNever: (slug: string) => void;
  onKeep: (id: string) => void;
  onDenied: (slug: string) => void;
  label?: string;
  /** An event's effect on somebody else. */
  noteOf?: (event: PlanEvent) => string | null;
  /** Person who takes the steps in their own account. */
  doneBy?: string | null;
  /** Which rows show: kept by the page, since a new plan is another list. */
  unfolded: Unfolded;
};

const done = {
  open: 'I applied for it',
  close: 'I closed it',
  change: 'I changed it',
} as const;

function EventItem(props: Omit<PlanTimelineProps, 'events' | 'label'> & { event: PlanEvent }) {
  const { event, plan, date, cardOf, names, groundsOf, onDo, onNever, onKeep, onDenied } = props;
  const { unfolded } = props;
  const { name, card, issuer, isHeld } = cardOf(event.card);
  const nameOf = (slug: string) => cardOf(slug).name;
  const title = nameEvent(event, nameOf);
  const note = props.noteOf?.(event) ?? null;
  const grounds = groundsOf(event);
  const ledger = { name, names, plan, date };
  const isEnd = event.kind === 'close' || event.kind === 'change';
  const isStep = event.kind === 'open' || event.kind === 'move' || isEnd;
  const noReturn = event.kind === 'close' ? describeNoReturn(card) : null;
  const on = findStep(event, date)?.on;
  const brief = describeBriefly(event);
  return (
    <StepRow
      art={<CardArt card={card} issuer={issuer} className={isStep ? 'w-12' : 'w-12 opacity-60'} />}
      title={title}
      isStep={isStep}
      on={on}
      brief={brief}
      amount={<EventAmount event={event} reasons={grounds.reasons} {...ledger} />}
      isOpenAtFirst={unfolded.details}
    >
      <p className="text-muted-foreground text-sm">
        {explainEvent(event, date, grounds, nameOf).map((sentence, index) => (
          <Fragment key={index}>
            {sentence.map((part, at) =>
              typeof part === 'string' ? part : <EventFigure key={at} {...part} {...ledger} />,
            )}{' '}
          </Fragment>
        ))}
      </p>
      {noReturn !== null && <p className="text-caution text-sm">{noReturn}</p>}
      {event.kind === 'close' && isHeld && (
        <OffersPaid isClosing memberCardId={event.card} className="text-caution text-sm" />
      )}
      {note !== null && <p className="text-positive text-sm font-medium">{note}</p>}
      {event.kind === 'open' && event.bonuses.length > 0 && (
        <BonusSpending event={event} reasons={grounds.reasons} {...ledger} />
      )}
      {isStep && props.doneBy && (
        <p className="text-sm">{props.doneBy} does this in their own account.</p>
      )}
      {!props.doneBy && (event.kind === 'open' || (isEnd && isHeld)) && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            size="md"
            variant="outline"
            aria-label={`${done[event.kind]}: ${name}`}
            onClick={() => onDo(event, date)}
          >
            {done[event.kind]}
          </Button>
          {event.kind === 'open' && (
            <AppliedBefore name={name} today={date} onApplied={(on) => onDo(event, on)} />
          )}
          {event.kind === 'open' && (
            <Button
              size="md"
              variant="ghost"
              aria-label={`I was denied: ${name}`}
              onClick={() => onDenied(event.card)}
            >
              I was denied
            </Button>
          )}
          {event.kind === 'open' && (
            <Button
              size="md"
              variant="ghost"
              aria-label={`Not this card: ${name}`}
              onClick={() => onNever(event.card)}
            >
              Not this card
            </Button>
          )}
          {isEnd && (
            <Button
              size="md"
              variant="ghost"
              aria-label={`Keep it anyway: ${name}`}
              onClick={() => onKeep(event.card)}
            >
              Keep it anyway
            </Button>
          )}
        </div>
      )}
    </StepRow>
  );
}

/** True for what the member does; the rest happens on its own. */
const isDone = ({ kind }: PlanEvent) => kind !== 'fee' && kind !== 'bonus' && kind !== 'due';

export function PlanTimeline({ events, label, ...rest }: PlanTimelineProps) {
  const { unfolded } = rest;
  const { details, dates, onChange } = unfolded;
  const steps = events.filter(isDone);
  const shown = dates ? events : steps;
  // A day may be in another month than the plan counts: points move before their card is closed.
  const monthOf = (event: PlanEvent) => {
    const on = findStep(event, rest.date)?.on;
    return on === undefined ? event.month : calendarMonthsBetween(rest.date, on);
  };
  const months = [...new Set(shown.map(monthOf))].sort((a, b) => a - b);
  const issuers = listIssuersToAsk(events, rest.cardOf);
  const firstOpening = events.find(({ kind }) => kind === 'open');
  const others = events.length - steps.length;
  return (
    <div>
      <div className="flex flex-wrap gap-x-5 gap-y-1 py-2 print:hidden">
        {steps.length > 0 && (
          <Button
            variant="link"
            size="sm"
            className="px-0"
            aria-pressed={details}
            onClick={() => onChange({ details: !details, dates })}
          >
            {details ? 'Close all details' : 'Open all details'}
          </Button>
        )}
        {others > 0 && (
          <Button
            variant="link"
            size="sm"
            className="px-0"
            aria-pressed={dates}
            onClick={() => onChange({ details, dates: !dates })}
          >
            {dates ? 'Hide' : 'Show'}{' '}
            {formatCount(others, 'fee or bonus day', 'fees and bonus days')}
          </Button>
        )}
      </div>
      {steps.length === 0 && !dates && (
        <p className="text-muted-foreground py-3">No step to take: only fees and bonus days.</p>
      )}
      <ol aria-label={label ?? 'The months of the plan'} className="divide-y">
        {months.map((month) => (
          <li key={month} className="grid gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <h3 className="pt-3 font-semibold sm:pt-4">{nameMonth(rest.date, month)}</h3>
            <ul className="divide-y">
              {firstOpening && month === monthOf(firstOpening) && issuers.length > 0 && (
                <PreapprovalStep
                  key={`asked ${details}`}
                  issuers={issuers}
                  person={rest.person}
                  isOpenAtFirst={details}
                />
              )}
              {shown
                .filter((event) => monthOf(event) === month)
                .map((event, index) => (
                  <EventItem
                    key={`${event.kind} ${event.card} ${index} ${details}`}
                    event={event}
                    {...rest}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
