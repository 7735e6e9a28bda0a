import type { QueryClient } from '@tanstack/react-query';
import { ensureCatalogue } from '@/features/catalogue/queries.ts';

/** Asks for the catalogue while the code of the screen that shows it is still on its way. */
export function startCatalogue(queryClient: QueryClient): void {
  // The screen that shows it says what failed.
  ensureCatalogue(queryClient).catch(() => undefined);
}
