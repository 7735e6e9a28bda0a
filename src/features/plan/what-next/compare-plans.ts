import type { CalendarDate } from '@/domain/calendar.ts';
import { formatCount, formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { listPlanFields } from './list-plan-fields.ts';
import type { PlanEvent } from './list-steps.ts';
import { keyOfMonth } from './read-month.ts';
import type { ToldPlan, WhatNextSearch } from './schema.ts';

export type ComparedPlan = {
  readonly search: WhatNextSearch;
  readonly plan: ToldPlan;
  readonly events: readonly PlanEvent[];
  /** Names of all its cards, including ones the member no longer has. */
  readonly names: ReadonlyMap<string, string>;
};

/** A plan that can be described after its cards are gone. */
export function createCompared(
  told: Omit<ComparedPlan, 'names'>,
  nameOf: (card: string) => string,
): ComparedPlan {
  const { plan, events } = told;
  const cards = [
    ...plan.months.flatMap((month) => month.cards),
    ...events.flatMap((event) => (event.kind === 'change' ? [event.card, event.to] : [event.card])),
  ];
  return { ...told, names: new Map([...new Set(cards)].map((card) => [card, nameOf(card)])) };
}

type Setting = { readonly label: string; readonly value: string };

function listSettings(search: WhatNextSearch, date: CalendarDate): readonly Setting[] {
  const { buy, more, growth, never, keep } = search;
  const bought = buy.reduce((sum, { dollars }) => sum + dollars * 100, 0);
  return [
    ...listPlanFields(search, date).map(({ label, chosen, choices }) => ({
      label,
      value: choices.find(({ value }) => value === chosen)?.label ?? chosen,
    })),
    { label: 'Big purchases', value: formatWholeDollars(bought) },
    { label: 'Extra per month', value: formatWholeDollars(more * 100) },
    { label: 'Growth a year', value: formatPercent(growth) },
    { label: 'Never opened', value: formatCount(never.length, 'card') },
    { label: 'Never closed', value: formatCount(keep.length, 'card') },
  ];
}

export function compareSettings(kept: WhatNextSearch, now: WhatNextSearch, date: CalendarDate) {
  const before = new Map(listSettings(kept, date).map(({ label, value }) => [label, value]));
  const after = new Map(listSettings(now, date).map(({ label, value }) => [label, value]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const [was, is] = [before.get(label) ?? '–', after.get(label) ?? '–'];
    return was === is ? [] : [{ label, was, is }];
  });
}

const done = { open: 'Open', close: 'Close', change: 'Change' } as const;

/** The cards that two plans open, change and close, by the month as an address has it. */
export function compareSteps(kept: ComparedPlan, now: ComparedPlan, date: CalendarDate) {
  const stepsOf = ({ events, names }: ComparedPlan) => {
    const nameOf = (card: string) => names.get(card) ?? card;
    return events.flatMap((event) => {
      if (event.kind !== 'open' && event.kind !== 'close' && event.kind !== 'change') return [];
      const to = event.kind === 'change' ? ` to ${nameOf(event.to)}` : '';
      return [{ month: event.month, text: `${done[event.kind]} ${nameOf(event.card)}${to}` }];
    });
  };
  const [before, after] = [stepsOf(kept), stepsOf(now)];
  const months = [...new Set([...before, ...after].map(({ month }) => month))];
  const textsIn = (steps: typeof before, at: number) =>
    steps.flatMap(({ month, text }) => (month === at ? [text] : []));
  return months
    .sort((a, b) => a - b)
    .map((month) => ({
      month,
      key: keyOfMonth(date, month),
      kept: textsIn(before, month),
      now: textsIn(after, month),
    }));
}
