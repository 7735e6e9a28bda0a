import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LookingValue } from '@/domain/looking/value-of-looking.ts';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { spendingPresets, walletSetupCards } from '@/features/catalog/facts/tables.ts';
import { spendingPresetSchema } from '@/features/mine/annual-spending/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { byPosition, groupRows } from '@/lib/rows/group-rows.ts';
import * as s from '@/lib/row-shape.ts';
import { type SearchWorker, startSearch } from '@/lib/search/start-search.ts';
import type { LookingFacts } from './to-looking-question.ts';

/** By the slug of the card. */
export type LookingValues = Readonly<Record<string, LookingValue>>;

function createWorker(): SearchWorker<LookingFacts, LookingValues> {
  return new Worker(new URL('./looking.worker.ts', import.meta.url), { type: 'module' });
}

async function readFacts(client: QueryClient): Promise<LookingFacts> {
  const [rows, presets, setupCards] = await Promise.all([
    ensureCatalog(client),
    spendingPresets.ensure(client),
    walletSetupCards.ensure(client),
  ]);
  const slugs = new Map(rows.cards.map(({ id, slug }) => [id, slug]));
  const cardsOf = groupRows(setupCards.toSorted(byPosition), 'wallet_setup_id');
  const setups = new Set(setupCards.map((each) => each.wallet_setup_id));
  return {
    rows,
    households: s.array(spendingPresetSchema).parse(presets),
    wallets: [...setups].map((setup) =>
      cardsOf(setup).flatMap(({ credit_card_id: id }) => slugs.get(id) ?? []),
    ),
    today: getToday(),
  };
}

/**
 * How much depends on each card's page, computed in a worker in some seconds when the desk opens. Only changed facts
 * change it, and little: it is good for an hour, and has a key of its own, since each save reads those of 'attention' again.
 */
export function lookingValuesQuery() {
  return queryOptions({
    queryKey: ['looking-values'],
    queryFn: async ({ client, signal }): Promise<LookingValues> => {
      const facts = await readFacts(client);
      signal.throwIfAborted();
      const search = startSearch(createWorker, facts, () => undefined);
      signal.addEventListener('abort', search.cancel);
      return search.result;
    },
    meta: { live: refetchedWith() },
    staleTime: 3_600_000,
    retry: false,
  });
}
