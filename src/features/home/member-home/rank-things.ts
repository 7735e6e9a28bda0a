import { type CalendarDate, daysBetween } from '@/domain/calendar.ts';
import type { OfferBack } from '@/domain/card-offers/judge-offer.ts';
import { activationPeriod } from '@/domain/purchase/activation.ts';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { Due } from '@/domain/schedule/due.ts';
import type { NamedStep } from '@/domain/schedule/name-step.ts';
import { PAYMENT_LEAD_DAYS } from '@/domain/schedule/payment-due.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { DECIDE_WITHIN_DAYS } from '@/features/plan/upcoming-fees/schema.ts';
import type { Suggestion } from '@/features/plan/card-ranking/schema.ts';

type Keyed = { readonly key: string };
type Dated = Keyed & { readonly date: CalendarDate; readonly daysLeft: number };

/** Something that a member can do now, with what its one action needs. */
export type Thing =
  | (Dated & {
      readonly kind: 'credit';
      readonly benefitId: string;
      readonly benefitName: string;
      readonly cardName: string;
      readonly leftCents: number;
    })
  | (Dated & {
      readonly kind: 'fee';
      readonly memberCardId: string;
      readonly cardName: string;
      readonly feeCents: number;
    })
  | (Dated & { readonly kind: 'bonus'; readonly cardName: string; readonly leftCents: number })
  | (Dated & { readonly kind: 'points'; readonly systemName: string; readonly points: number })
  | (Dated & { readonly kind: 'step' } & NamedStep)
  | (Dated & { readonly kind: 'payment'; readonly cardName: string })
  | (Dated & {
      readonly kind: 'offer';
      readonly cardName: string;
      readonly shop: string;
      readonly back: OfferBack;
    })
  | (Dated & {
      readonly kind: 'activation';
      readonly memberCardId: string;
      readonly activation: Activation;
      readonly cardName: string;
      readonly categories: readonly string[];
    })
  | (Keyed & {
      readonly kind: 'choice';
      readonly cardName: string;
      readonly choiceName: string;
      /** Names of the default values used meanwhile. */
      readonly countedWith: readonly string[];
    })
  | (Keyed & { readonly kind: 'opened'; readonly cardName: string })
  | (Keyed & { readonly kind: 'suggestion'; readonly suggestion: Suggestion });

/** A free choice that the member has not made. */
type OpenChoice = {
  readonly key: string;
  readonly cardName: string;
  readonly choiceName: string;
  readonly countedWith: readonly string[];
};

type Sources = {
  readonly upcoming: readonly Due[];
  readonly choices: readonly OpenChoice[];
  /** Names of cards with a fee whose opening day is not known. */
  readonly undated: readonly string[];
  readonly suggestions: readonly Suggestion[];
};

/** Days ahead from which each is worth an action now. */
const WITHIN_DAYS = {
  credit: 31,
  fee: DECIDE_WITHIN_DAYS,
  bonus: 60,
  points: 60,
  offer: 14,
} as const;
/** Below a dollar nothing is worth the walk. */
const LEAST_CENTS = 100;
const MOST = 3;

function toDated(item: Due, today: CalendarDate): Thing[] {
  const daysLeft = daysBetween(today, item.date);
  const dated = { key: `${item.kind} ${item.id}`, date: item.date, daysLeft };
  switch (item.kind) {
    case 'benefit-lapses': {
      const { id: benefitId, benefitName, cardName, leftCents } = item;
      if (daysLeft > WITHIN_DAYS.credit || leftCents < LEAST_CENTS) return [];
      return [{ ...dated, kind: 'credit', benefitId, benefitName, cardName, leftCents }];
    }
    case 'annual-fee': {
      const { amountCents: feeCents, isWaived } = item.fee;
      if (daysLeft > WITHIN_DAYS.fee || isWaived || feeCents === 0) return [];
      return [{ ...dated, kind: 'fee', memberCardId: item.id, cardName: item.cardName, feeCents }];
    }
    case 'bonus-deadline': {
      const { cardName, leftCents } = item;
      if (daysLeft > WITHIN_DAYS.bonus) return [];
      return [{ ...dated, kind: 'bonus', cardName, leftCents }];
    }
    case 'points-expire': {
      const { systemName, points } = item;
      if (daysLeft > WITHIN_DAYS.points) return [];
      return [{ ...dated, kind: 'points', systemName, points }];
    }
    case 'payment-due':
      return daysLeft > PAYMENT_LEAD_DAYS
        ? []
        : [{ ...dated, kind: 'payment', cardName: item.cardName }];
    case 'offer-ends': {
      const { cardName, shop, back } = item;
      if (daysLeft > WITHIN_DAYS.offer) return [];
      return [{ ...dated, kind: 'offer', cardName, shop, back }];
    }
    case 'plan-step': {
      // Before its day, the plan has a reason to wait.
      if (daysLeft > 0) return [];
      const { action, cardName, becomesName, points, endsOn } = item;
      const until = { ...dated, date: endsOn, daysLeft: daysBetween(today, endsOn) };
      return [{ ...until, kind: 'step', action, cardName, becomesName, points }];
    }
    case 'activation-opens': {
      if (daysLeft > 0) return [];
      const { id, cardName, categories, endsOn } = item;
      const [memberCardId = '', key = ''] = id.split(':');
      const activation = { key, period: activationPeriod(item.date) };
      const until = { ...dated, date: endsOn, daysLeft: daysBetween(today, endsOn) };
      return [{ ...until, kind: 'activation', memberCardId, activation, cardName, categories }];
    }
    // The decision about a fee covers its refund; choices have their own lines, and own reminders need no advice.
    case 'refund-ends':
    case 'choice-opens':
    case 'own-reminder':
      return [];
  }
}

/** Each purchase before an activation loses, so its last day does not keep it out of the three. */
const waitOf = (thing: Dated & Pick<Thing, 'kind'>) =>
  thing.kind === 'activation' ? 0 : thing.daysLeft;

const amountOf = (thing: Thing) =>
  thing.kind === 'fee' ? thing.feeCents : 'leftCents' in thing ? thing.leftCents : 0;

function firstOfEach(things: readonly Thing[]): Thing[] {
  const kinds = new Set<Thing['kind']>();
  return things.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}

/** A step of a plan has its month, and no deadline. */
const dueIn = (thing: Thing) =>
  'daysLeft' in thing && thing.kind !== 'step' ? thing.daysLeft : Infinity;

/**
 * Picks the three things to do now. Things lost by waiting come first, by date and then by amount; then choices the
 * member has not made; then cards without an opening day; last, cards that would add value. One of each kind, as long
 * as there are three kinds: others fill the remaining places, in the same order. The three are shown by what is due
 * first.
 */
export function rankThings(sources: Sources, today: CalendarDate): Thing[] {
  const dated = sources.upcoming
    .flatMap((item) => toDated(item, today))
    .filter((thing) => 'date' in thing)
    .sort((a, b) => waitOf(a) - waitOf(b) || amountOf(b) - amountOf(a));
  // A saved plan names the next card already.
  const isPlanned = sources.upcoming.some(
    (item) => item.kind === 'plan-step' && item.action === 'apply',
  );
  const things: Thing[] = [
    ...dated,
    ...sources.choices.map((choice) => ({ ...choice, kind: 'choice' as const })),
    ...sources.undated.map((cardName) => ({
      key: `opened ${cardName}`,
      kind: 'opened' as const,
      cardName,
    })),
    ...(isPlanned ? [] : sources.suggestions).map((suggestion) => ({
      key: `suggestion ${suggestion.card.slug}`,
      kind: 'suggestion' as const,
      suggestion,
    })),
  ];
  const chosen = firstOfEach(things).slice(0, MOST);
  const more = things.filter((thing) => !chosen.includes(thing)).slice(0, MOST - chosen.length);
  return things
    .filter((thing) => chosen.includes(thing) || more.includes(thing))
    .sort((a, b) => (dueIn(a) === dueIn(b) ? 0 : dueIn(a) - dueIn(b)));
}

/** Sum of the other due credits, which are not among the things to do: count, amount and deadline. */
export function sumOtherCredits(
  upcoming: readonly Due[],
  things: readonly Thing[],
  today: CalendarDate,
): { readonly count: number; readonly leftCents: number; readonly lastDate: CalendarDate } | null {
  const shown = new Set(things.map(({ key }) => key));
  const others = upcoming
    .flatMap((item) => toDated(item, today))
    .flatMap((thing) => (thing.kind === 'credit' && !shown.has(thing.key) ? [thing] : []));
  const last = others.at(-1);
  if (last === undefined) return null;
  return {
    count: others.length,
    leftCents: others.reduce((sum, { leftCents }) => sum + leftCents, 0),
    lastDate: last.date,
  };
}

type HeldCardRow = {
  readonly memberCard: Pick<MemberCard, 'id' | 'nickname'>;
  readonly card: Pick<CardRow, 'name' | 'card_choices'>;
};

export function listOpenChoices(
  choices: WalletValue['choices'],
  entries: readonly HeldCardRow[],
): OpenChoice[] {
  return choices.flatMap(({ card: id, choice: slug, options, chosenBy }): OpenChoice[] => {
    const entry = entries.find(({ memberCard }) => memberCard.id === id);
    const row = entry?.card.card_choices.find((each) => each.slug === slug);
    if (!entry || row?.mode !== 'member_selected' || chosenBy === 'member') return [];
    const counted = new Set(options.map((option) => option.slug));
    return [
      {
        key: `choice ${id} ${slug}`,
        cardName: entry.memberCard.nickname ?? entry.card.name,
        choiceName: row.name,
        countedWith: row.card_choice_options
          .filter((option) => counted.has(option.slug))
          .map(({ name }) => name),
      },
    ];
  });
}
