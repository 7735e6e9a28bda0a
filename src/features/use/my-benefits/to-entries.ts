import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { ALIGNMENTS, BENEFIT_PERIODS } from '@/domain/schedule/benefit-period.ts';
import {
  type BenefitStatus,
  type BenefitUse,
  type HeldBenefit,
  benefitStatus,
} from '@/domain/schedule/benefit-use.ts';
import type { BenefitRow, CardBenefitRow, CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { NameCard } from '@/features/mine/people/schema.ts';
import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';
import type { BenefitUseRow } from './schema.ts';

/** `money` is used in dollars, `count` in pieces, `standing` needs no keeping of accounts. */
type BenefitMeasure = 'money' | 'count' | 'standing';

export type MyBenefit = {
  /** Key made of the held card and its benefit. */
  readonly key: string;
  readonly memberCard: MemberCard;
  readonly card: CardRow;
  readonly cardName: string;
  readonly row: CardBenefitRow;
  readonly benefit: BenefitRow;
  readonly measure: BenefitMeasure;
  /** Cents, or pieces where it is counted. */
  readonly status: BenefitStatus;
  readonly terms: HeldBenefit;
  /** Uses marked by hand and uses from the log. */
  readonly allUses: readonly BenefitUse[];
  /** Logged purchases it covers, each with its full amount. */
  readonly logged: readonly BenefitUse[];
  readonly own: BenefitCustomValue | undefined;
  /** True if the member values it at nothing. */
  readonly isHidden: boolean;
  /** Spending that it still needs on the card in this period, by the log; 0 once it is earned or used. */
  readonly unearnedCents: number;
};

/** Given in pieces that are used up; lounges, insurance and status are simply there. */
const countedKinds = new Set(['free_night', 'companion_ticket', 'tsa_precheck']);

function measureOf(row: CardBenefitRow, benefit: BenefitRow): BenefitMeasure {
  if (row.value_cents !== null && row.value_cents > 0) return 'money';
  return countedKinds.has(benefit.kind) ? 'count' : 'standing';
}

function toHeldBenefit(
  memberCard: MemberCard,
  row: CardBenefitRow,
  measure: BenefitMeasure,
): HeldBenefit {
  return {
    period: BENEFIT_PERIODS.find((known) => known === row.period) ?? 'year',
    alignment: ALIGNMENTS.find((known) => known === row.alignment) ?? 'calendar',
    startMonth: row.start_month,
    excludesFirstYear: row.excludes_first_year,
    openedOn: parseCalendarDate(memberCard.opened_on),
    closedOn: parseCalendarDate(memberCard.closed_on),
    valueCents: measure === 'money' ? (row.value_cents ?? 0) : 1,
    occurrencesPerPeriod: row.occurrences_per_period,
  };
}

function unearnedOf(
  { min_spend_cents: needed }: CardBenefitRow,
  status: BenefitStatus,
  card: string,
  purchases: readonly PurchaseRow[],
): number {
  if (needed === null || status.kind !== 'current' || status.usedCents > 0) return 0;
  const { startsOn, endsOn } = status.period;
  const spent = purchases
    .filter(
      ({ member_card_id, made_on }) =>
        member_card_id === card && made_on >= startsOn && (endsOn === null || made_on <= endsOn),
    )
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return Math.max(0, needed - spent);
}

type Sources = {
  readonly memberCards: readonly MemberCard[];
  readonly cards: readonly CardRow[];
  readonly benefits: readonly BenefitRow[];
  readonly uses: readonly BenefitUseRow[];
  readonly purchases: readonly PurchaseRow[];
  readonly ownValues: readonly BenefitCustomValue[];
  readonly nameCard: NameCard;
};

/** All benefits of all held cards, with their current state. */
export function toMyBenefits(sources: Sources, today: CalendarDate): MyBenefit[] {
  const cards = new Map(sources.cards.map((card) => [card.id, card]));
  const benefits = new Map(sources.benefits.map((benefit) => [benefit.id, benefit]));
  const own = new Map(sources.ownValues.map((value) => [value.id, value]));
  return sources.memberCards
    .filter(({ status }) => status === 'held')
    .flatMap((memberCard) => {
      const card = cards.get(memberCard.credit_card_id);
      return (card?.credit_card_benefits ?? []).flatMap((row): MyBenefit[] => {
        const benefit = benefits.get(row.benefit_id);
        if (!card || !benefit) return [];
        const measure = measureOf(row, benefit);
        const uses = sources.uses.filter(
          (use) => use.member_card_id === memberCard.id && use.credit_card_benefit_id === row.id,
        );
        const dated = uses.flatMap((use) => {
          const usedOn = parseCalendarDate(use.period_starts_on);
          const amountCents = measure === 'money' ? use.used_cents : use.used_count;
          return usedOn === null ? [] : [{ usedOn, amountCents }];
        });
        const logged = sources.purchases.flatMap((purchase) => {
          const usedOn = parseCalendarDate(purchase.made_on);
          return usedOn !== null &&
            measure === 'money' &&
            purchase.member_card_id === memberCard.id &&
            purchase.credit_card_benefit_id === row.id
            ? [{ usedOn, amountCents: purchase.amount_cents }]
            : [];
        });
        const terms = toHeldBenefit(memberCard, row, measure);
        const allUses = [...dated, ...logged];
        const status = benefitStatus(terms, allUses, today);
        return [
          {
            key: `${memberCard.id}:${row.id}`,
            memberCard,
            card,
            cardName: sources.nameCard(memberCard.nickname ?? card.name, memberCard.person_id),
            row,
            benefit,
            measure,
            status,
            terms,
            allUses,
            logged,
            own: own.get(row.id),
            isHidden: own.get(row.id)?.value === 0,
            unearnedCents: unearnedOf(row, status, memberCard.id, sources.purchases),
          },
        ];
      });
    });
}

/** The logged part of the current period's use, which the member need not enter. */
export function loggedNow({ status, logged }: Pick<MyBenefit, 'status' | 'logged'>): number {
  if (status.kind !== 'current') return 0;
  const { period, totalCents } = status;
  const sum = logged
    .filter(
      ({ usedOn }) =>
        usedOn >= period.startsOn && (period.endsOn === null || usedOn <= period.endsOn),
    )
    .reduce((cents, { amountCents }) => cents + amountCents, 0);
  return Math.min(totalCents, sum);
}
