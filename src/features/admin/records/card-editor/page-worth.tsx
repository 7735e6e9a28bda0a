import type { UseQueryResult } from '@tanstack/react-query';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { LookingValues } from './find-looking-values.ts';
import { describeFact, describeLooking } from './sort-pages.ts';

/** How much depends on a card's page, with room for the answer, so that nothing below it moves. */
export function PageWorth({
  cardId,
  looking: { data, isError },
}: {
  cardId: number;
  looking: Pick<UseQueryResult<LookingValues>, 'data' | 'isError'>;
}) {
  const rows = useCatalog();
  const slug = rows.cards.find(({ id }) => id === cardId)?.slug ?? '';
  const value = data?.[slug];
  const fact = value && describeFact(value, rows);
  return (
    <p className="text-muted-foreground min-h-10 text-sm max-sm:min-h-15">
      {value
        ? `${describeLooking(value)}${fact === null || fact === undefined ? '' : `, most by ${fact}`}.`
        : isError
          ? 'How much answers depend on this page could not be computed.'
          : data
            ? 'No answer counts this card yet.'
            : 'Computing how much answers depend on this page …'}
    </p>
  );
}
