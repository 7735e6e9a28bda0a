import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { spendingProfilesQuery } from '@/features/annual-spending/queries.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { memoiseLast } from '@/lib/memoise-last.ts';
import type { ValuationInputs } from './schema.ts';
import { toValuationInputs } from './to-valuation-inputs.ts';

const remember = memoiseLast(toValuationInputs);

/** What every screen with a figure waits for. */
export async function ensureValuationInputs(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(catalogueQuery()),
    client.ensureQueryData(currentUserQuery()),
    client.ensureQueryData(spendingProfilesQuery()),
  ]);
}

/** The member's question to the engine, kept up to date with everything it rests on. */
export function useValuationInputs(): ValuationInputs {
  const [catalogue, user, profiles] = useSuspenseQueries({
    queries: [catalogueQuery(), currentUserQuery(), spendingProfilesQuery()],
  });
  return remember(catalogue.data, user.data, profiles.data, getToday());
}
