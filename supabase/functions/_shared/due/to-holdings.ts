import { toOffer } from '../../../../src/domain/card-offers/read-columns.ts';
import type { BenefitUse } from '../../../../src/domain/schedule/benefit-use.ts';
import type { DueHoldings } from '../../../../src/domain/schedule/due.ts';
import type { DueRows } from './due-rows.ts';

type CardRow = DueRows['cards'][number];
type TrackerRow = DueRows['trackers'][number];
type BenefitRow = DueRows['benefits'][number];

function toFee(card: CardRow): DueHoldings['fees'][number] {
  return {
    id: card.id,
    cardName: card.name,
    schedule: {
      openedOn: card.opened_on,
      closedOn: card.closed_on,
      annualFeeCents: card.annual_fee_cents,
      firstYearFeeCents: card.first_year_fee_cents,
      feeMonth: card.fee_month,
      feeDay: card.fee_day,
    },
  };
}

function toBonus(row: TrackerRow, cardName: string): DueHoldings['bonuses'][number] {
  return {
    id: row.id,
    cardName,
    tracking: {
      requiredCents: row.left_cents,
      spentCents: 0,
      deadline: row.deadline_on,
      postedOn: null,
    },
  };
}

function toBenefit(
  row: BenefitRow,
  card: CardRow,
  use: BenefitUse,
): DueHoldings['benefits'][number] {
  return {
    id: `${card.id}:${row.id}`,
    cardName: card.name,
    benefitName: row.name,
    benefit: {
      period: row.period,
      alignment: row.alignment,
      startMonth: row.start_month,
      excludesFirstYear: row.excludes_first_year,
      openedOn: card.opened_on,
      closedOn: card.closed_on,
      valueCents: row.value_cents,
      occurrencesPerPeriod: row.occurrences_per_period,
    },
    uses: [use],
  };
}

/** Converts one member's rows to the domain's input. */
export function toHoldings(rows: DueRows): DueHoldings {
  const cards = new Map(rows.cards.map((card) => [card.id, card]));
  /** Attaches each row's card, which is always present because the database reads everything at once. */
  const withCard = <Row extends { member_card_id: string }, Made>(
    list: readonly Row[],
    make: (row: Row, card: CardRow) => Made,
  ): Made[] =>
    list.flatMap((row) => {
      const card = cards.get(row.member_card_id);
      return card === undefined ? [] : [make(row, card)];
    });
  return {
    fees: rows.cards.map(toFee),
    refundDays: new Map(
      rows.cards.flatMap(({ id, refund_days: days }) => (days === null ? [] : [[id, days]])),
    ),
    bonuses: withCard(rows.trackers, (row, { name }) => toBonus(row, name)),
    benefits: rows.benefits.flatMap((row) =>
      Object.entries(row.used_cents).flatMap(([id, amountCents]) => {
        const card = cards.get(id);
        const use = { usedOn: rows.today, amountCents };
        return card === undefined ? [] : [toBenefit(row, card, use)];
      }),
    ),
    choices: withCard(rows.choices, (row, card) => ({
      id: `${card.id}:${row.slug}`,
      cardName: card.name,
      choiceName: row.name,
      every: row.every,
    })),
    activations: withCard(rows.activations, (row, card) => ({
      id: `${card.id}:${row.slug}`,
      cardName: card.name,
      categories: row.categories,
      site: row.site,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
    })),
    balances: rows.balances.map((row) => ({
      id: row.id,
      systemName: row.system,
      points: row.points,
      expiresOn: row.expires_on,
    })),
    steps: rows.steps.map((row) => ({
      action: row.action,
      owner: row.person_id,
      product: row.credit_card_id,
      account: row.member_card_id,
      becomes: row.becomes_credit_card_id,
      plannedOn: row.planned_on,
      keptOn: row.kept_on,
      cardName: row.name,
      becomesName: row.becomes,
      points:
        row.system === null || row.points === null
          ? null
          : { systemName: row.system, count: row.points },
    })),
    stepCards: rows.step_cards.map((row) => ({
      id: row.id,
      owner: row.person_id,
      product: row.credit_card_id,
      isHeld: row.is_held,
      closedOn: row.closed_on,
    })),
    payments: rows.cards.flatMap(({ id, name: cardName, due_day: dueDay, autopay }) =>
      dueDay === null ? [] : [{ id, cardName, dueDay, autopay }],
    ),
    offers: withCard(rows.offers, (row, { name: cardName }) => ({
      cardName,
      offer: toOffer({ ...row, is_added: true }),
    })),
    offersFromCents: rows.offers_from_cents,
    ownReminders: rows.own_reminders.map((row) => ({
      id: row.id,
      title: row.title,
      dueOn: row.due_on,
      repeats: row.repeats,
      isMailed: row.is_mailed,
    })),
  };
}
