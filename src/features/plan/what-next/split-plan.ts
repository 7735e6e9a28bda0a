import type { PersonCopies } from '@/domain/household/person-copies.ts';
import type { Plan, PlannedReferral } from '@/domain/plan/describe-plan.ts';
import type { Reason } from './schema.ts';

type OfCard = { readonly card: string };

/** Rows about one person's cards, by the cards' names in a plan for that person alone. */
function pickOwn<Row extends OfCard>(
  rows: readonly Row[],
  { ownerOf }: PersonCopies,
  person: string,
): readonly Row[] {
  return rows.flatMap((row) => {
    const owner = ownerOf(row.card);
    return owner.person === person ? [{ ...row, card: owner.card }] : [];
  });
}

/** One person's part of a household plan, in the shape of a plan of their own; its totals are the household's. */
export function splitPlan(plan: Plan, copies: PersonCopies, person: string): Plan {
  const { ownerOf, systemOf } = copies;
  return {
    ...plan,
    steps: pickOwn(plan.steps, copies, person).map((step) => {
      if (step.action === 'change') return { ...step, to: ownerOf(step.to).card };
      if (step.action !== 'close' || !step.room) return step;
      return { ...step, room: { ...step.room, card: ownerOf(step.room.card).card } };
    }),
    months: plan.months.map(({ cards, lines }) => ({
      cards: pickOwn(
        cards.map((card) => ({ card })),
        copies,
        person,
      ).map(({ card }) => card),
      lines: pickOwn(lines, copies, person).map((line) => ({
        ...line,
        pointSystem: systemOf(line.pointSystem),
      })),
    })),
    bonuses: pickOwn(plan.bonuses, copies, person),
  };
}

export function splitReasons(reasons: readonly Reason[], copies: PersonCopies, person: string) {
  return pickOwn(reasons, copies, person);
}

/** Finds who earns a referral, and how much, when a person opens a card. */
export function findReferral(
  referrals: readonly PlannedReferral[],
  { ownerOf }: PersonCopies,
  person: string,
  card: string,
) {
  for (const { from, to, points } of referrals) {
    const opener = ownerOf(to);
    if (opener.person === person && opener.card === card) {
      return { by: ownerOf(from).person, points };
    }
  }
  return null;
}
