import type { HeldCard } from '../rewards/problem.ts';
import type { Activation } from '../rewards/catalog/card.ts';
import { type CalendarDate, partsOf } from '../calendar.ts';

/** Period for which an issuer asks for one activation: the quarter in which a rate begins, or `always`. */
export function activationPeriod(from: CalendarDate | null): string {
  if (from === null) return 'always';
  const { year, month } = partsOf(from);
  return `${year}-q${Math.ceil(month / 3)}`;
}

export function isActivated({ selected }: Pick<HeldCard, 'selected'>, asked: Activation): boolean {
  return selected[asked.key]?.includes(asked.period) === true;
}
