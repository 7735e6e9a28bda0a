import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { type FactChange, describeChange, groupChanges } from '../describe-change.ts';
import { changesQuery } from '../queries.ts';

function ChangeLine({ change, cardName }: { change: FactChange; cardName: string | undefined }) {
  const { subject, verb, lines, source, sourceUrl } = describeChange(change);
  return (
    <li className="py-2">
      {(subject !== cardName || verb !== 'Changed') && (
        <p>
          <span className="font-medium">{subject}</span>
          {verb !== 'Changed' && (
            <span className="text-muted-foreground text-sm"> {verb.toLowerCase()}</span>
          )}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="tabular-nums">
          {line}
        </p>
      ))}
      {(sourceUrl ?? source) && (
        <p className="text-muted-foreground text-sm break-words">
          Source:{' '}
          {sourceUrl ? (
            <a
              href={sourceUrl}
              target="_blank"
              rel="noreferrer"
              className="hover:text-foreground inline-flex min-h-6 items-center gap-1 underline"
            >
              {URL.canParse(sourceUrl) ? new URL(sourceUrl).host : sourceUrl}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          ) : (
            source
          )}
        </p>
      )}
    </li>
  );
}

/** Lists changes of facts by day and card, latest first; with `cardId`, those of one card. */
export function ChangeLog({ cardId }: { cardId?: number }) {
  const query = useInfiniteQuery(changesQuery(cardId));
  if (query.isPending) return <ListSkeleton label="Loading the changes" rows={8} />;
  if (query.isError) return <ErrorState title="The changes could not be loaded" query={query} />;
  const { pages } = query.data;
  const cards = new Map(pages.flatMap((page) => page.cards).map((card) => [card.id, card]));
  const days = groupChanges(pages.flatMap(({ changes }) => changes));
  if (days.length === 0) {
    return (
      <EmptyState title="Nothing has changed yet">
        Once a fee, rate, credit or offer changes, it is listed here with what it was before.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      {days.map(({ day, cards: ofDay }) => (
        <section key={day} aria-label={formatDate(day)} className="grid gap-3">
          <h2 className="border-foreground border-t-2 pt-3 text-lg font-semibold">
            {formatDate(day)}
          </h2>
          {ofDay.map(({ cardId: id, changes }) => {
            const card = id === null ? undefined : cards.get(id);
            return (
              <div
                key={id ?? 'none'}
                className={cn(
                  'grid gap-x-6',
                  cardId === undefined && 'sm:grid-cols-[14rem_minmax(0,1fr)]',
                )}
              >
                {cardId === undefined && (
                  <h3 className="py-2 font-medium">
                    {card ? (
                      <Link
                        translate="no"
                        to="/credit-cards/$id/$"
                        params={{ id: String(card.id), _splat: card.slug }}
                        className="hover:underline"
                      >
                        {card.name}
                      </Link>
                    ) : id === null ? (
                      'Programs, rules and shops'
                    ) : (
                      'A removed card'
                    )}
                  </h3>
                )}
                <ul className="divide-y">
                  {changes.map((change) => (
                    <ChangeLine key={change.id} change={change} cardName={card?.name} />
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-center"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
