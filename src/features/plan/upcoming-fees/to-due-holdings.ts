import { calendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { CHOICE_PERIODS, type DueHoldings } from '@/domain/schedule/due.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { CardOfferRow } from '@/features/use/card-offers/schema.ts';
import type { useMyBenefits } from '@/features/use/my-benefits/queries.ts';
import type { NameCard, Owner } from '@/features/mine/people/schema.ts';
import { type OwnReminderRow, toOwnReminder } from '@/features/plan/own-reminders/schema.ts';
import { type PlannedStep, toPlanStep, toStepCard } from '@/features/plan/planned-steps/schema.ts';
import type { PointBalanceRow } from '@/features/mine/valuation/schema.ts';
import { listRotatingPeriods } from '@/features/use/selectable-categories/queries.ts';
import { type FeeCard, toDatedBonuses, toFeeCards } from './to-holdings.ts';

export type DueSources = {
  readonly rows: CatalogRows;
  readonly memberCards: readonly MemberCard[];
  /** Trackers with their logged spending. */
  readonly trackers: readonly BonusTrackerRow[];
  readonly benefits: ReturnType<typeof useMyBenefits>;
  readonly balances: readonly PointBalanceRow[];
  /** Owners whose balances are private. */
  readonly privateOwners?: ReadonlySet<Owner>;
  readonly steps: readonly PlannedStep[];
  /** Absent for others' cards, whose offers they are told of themselves. */
  readonly offers?: readonly CardOfferRow[];
  readonly offersFromCents?: number;
  /** Absent for others, who share none. */
  readonly ownReminders?: readonly OwnReminderRow[];
  /** Number of days after a fee in which an issuer refunds it, by issuer id. */
  readonly refundDays: ReadonlyMap<number, number>;
  readonly nameCard: NameCard;
};

function listActivations(
  feeCards: readonly FeeCard[],
  rows: CatalogRows,
  today: string,
): DueHoldings['activations'] {
  const sites = new Map(rows.companies.map(({ id, website_url }) => [id, website_url]));
  return feeCards.flatMap(({ memberCard, card, name: cardName }) =>
    card.card_choices
      .filter(({ mode }) => mode === 'rotating')
      .flatMap((choice) =>
        listRotatingPeriods(card, choice, rows.categories, today).flatMap(
          ({ range: { from, to }, names: categories, activation }) =>
            activation !== null &&
            from !== undefined &&
            to !== undefined &&
            memberCard.choices[choice.slug]?.includes(activation) !== true
              ? [
                  {
                    id: `${memberCard.id}:${choice.slug}`,
                    cardName,
                    categories,
                    site: sites.get(card.company_id) ?? null,
                    startsOn: calendarDate(from),
                    endsOn: calendarDate(to),
                  },
                ]
              : [],
        ),
      ),
  );
}

/**
 * Steps with their cards' current names. Steps of cards missing from the catalog are dropped, and those that move points
 * once none are left.
 */
function listSteps(sources: DueSources): DueHoldings['steps'] {
  const { rows, memberCards, balances, privateOwners, steps, nameCard } = sources;
  const products = new Map(rows.cards.map((card) => [card.id, card]));
  const systems = new Map(rows.pointSystems.map(({ id, name }) => [id, name]));
  const nicknames = new Map(memberCards.map(({ id, nickname }) => [id, nickname]));
  return steps.flatMap((row) => {
    const card = products.get(row.credit_card_id);
    if (card === undefined) return [];
    const { name, point_system_id } = card;
    const balance = balances.find(
      (each) => each.person_id === row.person_id && each.point_system_id === point_system_id,
    );
    if (row.action === 'move' && !balance?.points && !privateOwners?.has(row.person_id)) return [];
    const nickname = row.member_card_id === null ? null : nicknames.get(row.member_card_id);
    return [
      {
        ...toPlanStep(row),
        cardName: nameCard(nickname ?? name, row.person_id),
        becomesName: products.get(row.becomes_credit_card_id ?? 0)?.name ?? null,
        points:
          row.action === 'move'
            ? {
                systemName: nameCard(systems.get(point_system_id) ?? '', row.person_id),
                count: balance?.points ?? null,
              }
            : null,
      },
    ];
  });
}

/** Builds the member's due dates from the screens' rows; the calendar feed builds the same from the database. */
export function toDueHoldings(sources: DueSources, today: string): DueHoldings {
  const { rows, memberCards, trackers, benefits, balances, refundDays, nameCard } = sources;
  const { offers = [], offersFromCents = 0, ownReminders = [] } = sources;
  const feeCards = toFeeCards(memberCards, rows.cards, nameCard);
  const systems = new Map(rows.pointSystems.map(({ id, name }) => [id, name]));
  return {
    fees: feeCards.map(({ memberCard: { id }, name: cardName, schedule }) => ({
      id,
      cardName,
      schedule,
    })),
    refundDays: new Map(
      feeCards.flatMap(({ memberCard: { id }, card }) => {
        const days = refundDays.get(card.company_id);
        return days === undefined ? [] : [[id, days] as const];
      }),
    ),
    bonuses: toDatedBonuses(trackers, feeCards),
    benefits: benefits
      .filter(
        ({ measure, isHidden, unearnedCents, row: { ends_on: end } }) =>
          measure === 'money' && !isHidden && unearnedCents === 0 && (end === null || end >= today),
      )
      .map(({ key: id, cardName, row, terms: benefit, allUses: uses }) => ({
        id,
        cardName,
        benefitName: row.name,
        benefit,
        uses,
      })),
    choices: feeCards.flatMap(({ memberCard, card, name: cardName }) =>
      card.card_choices.flatMap(({ mode, slug, name: choiceName, change_period }) => {
        const every = CHOICE_PERIODS.find((period) => period === change_period);
        return mode === 'member_selected' && every !== undefined
          ? [{ id: `${memberCard.id}:${slug}`, cardName, choiceName, every }]
          : [];
      }),
    ),
    activations: listActivations(feeCards, rows, today),
    balances: balances.flatMap(({ id, point_system_id, points, expires_on }) => {
      const [systemName, expiresOn] = [systems.get(point_system_id), parseCalendarDate(expires_on)];
      return systemName === undefined || expiresOn === null
        ? []
        : [{ id, systemName, points, expiresOn }];
    }),
    steps: listSteps(sources),
    stepCards: memberCards.map(toStepCard),
    payments: feeCards.flatMap(({ memberCard: { id, due_day: dueDay, autopay }, name: cardName }) =>
      dueDay === null ? [] : [{ id, cardName, dueDay, autopay }],
    ),
    offers: offers.flatMap((row) => {
      const held = feeCards.find(({ memberCard: { id } }) => id === row.member_card_id);
      return held ? [{ cardName: held.name, offer: toOffer(row) }] : [];
    }),
    offersFromCents,
    ownReminders: ownReminders.map(toOwnReminder),
  };
}
