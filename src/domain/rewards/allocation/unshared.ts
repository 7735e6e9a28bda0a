import type { Context } from '../terms/context.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';

/** True if spending on a card competes for a cap, a credit, a choice or a minimum spend. */
function isShared({ table, terms }: SeatedCard): boolean {
  return (
    table.isIdle.includes(false) ||
    table.openChoices.length > 0 ||
    table.linked.length > 0 ||
    terms.credits.length > 0 ||
    terms.tiers.length > 0
  );
}

/** Cents of spending that competes for nothing, each sub-category on its best card. Null if it needs a program. */
export function unsharedCents(context: Context, wallet: readonly SeatedCard[]): number | null {
  if (wallet.some(isShared)) return null;
  const { spendCents, coverage, stretches } = context;
  const isDated = wallet.some(({ table }) => table.earnings.length > 1);
  let value = 0;
  for (const [at, { share }] of stretches.entries()) {
    const yearShare = isDated ? share / MONTHS_A_YEAR : 1;
    const best = new Float64Array(spendCents.length);
    for (const seated of wallet) {
      const { table, terms } = seated;
      const earnings = table.earnings[table.eraOfStretch[at] ?? 0] ?? [];
      for (let subCategory = 0; subCategory < earnings.length; subCategory += 1) {
        if (!terms.isUsable[subCategory]) continue;
        const isForeign = coverage.isForeign[subCategory] ?? false;
        const worth = worthOf(seated, earnings[subCategory]?.floor ?? 0, subCategory, isForeign);
        if (worth > (best[subCategory] ?? 0)) best[subCategory] = worth;
      }
    }
    for (let subCategory = 0; subCategory < best.length; subCategory += 1) {
      value += (spendCents[subCategory] ?? 0) * yearShare * (best[subCategory] ?? 0);
    }
    if (!isDated) break;
  }
  return value;
}
