import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { LookingValues } from './find-looking-values.ts';
import { describeFact, describeLooking } from './sort-pages.ts';

/** How much depends on a card's page, with room for the answer, so that nothing below it moves. */
export function PageWorth({
  cardId,
  looking: { data, isError, isFetching, refetch },
}: {
  cardId: number;
  looking: Pick<UseQueryResult<LookingValues>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
}) {
  const rows = useCatalog();
  const slug = rows.cards.find(({ id }) => id === cardId)?.slug ?? '';
  const value = data?.[slug];
  const fact = value && describeFact(value, rows);
  return (
    <div className="text-muted-foreground min-h-10 text-sm max-sm:min-h-15">
      {value ? (
        `${describeLooking(value)}${fact === null || fact === undefined ? '' : `, most by ${fact}`}.`
      ) : isError && !isFetching ? (
        <>
          How much depends on this page could not be calculated.{' '}
          <Button variant="link" className="h-auto px-0 text-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : data ? (
        'No answer counts this card yet.'
      ) : (
        'Calculating how much depends on this page …'
      )}
    </div>
  );
}
