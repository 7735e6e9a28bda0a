import type { QueryClient } from '@tanstack/react-query';
import { ensureCatalog } from '@/features/catalog/queries.ts';

/** Asks for the catalog while the code of the screen that shows it is still on its way. */
export function startCatalog(queryClient: QueryClient): void {
  // The screen that shows it says what failed.
  ensureCatalog(queryClient).catch(() => undefined);
}
