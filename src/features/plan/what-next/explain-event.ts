import { addDays, type CalendarDate } from '@/domain/calendar.ts';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { describeRoom } from '@/lib/describe-closing.ts';
import { describeLeaving } from '@/features/mine/point-systems/public.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import type { Blocker } from './find-blocker.ts';
import type { OpeningOrder } from './find-order.ts';
import type { PlannedFee } from './find-planned-fee.ts';
import type { ClosingRoom, DatedBonus, PlanEvent } from './list-steps.ts';
import type { PlanParts, Reason } from './schema.ts';

/** Less than this is no reason to do one thing rather than another. */
const INDIFFERENT_CENTS = 50;

export type Grounds = {
  readonly reasons: readonly Reason[];
  readonly blocker: Blocker | null;
  /** Why a card is opened after the one before it; absent where nothing that is computed asks for it. */
  readonly order?: OpeningOrder | null;
};

export type EventLedger =
  | { readonly kind: 'bonus'; readonly bonus: DatedBonus }
  | { readonly kind: 'rewards'; readonly spending: readonly SpendLine[] }
  | { readonly kind: 'fee'; readonly fee: PlannedFee }
  /** The plan beside another one, which has a name. */
  | { readonly kind: 'other'; readonly name: string; readonly other: PlanParts };

/** A figure among the words of a sentence. */
type EventFigure = { readonly figure: string; readonly ledger: EventLedger };
type Sentence = readonly (string | EventFigure)[];

const dollars = (cents: number, ledger: EventLedger): EventFigure => ({
  figure: formatWholeDollars(cents),
  ledger,
});

function explainMove(ahead: number | null, other: PlanParts | null, when: string): Sentence[] {
  if (ahead === null || other === null) return [];
  const opened = `Opened a month ${when}`;
  if (Math.abs(ahead) < INDIFFERENT_CENTS) return [[`${opened}, it makes no difference.`]];
  const figure = dollars(Math.abs(ahead), { kind: 'other', name: opened, other });
  return [[`${opened}, the plan keeps `, figure, ahead > 0 ? ' less.' : ' more.']];
}

/** Why a card is opened in its month, not before and not after. */
function explainMonth(
  reason: Extract<Reason, { kind: 'open' }> | undefined,
  blocker: Blocker | null,
): readonly Sentence[] {
  const { aheadOfEarlierCents = null, aheadOfLaterCents = null } = reason ?? {};
  const { earlier = null, later = null } = reason ?? {};
  const until = blocker?.clearsOn ? ` until ${formatDate(blocker.clearsOn)}` : '';
  return [
    ...(blocker
      ? [
          [
            blocker.title === null
              ? `Not earlier: the credit it asks for takes${until} to build.`
              : `Not earlier: “${blocker.title}” forbids it${until}.`,
          ],
        ]
      : explainMove(aheadOfEarlierCents, earlier, 'earlier')),
    ...explainMove(aheadOfLaterCents, later, 'later'),
  ];
}

/** Why a card comes after the one opened before it. */
function explainOrder(
  order: OpeningOrder,
  date: CalendarDate,
  nameOf: (card: string) => string,
): string {
  const prior = nameOf(order.prior);
  switch (order.kind) {
    case 'slot': {
      const until = order.clearsOn === null ? '' : ` until ${formatDate(order.clearsOn)}`;
      const refused = order.what === 'card' ? prior : `the bonus of ${prior}`;
      return `${prior} comes first: opened before it, this card makes “${order.title}” refuse ${refused}${until}.`;
    }
    case 'rule':
      return `It can’t come before ${prior}: “${order.title}” still forbids it then.`;
    case 'spending':
      return `${prior} comes first: your spending reaches the ${formatWholeDollars(order.spendCents)} for its bonus in ${nameMonth(date, order.month)}, and goes to this card after that.`;
    case 'pace':
      return `${prior} takes the month before, and the plan opens one card a month.`;
  }
}

/** The plan that keeps a card instead of closing it, or closes it instead of keeping it. */
function findOther(
  { card, month, kind }: PlanEvent,
  reasons: readonly Reason[],
): Extract<Reason, { kind: 'close' | 'keep' }> | undefined {
  // For a fee charged earlier this month, the plan's years begin one month before.
  const months = kind === 'fee' ? [month, month - 1] : [month];
  for (const each of reasons) {
    if (
      each.kind === 'open' ||
      each.kind === 'change' ||
      each.kind !== (kind === 'fee' ? 'keep' : kind)
    )
      continue;
    if (each.card === card && months.includes(each.month)) return each;
  }
  return undefined;
}

/** The ledger behind the figure of a fee that is paid or not. */
export function findFeeLedger(
  event: Extract<PlanEvent, { kind: 'fee' | 'close' }>,
  reasons: readonly Reason[],
): EventLedger {
  const reason = event.kind === 'close' ? findOther(event, reasons) : undefined;
  return reason
    ? { kind: 'other', name: 'Kept', other: reason.other }
    : { kind: 'fee', fee: event };
}

function explainClosing(reasons: readonly Reason[], event: PlanEvent): Sentence[] {
  const reason = findOther(event, reasons);
  if (!reason) return [];
  const { kind, other, feeCents, otherCents } = reason;
  const ledger: EventLedger = {
    kind: 'other',
    name: kind === 'close' ? 'Kept' : 'Closed',
    other,
  };
  return [
    [
      kind === 'close' ? 'Closing it saves ' : 'Keep it: closing it before this fee saves ',
      dollars(feeCents, ledger),
      ' of fees and loses ',
      ...(otherCents < INDIFFERENT_CENTS
        ? ['nothing else']
        : [dollars(otherCents, ledger), ' of what it earns']),
      ' in the months of this plan.',
    ],
  ];
}

function explainRoom({ card, what, title }: ClosingRoom, nameOf: (card: string) => string) {
  return what === 'card'
    ? describeRoom(nameOf(card), title)
    : `${nameOf(card)} then pays its bonus: “${title}” forbids that while you have this card.`;
}

/** Until when a card must be closed so that its fee is not paid. */
function describeClosingTime(fee: PlannedFee, date: CalendarDate): string {
  const { feeCents, dueIn, dueOn, refundDays } = fee;
  const name = `its fee of ${formatWholeDollars(feeCents)}`;
  if (refundDays === null) {
    return `Before ${name} is charged${dueOn === null ? '' : ` on ${formatDate(dueOn)}`}.`;
  }
  const within = `Within ${formatCount(refundDays, 'day')} after ${name} is charged`;
  return dueOn === null
    ? `${within} in ${nameMonth(date, dueIn)}, to get the fee back.`
    : `${within} on ${formatDate(dueOn)}, by ${formatDate(addDays(dueOn, refundDays))}, to get the fee back.`;
}

function explainOpening(
  event: Extract<PlanEvent, { kind: 'open' }>,
  date: CalendarDate,
  { reasons, blocker, order = null }: Grounds,
  nameOf: (card: string) => string,
): readonly Sentence[] {
  const { bonuses, spending, from, warnings, card } = event;
  const rewardsCents = spending.reduce((sum, line) => sum + line.valueCents, 0);
  const isLater = blocker === null && from > date && !from.endsWith('-01');
  const reason = reasons.find((each) => each.kind === 'open' && each.card === card);
  return [
    ...bonuses.map((bonus): Sentence => {
      const { spendCents, valueCents, month, dueOn } = bonus;
      const by = dueOn === null ? '' : ` by ${formatDate(dueOn)}`;
      return [
        'Its bonus is worth ',
        dollars(valueCents, { kind: 'bonus', bonus }),
        `: spend ${formatWholeDollars(spendCents)} on it${by}, which your spending reaches in ${nameMonth(date, month)}.`,
      ];
    }),
    ...(rewardsCents > 0
      ? [
          [
            'Spending on it earns ',
            dollars(rewardsCents, { kind: 'rewards', spending }),
            ' in this plan.',
          ],
        ]
      : []),
    ...(order ? [[explainOrder(order, date, nameOf)]] : []),
    ...(isLater ? [[`Application rules allow it from ${formatDate(from)}.`]] : []),
    ...explainMonth(reason?.kind === 'open' ? reason : undefined, blocker),
    ...warnings.map((title) => [
      `Risk: the issuer may refuse it. Applicants report this rule: ${title}.`,
    ]),
  ];
}

function explainChange(
  event: Extract<PlanEvent, { kind: 'change' }>,
  date: CalendarDate,
  { reasons }: Grounds,
): readonly Sentence[] {
  const { card, month, feeCents, toFeeCents } = event;
  const reason = reasons.find(
    (each) => each.kind === 'change' && each.card === card && each.month === month,
  );
  const ways =
    reason?.kind === 'change'
      ? [
          { name: 'Kept as it is', ahead: reason.aheadOfKeepingCents, other: reason.kept },
          { name: 'Closed', ahead: reason.aheadOfClosingCents, other: reason.closed },
        ]
      : [];
  return [
    ...(feeCents > 0 ? [[describeClosingTime(event, date)]] : []),
    [
      toFeeCents > 0
        ? `The account then has a fee of ${formatWholeDollars(toFeeCents)}.`
        : 'The account then has no fee.',
    ],
    [
      'The account stays open and doesn’t count as a new card; the new product pays no welcome bonus.',
    ],
    ...ways.flatMap(({ name, ahead, other }): Sentence[] => {
      if (other === null || ahead === null || ahead < INDIFFERENT_CENTS) return [];
      return [
        [`${name}, the plan keeps `, dollars(ahead, { kind: 'other', name, other }), ' less.'],
      ];
    }),
  ];
}

/** Explains in sentences why an event happens in its month, stating only computed facts. */
export function explainEvent(
  event: PlanEvent,
  date: CalendarDate,
  grounds: Grounds = { reasons: [], blocker: null },
  nameOf: (card: string) => string = (card) => card,
): readonly Sentence[] {
  switch (event.kind) {
    case 'open':
      return explainOpening(event, date, grounds, nameOf);
    case 'bonus': {
      const { spendCents, dueOn } = event.bonus;
      const due = dueOn === null ? [] : [[`It is due by ${formatDate(dueOn)}.`]];
      return [[`You have spent the ${formatWholeDollars(spendCents)} it asks for.`], ...due];
    }
    case 'due': {
      const { spendCents, month } = event.bonus;
      return [
        [
          `The last day to spend the ${formatWholeDollars(spendCents)} it asks for, which your spending reaches in ${nameMonth(date, month)}.`,
        ],
      ];
    }
    case 'fee': {
      const on = event.dueOn === null ? [] : [[`Charged on ${formatDate(event.dueOn)}.`]];
      if (event.isFirst) return [['Charged when you open it.']];
      if (event.refundDays !== null) {
        return [...on, ['You’ll get it refunded: the plan closes the card in time.']];
      }
      const why = explainClosing(grounds.reasons, event);
      return [
        ...on,
        ...(why.length > 0 ? why : [['Keep it: no plan found is worth more without it.']]),
      ];
    }
    case 'move':
      return describeLeaving(event.move, event.points).map((line) => [line]);
    case 'change':
      return explainChange(event, date, grounds);
    case 'close': {
      const why = event.room
        ? [[explainRoom(event.room, nameOf)]]
        : explainClosing(grounds.reasons, event);
      return [
        ...(event.feeCents > 0 ? [[describeClosingTime(event, date)]] : []),
        ...(why.length > 0 ? why : [['No plan found is worth more with it.']]),
        ...(event.isOldest
          ? [['It is the oldest card you have: closing it shortens your credit history.']]
          : []),
      ];
    }
  }
}

/** The same as plain text. */
export function describeEvent(...asked: Parameters<typeof explainEvent>): readonly string[] {
  return explainEvent(...asked).map((sentence) =>
    sentence.map((part) => (typeof part === 'string' ? part : part.figure)).join(''),
  );
}
