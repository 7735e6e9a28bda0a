import { CardIdentity } from '@/components/card-identity.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { listSuggestions, useRanking } from '@/features/plan/card-ranking/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { pickPairs, type ValuedCard } from '../pick-pairs.ts';

const title = 'Worth comparing for you';

/** Up to three pairs from the ranking of the member's spending; nothing where there is no spending to rank by. */
export function ProposedPairs({ onChoose }: { onChoose: (cards: readonly CardRow[]) => void }) {
  const { inputs, held, wished } = useHoldings();
  const ranking = useRanking('steady');
  const heldSlugs = new Set(held.map(({ card }) => card));
  const heldIds = new Set([...heldSlugs].map((slug) => inputs.cardRowOf(slug).id));
  const suggested = ranking && listSuggestions(ranking, heldIds);
  if (!ranking || !suggested) return <ListSkeleton rows={3} label="Choosing cards to compare" />;
  const added = new Map(ranking.map(({ card, addedCents }) => [card.slug, addedCents]));
  const valued = (slugs: Iterable<string>) =>
    [...new Set(slugs)].map((slug): ValuedCard => {
      return { card: inputs.cardRowOf(slug), addedCents: added.get(slug) ?? 0 };
    });
  const wishes = wished.map(({ card }) => card).filter((slug) => !heldSlugs.has(slug));
  const pairs = pickPairs({ held: valued(heldSlugs), wished: valued(wishes), suggested });
  if (pairs.length === 0) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <section aria-labelledby="proposed-pairs" className="grid gap-1">
      <h2 id="proposed-pairs" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-muted-foreground max-w-prose text-sm">
        What a card adds is for your spending in a typical year
        {held.length > 0 && ', next to the cards you hold'}; bonuses are not counted.
      </p>
      <ol aria-label={title} className="border-foreground divide-y border-t">
        {pairs.map(({ title: reason, pair }) => (
          <li key={reason} className="grid gap-3 py-4">
            <h3 className="font-medium">{reason}</h3>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-center">
              {pair.map(({ card, addedCents }) => (
                <CardIdentity key={card.id} card={card} issuer={issuers.get(card.company_id) ?? ''}>
                  <span className="-ml-1">
                    · {heldSlugs.has(card.slug) ? 'adds' : 'would add'}{' '}
                    <b className="text-foreground">{formatWholeDollars(addedCents)}</b> a year
                  </span>
                </CardIdentity>
              ))}
              <Button
                variant="outline"
                aria-label={`Compare ${pair.map(({ card }) => card.name).join(' and ')}`}
                onClick={() => onChoose(pair.map(({ card }) => card))}
              >
                Compare
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
