import {
  type CalendarDate,
  addDays,
  addMonths,
  compareDates,
  dateOf,
  partsOf,
} from '../calendar.ts';
import { type CardOffer, mostWorth, type OfferBack, stateOf } from '../card-offers/judge-offer.ts';
import type { AnnualFee } from './annual-fee.ts';
import { listRefundWindows } from './fee-refund.ts';
import type { NamedStep } from './name-step.ts';
import { type Autopay, listPaymentDues, needsPaymentReminder } from './payment-due.ts';
import {
  identifyStep,
  isStepOver,
  lastDayOfStep,
  type PlanStep,
  type StepCard,
} from './plan-step.ts';
import { type DatedHoldings, type Upcoming, listUpcoming } from './upcoming.ts';

/** How often a choice can change. */
export const CHOICE_PERIODS = ['quarter', 'month'] as const;
type ChoicePeriod = (typeof CHOICE_PERIODS)[number];

const MONTHS: Readonly<Record<ChoicePeriod, number>> = { quarter: 3, month: 1 };

export const REPEATS = ['never', 'month', 'year'] as const;

/** A reminder in the member's own words. */
export type OwnReminder = {
  readonly id: string;
  readonly title: string;
  /** The first day, where it repeats. */
  readonly dueOn: CalendarDate;
  readonly repeats: (typeof REPEATS)[number];
  /** True if a mail of its own tells it on its day. */
  readonly isMailed: boolean;
};

/** Further dated items: fee refunds, choices, rotating categories, expiring points, the steps of a plan, payments, offers on cards, and the member's own reminders. */
export type DueHoldings = DatedHoldings & {
  /** Days after a fee in which its issuer refunds it, by id of the fee's card. */
  readonly refundDays: ReadonlyMap<string, number>;
  /** Choices a member can change each quarter or month. */
  readonly choices: readonly {
    id: string;
    cardName: string;
    choiceName: string;
    every: ChoicePeriod;
  }[];
  /** Categories that count only once the member activates them, which is not done yet, from `startsOn` to `endsOn`, both included. */
  readonly activations: readonly {
    id: string;
    cardName: string;
    categories: readonly string[];
    /** Address of the issuer, where it is done; null if unknown. */
    site: string | null;
    startsOn: CalendarDate;
    endsOn: CalendarDate;
  }[];
  readonly balances: readonly {
    id: string;
    systemName: string;
    points: number;
    expiresOn: CalendarDate;
  }[];
  /** Steps of kept plans; names are for display. */
  readonly steps: readonly (PlanStep & NamedStep)[];
  /** Cards that show which steps are done. */
  readonly stepCards: readonly StepCard[];
  /** Held cards whose due day is known, 1 to 31. */
  readonly payments: readonly {
    id: string;
    cardName: string;
    dueDay: number;
    autopay: Autopay | null;
  }[];
  readonly offers: readonly { readonly cardName: string; readonly offer: CardOffer }[];
  /** Offers that pay less in all are left out. */
  readonly offersFromCents: number;
  readonly ownReminders: readonly OwnReminder[];
};

type Dated = { readonly id: string; readonly date: CalendarDate };

export type Due =
  | Upcoming
  | (Dated & { readonly kind: 'refund-ends'; readonly cardName: string; readonly fee: AnnualFee })
  | (Dated & {
      readonly kind: 'choice-opens';
      readonly cardName: string;
      readonly choiceName: string;
      readonly every: ChoicePeriod;
    })
  | (Dated & {
      readonly kind: 'activation-opens';
      readonly cardName: string;
      readonly categories: readonly string[];
      readonly site: string | null;
      readonly endsOn: CalendarDate;
    })
  | (Dated & {
      readonly kind: 'points-expire';
      readonly systemName: string;
      readonly points: number;
    })
  | (Dated & {
      readonly kind: 'plan-step';
      readonly endsOn: CalendarDate;
    } & NamedStep)
  | (Dated & {
      readonly kind: 'payment-due';
      readonly cardName: string;
      readonly autopay: Autopay | null;
    })
  | (Dated & {
      readonly kind: 'offer-ends';
      readonly cardName: string;
      readonly shop: string;
      readonly back: OfferBack;
    })
  | (Dated & {
      readonly kind: 'own-reminder';
      readonly title: string;
      readonly isMailed: boolean;
    });

/** The days of a reminder from `from` to `to`, both included; the 31st is the last day of a shorter month. */
export function listOccurrences(
  { dueOn, repeats }: Pick<OwnReminder, 'dueOn' | 'repeats'>,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  if (repeats === 'never') return dueOn >= from && dueOn <= to ? [dueOn] : [];
  const months = repeats === 'month' ? 1 : 12;
  const [first, start] = [partsOf(dueOn), partsOf(from)];
  const passed = (start.year - first.year) * 12 + start.month - first.month;
  const days: CalendarDate[] = [];
  for (let count = Math.max(0, Math.floor(passed / months)); ; count += 1) {
    const day = addMonths(dueOn, months * count);
    if (day > to) return days;
    if (day >= from) days.push(day);
  }
}

/** The first days of the quarters or months that begin from `from` to `to`, both included. */
function listStarts(every: ChoicePeriod, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const { year, month } = partsOf(from);
  const months = MONTHS[every];
  const first = dateOf(year, month - ((month - 1) % months), 1);
  const starts: CalendarDate[] = [];
  for (let count = 0; addMonths(first, months * count) <= to; count += 1) {
    const start = addMonths(first, months * count);
    if (start >= from) starts.push(start);
  }
  return starts;
}

/**
 * Everything with a day from today to `days` days from now, both included, the soonest first. Categories whose quarter
 * runs already keep its first day, on which they could be activated, and steps of a plan keep theirs until their month is over.
 * A payment is listed for each month, and for none where the issuer pays the whole statement by itself.
 * Offers are those that are added to their card and still pay.
 */
export function listDue(holdings: DueHoldings, today: CalendarDate, days: number): readonly Due[] {
  const last = addDays(today, days);
  const refunds = holdings.fees.flatMap(({ id, cardName, schedule }) =>
    listRefundWindows(schedule, holdings.refundDays.get(id) ?? null, today, last).map(
      ({ fee, until: date }): Due => ({ kind: 'refund-ends', id, cardName, date, fee }),
    ),
  );
  const choices = holdings.choices.flatMap((choice) =>
    listStarts(choice.every, today, last).map((date): Due => ({
      kind: 'choice-opens',
      ...choice,
      date,
    })),
  );
  const activations = holdings.activations
    .filter(({ startsOn, endsOn }) => endsOn >= today && startsOn <= last)
    .map(({ startsOn: date, ...activation }): Due => ({
      kind: 'activation-opens',
      ...activation,
      date,
    }));
  const points = holdings.balances
    .filter(({ points: left, expiresOn }) => left > 0 && expiresOn >= today && expiresOn <= last)
    .map(({ expiresOn: date, ...balance }): Due => ({ kind: 'points-expire', ...balance, date }));
  const steps = holdings.steps
    .filter((step) => lastDayOfStep(step) >= today && step.plannedOn <= last)
    .filter((step) => !isStepOver(step, holdings.stepCards))
    .map((step): Due => ({
      kind: 'plan-step',
      id: identifyStep(step),
      action: step.action,
      cardName: step.cardName,
      becomesName: step.becomesName,
      points: step.points,
      date: step.plannedOn,
      endsOn: lastDayOfStep(step),
    }));
  const payments = holdings.payments
    .filter(({ autopay }) => needsPaymentReminder(autopay))
    .flatMap(({ dueDay, ...card }) =>
      listPaymentDues({ dueDay }, today, last).map((date): Due => ({
        kind: 'payment-due',
        ...card,
        date,
      })),
    );
  const offers = holdings.offers.flatMap(({ cardName, offer }): Due[] => {
    const { id, shop, back, endsOn: date } = offer;
    const isTold =
      stateOf(offer, today) === 'ready' &&
      (mostWorth(offer) ?? Infinity) >= holdings.offersFromCents;
    return isTold && date !== null && date <= last
      ? [{ kind: 'offer-ends', id, cardName, shop, back, date }]
      : [];
  });
  const own = holdings.ownReminders.flatMap(({ id, title, isMailed, ...reminder }) =>
    listOccurrences(reminder, today, last).map((date): Due => ({
      kind: 'own-reminder',
      id,
      title,
      isMailed,
      date,
    })),
  );
  return [
    ...listUpcoming(holdings, today, days),
    ...refunds,
    ...choices,
    ...activations,
    ...points,
    ...steps,
    ...payments,
    ...offers,
    ...own,
  ].sort((a, b) => compareDates(a.date, b.date));
}

/** Keeps the next of each card's payments and of each own reminder, which may come every month; `items` are sorted, the soonest first. */
export function keepNextMonthly(items: readonly Due[]): readonly Due[] {
  const seen = new Set<string>();
  return items.filter(
    ({ kind, id }) =>
      (kind !== 'payment-due' && kind !== 'own-reminder') || (!seen.has(id) && seen.add(id)),
  );
}
