import {
  addMonths,
  type CalendarDate,
  parseCalendarDate,
  startOfMonth,
} from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import type { RuleBook } from '@/domain/eligibility/rule-book.ts';
import type { OpeningRule, PastCard, PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import { CREDIT_RULE } from '@/domain/rewards/catalog/proposal.ts';
import { cents, percent, points } from '@/domain/units.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { PointsOnHand } from '@/features/mine/point-systems/public.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { WhatNextSearch } from './schema.ts';
import { toBonusesUnderWay } from './to-bonuses-under-way.ts';
import { countedRefundDays, type FeeTerms } from './to-fee-terms.ts';
import { feeYearStart, toOwnCard, toOwnPreferences } from './to-held-card.ts';
import { toOpeningRules } from './to-opening-rules.ts';
import { addSpending, dropUnknown, toNoOpeningMonths, toOneTime } from './to-plan-spending.ts';
import { type ChangeRow, toProductChanges } from './to-product-changes.ts';

type Asked = {
  readonly inputs: Pick<ValuationInputs, 'rows' | 'catalog' | 'preferences' | 'spending' | 'date'>;
  /** Everybody's cards, since they share the spending. */
  readonly memberCards: readonly MemberCard[];
  /** Cards of the person the plan is for, all by default: other people's stay as they are. */
  readonly own?: readonly MemberCard[];
  /** The bonuses of those cards, with all that is spent for them. */
  readonly trackers: readonly BonusTrackerRow[];
  readonly book: RuleBook;
  /** The same cards as the application rules count them. */
  readonly history: readonly HistoryCard[];
  /** Months until a card that the member does not hold may be proposed; null for never. */
  readonly monthsUntil: (card: CardRow) => number | null;
  /** Fee terms of held cards, and of cards that may be opened. */
  readonly feeTerms: ReadonlyMap<string, FeeTerms>;
  /** Product changes of issuers, and if the member may have a product without a new application. */
  readonly changes: readonly ChangeRow[];
  readonly mayBecome: (card: CardRow) => boolean;
  readonly search: WhatNextSearch;
  /** Points of the person the plan is for. */
  readonly pointsOnHand?: readonly PointsOnHand[];
};

function halveBonus(card: Card): Card {
  if (!card.bonus) return card;
  const tiers = card.bonus.tiers.map((tier) => ({
    ...tier,
    points: points(tier.points / 2),
    cashCents: cents(tier.cashCents / 2),
  }));
  return { ...card, bonus: { tiers } };
}

/** Our guess, as the page says: issuers publish no such term. */
const MONTHS_AFTER_DENIAL = 6;

function pastOf(card: string, openedOn: CalendarDate): PastCard {
  return {
    card,
    openedOn,
    closedOn: openedOn,
    bonusOn: null,
    bonusesUnderWay: [],
  };
}

/** A card that was refused is not proposed again at once. */
function denialsOf(memberCards: readonly MemberCard[], slugs: ReadonlyMap<number, string>) {
  const denied = memberCards.flatMap(({ id, status, applied_on, credit_card_id }) => {
    const openedOn = parseCalendarDate(applied_on);
    const slug = slugs.get(credit_card_id);
    return status === 'rejected' && openedOn !== null && slug !== undefined
      ? [{ slug, past: pastOf(`denied ${id}`, openedOn) }]
      : [];
  });
  return {
    past: denied.map(({ past }) => past),
    rules: denied.map(({ slug, past }): OpeningRule => ({
      kind: 'once',
      slug: past.card,
      cards: [slug],
      blockedBy: [past.card],
      months: MONTHS_AFTER_DENIAL,
      clock: 'opened',
      what: 'card',
    })),
  };
}

/** The plan's months make history as a first card does that is opened at once. */
function historyOf(waits: ReadonlyMap<number, readonly string[]>, date: CalendarDate) {
  const past = pastOf(CREDIT_RULE, startOfMonth(date));
  return {
    past: waits.size > 0 ? [past] : [],
    rules: [...waits].map(([months, cards]): OpeningRule => ({
      kind: 'once',
      slug: CREDIT_RULE,
      cards,
      blockedBy: [past.card],
      months,
      clock: 'opened',
      what: 'card',
    })),
  };
}

/** The account's opening day, or the nearest known step; a product change opens none. */
function openingDayOf({ opened_on, approved_on, applied_on }: MemberCard) {
  return parseCalendarDate(opened_on ?? approved_on ?? applied_on);
}

/** Ids of held cards with an unknown fee date. */
export function listUndated(memberCards: readonly MemberCard[], date: CalendarDate) {
  return memberCards
    .filter(
      (card) => card.status === 'held' && feeYearStart(card, openingDayOf(card), date, 0) === null,
    )
    .map(({ id }) => id);
}

/** A member's rows as a question to the engine: what they hold, what they may open, and what they allow. */
export function toPlanQuestion({
  inputs,
  memberCards,
  own = memberCards,
  trackers,
  book,
  history: counted,
  monthsUntil,
  feeTerms,
  changes,
  mayBecome,
  search: asked,
  pointsOnHand = [],
}: Asked): PlanQuestion {
  const { rows, catalog, date } = inputs;
  const search = dropUnknown(asked, new Set(catalog.subCategories.map(({ slug }) => slug)));
  const slugs = new Map(rows.cards.map(({ id, slug }) => [id, slug]));
  const domainCards = new Map(catalog.cards.map((card) => [card.slug, card]));
  const held = memberCards
    .filter(({ status }) => status === 'held')
    .flatMap((memberCard) => {
      const card = domainCards.get(slugs.get(memberCard.credit_card_id) ?? '');
      return card
        ? [
            {
              card,
              memberCard,
              yearStart: feeYearStart(
                memberCard,
                openingDayOf(memberCard),
                date,
                feeTerms.get(memberCard.id)?.refundDays ?? 0,
              ),
            },
          ]
        : [];
    });
  const ownIds = new Set(own.map(({ id }) => id));
  const ownHeld = held.filter(({ memberCard }) => ownIds.has(memberCard.id));
  const heldSlugs = new Set(ownHeld.map(({ card }) => card.slug));
  const mayHave = (row: CardRow) =>
    domainCards.has(row.slug) &&
    !heldSlugs.has(row.slug) &&
    !search.never.includes(row.slug) &&
    row.annual_fee_cents <= (search.fee ?? Infinity) * 100;
  const waits = new Map<number, string[]>();
  const openable = rows.cards.flatMap((row): Card[] => {
    const card = domainCards.get(row.slug);
    const months = card && mayHave(row) ? monthsUntil(row) : null;
    if (!card || months === null || months >= search.months) return [];
    if (months > 0) waits.set(months, [...(waits.get(months) ?? []), row.slug]);
    return [search.half ? halveBonus(card) : card];
  });
  const accounts = [
    ...ownHeld.map(({ card, memberCard }) => ({ slug: memberCard.id, product: card.slug })),
    ...openable.map(({ slug }) => ({ slug, product: slug })),
  ];
  const productChanges = toProductChanges(
    changes,
    rows.cards,
    accounts,
    (row) => mayHave(row) && mayBecome(row),
  );
  const opened = new Set(openable.map(({ slug }) => slug));
  const onlyChanged = [...new Set(productChanges.map(({ to }) => to))].flatMap((slug) => {
    const card = domainCards.get(slug);
    return card && !opened.has(slug) ? [card] : [];
  });
  const { rules, past } = toOpeningRules(
    book,
    counted,
    openable,
    productChanges,
    date,
    new Set(ownHeld.map(({ memberCard }) => memberCard.id)),
  );
  const denials = denialsOf(own, slugs);
  const history = historyOf(waits, date);
  const preferences = toOwnPreferences(inputs.preferences, held);
  const onHand = new Map(pointsOnHand.map((each) => [each.system, each]));
  return {
    catalog: {
      ...catalog,
      pointSystems: catalog.pointSystems.map((system) => ({
        ...system,
        leavingValue: onHand.get(system.slug)?.leaving?.centsPerPoint ?? null,
      })),
      cards: [
        ...held.map(({ card, memberCard }) => toOwnCard(card, memberCard)),
        ...openable,
        ...onlyChanged,
      ],
    },
    preferences: search.redeem === 'cash' ? { ...preferences, redemption: 'cash' } : preferences,
    spending: addSpending(inputs.spending, search),
    growthPercent: percent(search.growth),
    date,
    horizonMonths: search.months,
    oneTime: toOneTime(search, date),
    history: [
      ...held.map(({ memberCard, yearStart }) => ({
        card: memberCard.id,
        openedOn: yearStart ?? addMonths(startOfMonth(date), -12),
        closedOn: null,
        bonusOn: null,
        bonusesUnderWay: toBonusesUnderWay(memberCard, trackers, date, search.half ? 0.5 : 1),
      })),
      ...past,
      ...denials.past,
      ...history.past,
    ],
    balances: Object.fromEntries([...onHand].map(([system, each]) => [system, each.points])),
    rules: [...rules, ...denials.rules, ...history.rules],
    feeRefundDays: Object.fromEntries(
      [...feeTerms].map(([card, terms]) => [card, countedRefundDays(terms, date)]),
    ),
    productChanges,
    limits: {
      atMostNew: search.new,
      atMostPerMonth: 1,
      atMostHeld: null,
      atMostFeesCents:
        search.fees === undefined ? null : cents((search.fees * 100 * search.months) / 12),
      noOpeningMonths: toNoOpeningMonths(search, date),
      excluded: onlyChanged.map(({ slug }) => slug),
      // Without a fee date there is no month to close them in.
      keep: held
        .filter(
          ({ memberCard, yearStart }) =>
            yearStart === null || !ownIds.has(memberCard.id) || search.keep.includes(memberCard.id),
        )
        .map(({ memberCard }) => memberCard.id),
      mayClose: true,
      fees: 'posted',
    },
  };
}
