import { placeOf } from '@/domain/popular-cards.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { StandingWords } from '@/features/mine/eligibility/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { ProspectSearch } from './schema.ts';

export type Prospect = {
  readonly card: CardRow;
  readonly issuer: { readonly slug: string; readonly name: string };
  readonly points: { readonly slug: string; readonly name: string };
  readonly isHeld: boolean;
  /** Value the card adds to the wallet in a year, in cents; null until computed. */
  readonly addsCents: number | null;
  readonly standing: StandingWords;
};

/** The matching cards, by added value unless another order is given; widely held cards first until it is known. */
export function listProspects(
  prospects: readonly Prospect[],
  { q = '', issuer, points, kind, open, closed, sort }: ProspectSearch,
): Prospect[] {
  const byName = (a: Prospect, b: Prospect) => a.card.name.localeCompare(b.card.name);
  return prospects
    .filter(
      (each) =>
        (issuer === undefined || each.issuer.slug === issuer) &&
        (points === undefined || each.points.slug === points) &&
        (kind === undefined || each.card.is_business === (kind === 'business')) &&
        (!open || each.standing.tone === 'yes') &&
        (closed === true || each.isHeld || each.card.opened_to_new) &&
        matchesSearch(`${each.card.name} ${each.issuer.name} ${each.points.name}`, q),
    )
    .sort((a, b) => {
      if (sort === 'name') return byName(a, b);
      if (sort === 'fee') return a.card.annual_fee_cents - b.card.annual_fee_cents || byName(a, b);
      return (
        (b.addsCents ?? -Infinity) - (a.addsCents ?? -Infinity) ||
        placeOf(a.card.slug) - placeOf(b.card.slug) ||
        byName(a, b)
      );
    });
}
