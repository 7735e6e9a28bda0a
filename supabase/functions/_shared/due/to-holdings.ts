import { spentWithin } from '../../../../src/domain/schedule/bonus-deadline.ts';
import type { DueHoldings } from '../../../../src/domain/schedule/due.ts';
import type { DueRows } from './due-rows.ts';

type CardRow = DueRows['cards'][number];
type TrackerRow = DueRows['trackers'][number];
type BenefitRow = DueRows['benefits'][number];

/** The member's own fee goes before the product's. */
function toFee(card: CardRow): DueHoldings['fees'][number] {
  return {
    id: card.id,
    cardName: card.name,
    schedule: {
      openedOn: card.opened_on,
      closedOn: card.closed_on,
      annualFeeCents: card.own_fee_cents ?? card.annual_fee_cents,
      firstYearFeeCents: card.own_fee_cents ?? card.first_year_fee_cents,
      feeMonth: card.fee_month,
      feeDay: card.fee_day,
    },
  };
}

/** What the member entered as spent, and what their log has in the window of the bonus. */
function toBonus(row: TrackerRow, cardName: string, rows: DueRows): DueHoldings['bonuses'][number] {
  const paid = rows.purchases
    .filter((purchase) => purchase.member_card_id === row.member_card_id)
    .map((purchase) => ({ madeOn: purchase.made_on, amountCents: purchase.amount_cents }));
  const window = { startsOn: row.starts_on, lastDay: row.deadline_on };
  return {
    id: row.id,
    cardName,
    tracking: {
      requiredCents: row.required_spend_cents,
      spentCents: row.spent_cents + spentWithin(window, paid),
      deadline: row.deadline_on,
      postedOn: row.posted_on,
    },
  };
}

function toBenefit(row: BenefitRow, card: CardRow, rows: DueRows): DueHoldings['benefits'][number] {
  const uses = [
    ...rows.uses,
    ...rows.purchases.map((purchase) => ({ ...purchase, used_on: purchase.made_on })),
  ];
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
    uses: uses
      .filter((use) => use.member_card_id === card.id && use.benefit_id === row.id)
      .map((use) => ({ usedOn: use.used_on, amountCents: use.amount_cents })),
  };
}

/** What the domain counts with, of the rows of one member. */
export function toHoldings(rows: DueRows): DueHoldings {
  const cards = new Map(rows.cards.map((card) => [card.id, card]));
  /** Of a card that is there, since the database reads all of it at once. */
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
    bonuses: withCard(rows.trackers, (row, { name }) => toBonus(row, name, rows)),
    benefits: withCard(rows.benefits, (row, card) => toBenefit(row, card, rows)),
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
    })),
    stepCards: rows.step_cards.map((row) => ({
      id: row.id,
      owner: row.person_id,
      product: row.credit_card_id,
      isHeld: row.is_held,
      closedOn: row.closed_on,
    })),
  };
}
