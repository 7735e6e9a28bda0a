import type { Solved } from './branch-choices.ts';
import { floorCents } from './solve-program.ts';
import { touchesBonus } from './split-program.ts';

/**
 * Replaces minimum spends by prices: each cent that counts toward one is paid its price, and the required spending
 * has to be bought. For any prices, no solution that meets the minimums is worth more (Lagrangian relaxation).
 */
export function priceBonuses(solved: Solved): Solved {
  const { program, allocation } = solved;
  const { bonuses, supplies } = program;
  if (bonuses.length === 0) return solved;
  const gains = program.activities.map(({ gain }) => gain);
  let constantCents = program.constantCents;
  bonuses.forEach((bonus, index) => {
    const price = allocation.bonusPrices[index] ?? 0;
    const { needCents, valueCents, state, card } = bonus;
    const above = valueCents - price * needCents;
    const taken = state === 'in' ? above : state === 'out' ? 0 : Math.max(0, above);
    constantCents += price * floorCents(program, bonus) + taken;
    program.activities.forEach((activity, at) => {
      if (!touchesBonus(program, bonus, activity)) return;
      const isFloor = supplies[activity.supply]?.floor?.card === card;
      if (isFloor === (activity.card === card)) return;
      gains[at] = (gains[at] ?? 0) + (isFloor ? -price : price);
    });
  });
  return {
    ...solved,
    program: {
      ...program,
      bonuses: [],
      constantCents,
      activities: program.activities.map((activity, at) => ({ ...activity, gain: gains[at] ?? 0 })),
    },
  };
}
