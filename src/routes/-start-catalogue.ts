import type { QueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '@/features/catalogue/queries.ts';

/** Asks for the catalogue while the code of the screen that shows it is still on its way. */
export function startCatalogue(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(catalogueQuery());
}
