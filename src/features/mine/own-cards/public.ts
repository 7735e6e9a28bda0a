import type { QueryClient } from '@tanstack/react-query';
import { ownCatalog } from '@/features/catalog/facts/queries.ts';

/** Adds the own cards of a member to every read of the catalog; their code loads with the first one. */
export function provideOwnCards(client: QueryClient): void {
  client.setQueryDefaults(ownCatalog.queryKey, {
    queryFn: async () => (await import('./queries.ts')).readOwnCatalog(client),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    meta: { staysInMemory: true },
  });
}
