import {
  type QueryClient,
  queryOptions,
  useQueries,
  useQueryClient,
  useSuspenseQueries,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import type { CodedSubCategory } from '@/domain/merchant/merchant-codes.ts';
import type { Merchant } from '@/domain/merchant/merchant-index.ts';
import type {
  buildShopRecognizer,
  RecognizeShop,
  ShopFacts,
} from '@/domain/merchant/recognize-shop.ts';
import { merchants } from '@/features/catalog/tables.ts';
import { devicePersister } from '@/lib/storage/device-cache.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { createPart } from '@/lib/part.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { whenIdle } from '@/lib/when-idle.ts';

type SubCategoryCodes = CodedSubCategory & { readonly id: number };
type MerchantRow = Awaited<ReturnType<typeof merchants.ensure>>[number];

export type Shop = Merchant & {
  readonly slug: string;
  /** How purchases there usually code, if that may surprise. */
  readonly note: string | null;
};

/** Sub-categories with their merchant category codes, which only shops need. */
function subCategoryCodesQuery() {
  return queryOptions({
    queryKey: ['sub-category-codes'],
    queryFn: async ({ signal }): Promise<SubCategoryCodes[]> => {
      const { data } = await getSupabaseRest()
        .from('sub_categories')
        .select('id, slug, mcc_codes')
        .order('slug')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ id, slug, mcc_codes }) => ({ id, slug, mccCodes: mcc_codes.join(' ') }));
    },
    persister: devicePersister,
    meta: { live: refetchedWith('sub_categories') },
  });
}

const joinShops = memoizeLast(
  (rows: readonly MerchantRow[], subCategories: readonly SubCategoryCodes[]): ShopFacts<Shop> => {
    const slugs = new Map(subCategories.map(({ id, slug }) => [id, slug]));
    return {
      subCategories,
      merchants: rows.map(({ slug, name, aliases, note, sub_category_id }) => ({
        slug,
        name,
        aliases,
        note,
        subCategory: slugs.get(sub_category_id) ?? '',
      })),
    };
  },
);

export async function ensureShopFacts(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(subCategoryCodesQuery()), merchants.ensure(client)]);
}

export function useShopFacts(): ShopFacts<Shop> {
  return useSuspenseQueries({
    queries: [merchants.query(), subCategoryCodesQuery()],
    combine: ([rows, codes]) => joinShops(rows.data, codes.data),
  });
}

/** Builds the recognizer from the shops; no page waits for it. */
const recognizerPart = createPart(async () => {
  const module = await import('@/domain/merchant/recognize-shop.ts');
  return module.buildShopRecognizer;
});

/** A recognizer under construction: built in idle steps, and finished at once when a name is typed. */
const startRecognizer = memoizeLast((build: typeof buildShopRecognizer, facts: ShopFacts<Shop>) => {
  let made: RecognizeShop<Shop> | undefined;
  const steps = (function* () {
    made = yield* build(facts);
  })();
  const finish = (): RecognizeShop<Shop> => {
    let isDone = made !== undefined;
    while (!isDone) isDone = steps.next().done === true;
    if (!made) throw new Error('What recognizes shops could not be made.');
    return made;
  };
  return { steps, finish };
});

/** Recognizes a shop by name once the shops are loaded; the first use loads them. */
export function useShopRecognizer(isWanted: boolean) {
  const build = useSyncExternalStore(
    recognizerPart.subscribe,
    recognizerPart.get,
    recognizerPart.get,
  );
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!isWanted) return;
    recognizerPart.load().catch((error: unknown) => {
      setFailure({ error });
    });
  }, [isWanted]);
  // The page says so, or gets the files of a new release.
  if (failure) throw failure.error;
  return useQueries({
    queries: [
      { ...merchants.query(), enabled: isWanted },
      { ...subCategoryCodesQuery(), enabled: isWanted },
    ],
    combine: ([rows, codes]) => ({
      isLoading: rows.isLoading || codes.isLoading || (isWanted && !build),
      // Offline, a read waits and does not fail.
      failed: [rows, codes].filter(({ data, isError, isPaused }) => !data && (isError || isPaused)),
      recognize:
        build && rows.data && codes.data
          ? startRecognizer(build, joinShops(rows.data, codes.data)).finish()
          : undefined,
    }),
  });
}

/** Builds the recognizer in an idle moment, for use offline and without delay. Skipped when data saving is on. */
export function usePrimedShops(): void {
  const client = useQueryClient();
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || isSlowConnection()) return;
    const prime = async () => {
      const codesQuery = subCategoryCodesQuery();
      recognizerPart.loadEarly();
      await Promise.all([
        client.prefetchQuery(merchants.query()),
        client.prefetchQuery(codesQuery),
      ]);
      const rows = merchants.rowsIn(client);
      const codes = client.getQueryData(codesQuery.queryKey);
      if (rows.length === 0 || !codes) return;
      const build = await recognizerPart.load().catch(() => undefined);
      if (!build) return;
      whenIdle(() => {
        const { steps } = startRecognizer(build, joinShops(rows, codes));
        runInSlices(
          steps,
          () => undefined,
          (error) => {
            throw error;
          },
        );
      });
    };
    whenIdle(() => {
      void prime();
    });
  }, [client, isPainted]);
}
