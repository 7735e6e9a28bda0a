import { tierOf } from '../valuation/card-terms.ts';
import type { Context } from '../valuation/context.ts';
import type { SeatedCard } from '../valuation/seated-card.ts';
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
  const steps = terms.tiers.flatMap((step): StepFace[] => {
    const tier = tierOf(card, step);
    if (!tier) return [];
    const cells: number[] = [];
    let most = 0;
    let paidBack = 0;
    const credited = new Set<number>();
    timeline.slots.forEach(({ monthClass, yearShare }, slot) => {
      const [month = 0] = timeline.classes[monthClass] ?? [];
      if (month >= boundWindow(step.months)) return;
      context.spendCents.forEach((cents, subCategory) => {
        const cell = cellOf(context, slot, subCategory);
        if (!Number.isFinite(tops[cell] ?? -Infinity)) return;
        cells.push(cell);
        most += cents * yearShare;
        if (terms.credits.some(({ isFor }) => isFor[subCategory])) {
          credited.add(cell);
          paidBack += cents * yearShare;
        }
      });
    });
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
        tops: new Float64Array(cells.map((cell) => tops[cell] ?? 0)),
        creditCents: Math.min(paidBack, room),
      },
    ];
  });
  return steps.length === 0 ? null : { steps };
}
