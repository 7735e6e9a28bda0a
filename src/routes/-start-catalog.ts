import type { QueryClient } from '@tanstack/react-query';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';

/** Requests the catalog while the screen's code is still loading. */
export function startCatalog(queryClient: QueryClient): void {
  // The screen that shows it says what failed.
  ensureCatalog(queryClient).catch(() => undefined);
}
