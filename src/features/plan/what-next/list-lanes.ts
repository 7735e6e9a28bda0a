import type { PlanLaneBar } from '@/components/plan-picture.tsx';
import type { PlanEvent } from './list-steps.ts';
import type { ToldPlan } from './schema.ts';

/** The accounts of a plan in the order in which they are there: those that are held, then those it opens. */
export function listLanes(
  { months }: Pick<ToldPlan, 'months'>,
  events: readonly PlanEvent[],
): readonly PlanLaneBar[] {
  const horizon = months.length;
  const ends = events.filter((event) => event.kind === 'close' || event.kind === 'change');
  const products = new Set(ends.flatMap((event) => (event.kind === 'change' ? [event.to] : [])));
  const opened = new Map(
    events.flatMap((event) => (event.kind === 'open' ? [[event.card, event.month] as const] : [])),
  );
  const cards = [...new Set(months.flatMap((month) => month.cards))];
  return cards
    .filter((card) => opened.has(card) || !products.has(card))
    .map((card): PlanLaneBar => {
      const end = ends.find((event) => event.card === card);
      const from = opened.get(card) ?? 0;
      const earned = events.flatMap((event) =>
        event.kind === 'bonus' && event.card === card ? [event] : [],
      );
      const valueCents = earned.reduce((sum, { bonus }) => sum + bonus.valueCents, 0);
      const to = end?.kind === 'change' ? end.to : null;
      const closing = ends.find((event) => event.kind === 'close' && event.card === to);
      return {
        card,
        from,
        until: end?.month ?? horizon,
        isNew: opened.has(card),
        bonus:
          earned.length === 0
            ? null
            : { until: Math.max(...earned.map(({ month }) => month)) + 1, valueCents },
        end: end?.kind ?? null,
        savedCents: end ? end.feeCents - (end.kind === 'change' ? end.toFeeCents : 0) : 0,
        then: to === null ? null : { card: to, until: closing?.month ?? horizon },
      };
    })
    .toSorted((a, b) => a.from - b.from);
}
