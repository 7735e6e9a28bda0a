import { tierOf } from '../terms/card-terms.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { cellOf } from './cells.ts';

/** A step of a bonus, and the cells whose spending counts for it. */
export type StepFace = {
  readonly needCents: number;
  readonly valueCents: number;
  readonly cells: Int32Array;
  /** The most that a cent earns in each of them. */
  readonly tops: Float64Array;
  /** What credits may pay back there at most: so many cents can be worth their price whatever they earn. */
  readonly creditCents: number;
};

export type BonusFace = { readonly steps: readonly StepFace[] };

/** Windows that the bound knows: a shorter one counts as the next longer, which never understates a wallet. */
const WINDOWS = [3, 6, 12];

/** Months of the window that stands for one in the bound. */
export function boundWindow(months: number): number {
  return WINDOWS.find((each) => months <= each) ?? months;
}

/** The steps of a card's bonus that its spending can reach at all; null where there are none. */
export function bonusFaceOf(
  context: Context,
  seated: SeatedCard,
  timeline: Timeline,
  tops: Float64Array,
): BonusFace | null {
  const { terms, card, centsPerPoint } = seated;
  if (terms.tiers.length === 0) return null;
  const { spendCents } = context;
  const isCredited = spendCents.map((_, at) => terms.credits.some(({ isFor }) => isFor[at]));
  const steps = terms.tiers.flatMap((step): StepFace[] => {
    const tier = tierOf(card, step);
    if (!tier) return [];
    const cells: number[] = [];
    let most = 0;
    let paidBack = 0;
    for (const [slot, { monthClass, yearShare }] of timeline.slots.entries()) {
      const [month = 0] = timeline.classes[monthClass] ?? [];
      if (month >= boundWindow(step.months)) continue;
      for (let subCategory = 0; subCategory < spendCents.length; subCategory += 1) {
        const cell = cellOf(context, slot, subCategory);
        if (!Number.isFinite(tops[cell] ?? -Infinity)) continue;
        const cents = (spendCents[subCategory] ?? 0) * yearShare;
        cells.push(cell);
        most += cents;
        if (isCredited[subCategory]) paidBack += cents;
      }
    }
    if (most < step.needCents) return [];
    const room = terms.credits.reduce(
      (sum, { periodCents, grid }) =>
        sum + periodCents * timeline.groups[grid].reduce((all, { caps }) => all + caps, 0),
      0,
    );
    return [
      {
        needCents: step.needCents,
        valueCents: tier.points * centsPerPoint + tier.cashCents,
        cells: new Int32Array(cells),
        tops: Float64Array.from(cells, (cell) => tops[cell] ?? 0),
        creditCents: Math.min(paidBack, room),
      },
    ];
  });
  return steps.length === 0 ? null : { steps };
}
