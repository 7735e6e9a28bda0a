import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';

/**
 * A card's worth for sample households. A prerendered page brings it, with the day it was computed: no visitor loads
 * the catalog for it, unless the card has changed since.
 */
export function cardWorthQuery({ id, revision }: { id: number; revision: number }) {
  return queryOptions({
    queryKey: ['card-worth', id, revision],
    queryFn: async ({ client }) => (await import('./read-worth.ts')).readWorth(id, client),
    meta: { live: refetchedWith() },
    staleTime: 'static',
  });
}
