import type { PlanEvent } from './list-steps.ts';
import type { ToldPlan } from './schema.ts';

/** One account over the months of a plan, from 0; the last month is not included. */
export type PlanLaneBar = {
  readonly card: string;
  readonly from: number;
  readonly until: number;
  /** True if the plan opens it. */
  readonly isNew: boolean;
  /** Months in which its bonus is earned, and what it is worth; null without one. */
  readonly bonus: { readonly until: number; readonly valueCents: number } | null;
  /** How it ends before the plan does; null if it is kept. */
  readonly end: 'close' | 'change' | null;
  /** The fee that its end avoids. */
  readonly savedCents: number;
  /** The product that it becomes, and its last month; null if it is not changed. */
  readonly then: { readonly card: string; readonly until: number } | null;
};

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
