import { cents, type Cents } from '../../units.ts';
import type { Context } from '../terms/context.ts';

/**
 * Value of each of a card's credits in the year, by slug: the share that is usually used, and no more than the spending
 * that it pays back. Each credit is taken alone, as if all of that spending went on this card.
 */
export function creditWorth(context: Context, slug: string): ReadonlyMap<string, Cents> {
  const card = context.cardOf(slug);
  const terms = context.termsOf({ id: slug, card: slug, selected: {} });
  return new Map(
    card.credits.map((credit, index) => {
      const times = terms.timesGiven[index] ?? 0;
      const most = (credit.valueCents * times * credit.usagePercent) / 100;
      if (credit.spendOn === null) return [credit.slug, cents(most)];
      const isFor = terms.credits.find((each) => each.credit === index)?.isFor ?? [];
      const spent = context.spendCents.reduce(
        (sum, amount, at) => sum + (isFor[at] && terms.isUsable[at] ? amount : 0),
        0,
      );
      return [credit.slug, cents(Math.min(most, spent))];
    }),
  );
}
