import type { Program } from './program.ts';
import type { Solution } from './solve-program.ts';
import type { ProgramPart } from './split-program.ts';

/**
 * The optimum where activities share one cap at most: fill it with what gains most for each cent (the
 * fractional knapsack). Writes the amounts and the prices; returns its gain in cents.
 */
export function fillCap(
  { supplies, activities, caps }: Program,
  part: ProgramPart,
  { amounts, capPrices, supplyGains }: Solution,
): number {
  const gainOf = (index: number) => activities[index]?.gain ?? 0;
  const usesOf = (index: number) => activities[index]?.uses ?? 1;
  /* By unit of the cap, of which a cap in rewards counts several rates differently. */
  const worthOf = (index: number) => gainOf(index) / usesOf(index);
  const ordered = part.activities
    .filter((index) => gainOf(index) > 0)
    .sort((a, b) => worthOf(b) - worthOf(a) || a - b);
  const left = new Map(part.supplies.map((index) => [index, supplies[index]?.cents ?? 0]));
  const [cap = null] = part.caps;
  let room: number = cap === null ? Infinity : (caps[cap]?.limit ?? 0);
  let gained = 0;
  let capPrice = 0;
  for (const index of ordered) {
    const supply = activities[index]?.supply ?? 0;
    const wanted = left.get(supply) ?? 0;
    const amount = Math.min(wanted, room / usesOf(index));
    if (amount < wanted) capPrice = Math.max(capPrice, worthOf(index));
    amounts[index] = amount;
    left.set(supply, wanted - amount);
    room -= amount * usesOf(index);
    gained += amount * gainOf(index);
  }
  if (cap !== null) capPrices[cap] = capPrice;
  for (const index of ordered) {
    const supply = activities[index]?.supply ?? 0;
    supplyGains[supply] = Math.max(supplyGains[supply] ?? 0, gainOf(index) - capPrice * usesOf(index));
  }
  return gained;
}
