import { toProductChange } from '@/features/mine/member-cards/schema.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { CardReader } from './create-card-reader.ts';
import type { PlanEvent } from './list-steps.ts';
import type { DoStep } from './schema.ts';

/** Carries out a step of a plan on a day; opens a card for the current applicant unless a person is given. */
export function applyStep(
  doStep: DoStep,
  event: PlanEvent,
  on: CalendarDate,
  facts: { readonly cardOf: CardReader; readonly offerOf: ValuationInputs['offerOf'] },
  owner?: Owner,
): void {
  const { name, card, own } = facts.cardOf(event.card);
  if (event.kind === 'open') void doStep.open(card, facts.offerOf(card.slug), on, owner);
  else if (own && event.kind === 'change') {
    const to = facts.cardOf(event.to);
    const values = toProductChange(card.id, to.card.id, on);
    void doStep.change(own, values, to.name);
  } else if (own) void doStep.close(own, name);
}
