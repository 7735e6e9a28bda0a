import { ArrowLeftRight, Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';
import type { CardFacts } from '@/domain/card-face.ts';
import { cn } from '@/lib/class-names.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';

/** One account over the months of a plan, from 0; the last month is not included. */
export type PlanLaneBar = {
  readonly card: string;
  readonly from: number;
  readonly until: number;
  /** True if the plan opens it. */
  readonly isNew: boolean;
  /** Months in which its bonus is earned, and what it is worth; null without one. */
  readonly bonus: { readonly until: number; readonly valueCents: number } | null;
  /** How it ends before the plan does; null if it is kept. */
  readonly end: 'close' | 'change' | null;
  /** The fee that its end avoids. */
  readonly savedCents: number;
  /** The product that it becomes, and its last month; null if it is not changed. */
  readonly then: { readonly card: string; readonly until: number } | null;
};

type PlanPictureProps = {
  /** Name of the cards' owner, where it is not the reader alone. */
  owner?: string;
  lanes: readonly PlanLaneBar[];
  /** Months of the plan. */
  count: number;
  /** A day of its first month. */
  date: CalendarDate;
  cardOf: (key: string) => {
    readonly name: string;
    readonly card: CardFacts;
    readonly issuer: string;
  };
};

const marks = {
  open: { icon: <Plus strokeWidth={3} />, className: 'bg-positive text-background' },
  change: {
    icon: <ArrowLeftRight strokeWidth={3} />,
    className: 'bg-background border-foreground border-2',
  },
  close: {
    icon: <X strokeWidth={3} />,
    className: 'bg-background border-destructive text-destructive border-2',
  },
} as const;

function Mark({ kind, at }: { kind: keyof typeof marks; at?: string }) {
  const { icon, className } = marks[kind];
  return (
    <span
      style={at === undefined ? undefined : { left: at }}
      className={cn(
        'grid size-5 place-items-center rounded-full [&_svg]:size-3',
        at !== undefined && 'absolute top-1/2 z-10 -translate-1/2',
        className,
      )}
    >
      {icon}
    </span>
  );
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The months of a plan as bars, one for each account: the list of steps has the same in words. */
export function PlanPicture({ owner, lanes, count, date, cardOf }: PlanPictureProps) {
  const id = useId();
  const at = (month: number) => `${(100 * month) / count}%`;
  const ticks = Array.from({ length: count }, (_, month) => {
    const { year, month: number } = partsOf(addMonths(startOfMonth(date), month));
    return { month, year, number, name: monthName.format(Date.UTC(year, number - 1, 1)) };
  });
  const grid = 'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]';
  const legend: readonly (readonly [ReactNode, string])[] = [
    [<Mark key="open" kind="open" />, 'Open'],
    [<Mark key="change" kind="change" />, 'Change to another card'],
    [<Mark key="close" kind="close" />, 'Close'],
    [<span key="bonus" className="bg-positive h-3 w-7 rounded-xs" />, 'Bonus, with its value'],
    [<s key="fee">$95</s>, 'A fee you won’t pay'],
  ];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="border-foreground flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 pt-2.5 pb-2">
        <h2 id={id} className="font-semibold">
          {owner === undefined ? `${count} months` : `${owner}: ${count} months`}
        </h2>
        <p className="text-muted-foreground text-sm">
          {nameMonth(date, 0)} to {nameMonth(date, count - 1)}. The steps below say the same.
        </p>
      </div>
      <div aria-hidden className="relative pr-3 text-sm">
        <div className={grid}>
          <span />
          <div className="text-muted-foreground relative h-10">
            {ticks.map(({ month, year, number, name }) => (
              <span
                key={month}
                style={{ left: at(month) }}
                className={cn(
                  'absolute bottom-0 whitespace-nowrap',
                  month % 6 !== 0 && 'max-sm:hidden',
                  month % 2 !== 0 && 'max-lg:hidden',
                )}
              >
                {(month === 0 || number === 1) && (
                  <b className="text-foreground absolute bottom-5 left-0 font-semibold">{year}</b>
                )}
                {name}
              </span>
            ))}
          </div>
        </div>
        {lanes.map((lane, index) => {
          const { name, card, issuer } = cardOf(lane.card);
          const becomes = lane.then && cardOf(lane.then.card).name;
          const isShort = lane.until - lane.from < 4;
          return (
            <div key={index} className={cn(grid, 'border-b py-1.5')}>
              <span className="flex items-center gap-2.5">
                <CardArt card={card} issuer={issuer} className="w-10" />
                <span className="leading-4 font-medium max-sm:hidden" translate="no">
                  {name}
                </span>
              </span>
              <div className="relative h-9">
                <div
                  className="absolute inset-y-2 rounded-xs border"
                  style={{
                    left: at(lane.from),
                    width: at(lane.until - lane.from),
                    backgroundColor: card.art_primary_hex,
                  }}
                >
                  {lane.end === null && !isShort && (
                    <span className="bg-background absolute inset-y-px right-px rounded-xs px-1.5 text-xs leading-4 font-semibold">
                      Keep
                    </span>
                  )}
                </div>
                {lane.bonus && (
                  <div
                    className="bg-positive text-background absolute inset-y-2 overflow-hidden rounded-xs pl-3 text-center text-xs leading-5 font-semibold"
                    style={{
                      left: at(lane.from),
                      width: at(Math.max(1, lane.bonus.until - lane.from)),
                    }}
                  >
                    {lane.bonus.until - lane.from > 2 && (
                      <span className="max-sm:hidden">
                        {formatWholeDollars(lane.bonus.valueCents)}
                      </span>
                    )}
                  </div>
                )}
                {lane.then && (
                  <div
                    className="border-input bg-muted text-muted-foreground absolute inset-y-2 overflow-hidden rounded-xs border border-dashed pl-4 text-xs leading-[1.125rem] whitespace-nowrap"
                    style={{ left: at(lane.until), width: at(lane.then.until - lane.until) }}
                  >
                    {becomes}
                  </div>
                )}
                {lane.isNew && <Mark kind="open" at={at(lane.from)} />}
                {lane.end && <Mark kind={lane.end} at={at(lane.until)} />}
                {lane.end === 'close' && lane.savedCents > 0 && (
                  <s
                    style={
                      lane.until > count / 2
                        ? { right: at(count - lane.until) }
                        : { left: at(lane.until) }
                    }
                    className={cn(
                      'absolute top-1/2 -translate-y-1/2 px-4 text-xs',
                      lane.until > count / 2 && 'bg-background/80 mr-3.5 rounded-xs px-1',
                    )}
                  >
                    {formatWholeDollars(lane.savedCents)}
                  </s>
                )}
              </div>
            </div>
          );
        })}
        <div className="text-muted-foreground flex flex-wrap gap-x-6 gap-y-1.5 pt-3">
          {legend.map(([mark, text]) => (
            <span key={text} className="flex items-center gap-2">
              {mark} {text}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
