import {
  QueryClient,
  QueryClientProvider,
  type QueryPersister,
  hashKey,
} from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { listFirstTables } from '@/features/catalog/facts/queries.ts';
import { describeChange } from '@/features/learn/changes/describe-change.ts';
import { describeCardPage } from '@/features/learn/credit-cards/describe-card-page.ts';
import { creditCardQuery, readCreditCardDetails } from '@/features/learn/credit-cards/queries.ts';
import { cardWorthQuery } from '@/features/site/first-answer/queries.ts';
import { readWorth } from '@/features/site/first-answer/read-worth.ts';
import {
  describeRankingPage,
  describeRankingsPage,
} from '@/features/site/best-cards/describe-ranking-page.ts';
import { KINDS } from '@/features/site/best-cards/list-kinds.ts';
import { leadsQuery, rankingQuery } from '@/features/site/best-cards/queries.ts';
import { pickLeads, readRankings } from '@/features/site/best-cards/read-rankings.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import type { PublicPage } from '@/lib/page-tags.ts';
import { renderPrerendered } from '@/lib/prerendered.ts';
import { createAppRouter } from '@/router.tsx';
import { drawCard, drawRanking, drawRankings } from '@/prerender-pictures.tsx';

export { describeChange, listFirstTables };

type PrerenderedPage = {
  /** Contents of the page's root element. */
  readonly markup: string;
  /** Script with the data the page was rendered from, for hydration. */
  readonly script: string;
  /** Ids of its routes, outermost first. */
  readonly routes: readonly string[];
};

/** Maximum rounds of reads that lead to further reads. */
const MOST_ROUNDS = 5;

/** A connection may close just as it is reused. */
const MOST_RETRIES = 2;

/** The app's own head tags come first; the page already has its head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/u;

/** Reads shared by all pages, by the hash of the read. */
const known = new Map<string, unknown>();

const readOnce: QueryPersister = async (read, context, query) => {
  if (!known.has(query.queryHash)) known.set(query.queryHash, await read(context));
  return known.get(query.queryHash);
};

type KnownPages = {
  /** Pages whose descriptions have figures. */
  readonly pages: readonly PublicPage[];
  /** Drawings of the pages' pictures, by their paths. */
  readonly pictures: readonly { readonly path: string; readonly svg: string }[];
};

const pictureOf = ({ picture }: PublicPage, svg: string) =>
  picture ? [{ path: picture.path, svg }] : [];

/**
 * Reads the cards all at once, which is far cheaper than one by one, and computes the worth of each and the rankings.
 */
export async function readCards(): Promise<KnownPages> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const cards = await client.fetchQuery({
    queryKey: ['credit-card-details'],
    queryFn: readCreditCardDetails,
    retry: MOST_RETRIES,
  });
  const pictures: { path: string; svg: string }[] = [];
  for (const card of cards) {
    const worth = await readWorth(card.id, client);
    known.set(hashKey(creditCardQuery(card.id).queryKey), card);
    known.set(hashKey(cardWorthQuery(card).queryKey), worth);
    pictures.push(...pictureOf(describeCardPage(card), drawCard(card, worth)));
  }
  const rankings = await readRankings(KINDS, client);
  const leads = pickLeads(KINDS, rankings);
  known.set(hashKey(leadsQuery.queryKey), leads);
  const list = describeRankingsPage(leads);
  pictures.push(...pictureOf(list, drawRankings(leads, list.changedOn ?? null)));
  const pages = KINDS.map((kind, index) => {
    const ranking = rankings[index] ?? null;
    known.set(hashKey(rankingQuery(kind).queryKey), ranking);
    const page = describeRankingPage(kind, ranking);
    if (ranking) pictures.push(...pictureOf(page, drawRanking(kind, ranking)));
    return page;
  });
  return { pages: [list, ...pages], pictures };
}

async function render(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>) {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
    // Otherwise long pages would be assembled by scripts in the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('').replace(HEAD, '');
}

/** Reads the data that the page requested; false if nothing was left to read. */
async function readAsked(queryClient: QueryClient): Promise<boolean> {
  const asked = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && query.options.queryFn);
  await Promise.all(asked.map((query) => query.fetch()));
  return asked.length > 0;
}

/** Renders a public page with all its data, as the app does; throws if a read fails. */
export function prerenderPage(path: string): Promise<PrerenderedPage> {
  return prerenderWith(path, MOST_ROUNDS);
}

/** Renders a page in its waiting state. */
export async function prerenderWaitingPage(path: string): Promise<PrerenderedPage> {
  const { fetch } = globalThis;
  globalThis.fetch = () => new Promise(() => undefined);
  try {
    return await prerenderWith(path, 0);
  } finally {
    globalThis.fetch = fetch;
  }
}

async function prerenderWith(path: string, mostRounds: number): Promise<PrerenderedPage> {
  // The browser's router reads the origin from its window, and stores itself there.
  const window = { origin: getPublicBaseUrl() };
  Reflect.set(globalThis, 'window', window);
  Reflect.set(globalThis, 'self', window);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: MOST_RETRIES, staleTime: Infinity, gcTime: Infinity, persister: readOnce },
    },
  });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  let markup = await render(queryClient, router);
  const cache = queryClient.getQueryCache();
  let shown = cache.getAll();
  for (let round = 0; round < mostRounds && (await readAsked(queryClient)); round += 1) {
    // Reads made inside another read are not part of the page.
    const inner = new Set(cache.getAll().filter((query) => !shown.includes(query)));
    markup = await render(queryClient, router);
    shown = cache.getAll().filter((query) => !inner.has(query));
  }
  const reads = shown
    .filter(({ meta, state }) => meta?.live && state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
  const { pathname, searchStr } = router.state.location;
  return {
    markup,
    script: renderPrerendered({
      path: pathname + searchStr,
      builtAt: Date.now(),
      reads,
    }),
    routes: router.state.matches.map(({ routeId }) => routeId),
  };
}
