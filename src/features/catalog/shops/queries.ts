import {
  type QueryClient,
  useQueries,
  useQueryClient,
  useSuspenseQueries,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import type { Merchant } from '@/domain/merchant/merchant-index.ts';
import type {
  buildShopRecognizer,
  RecognizedShop,
  RecognizeShop,
  ShopFacts,
} from '@/domain/merchant/recognize-shop.ts';
import type { correctionKeys } from '@/domain/statement/merchant-key.ts';
import { merchants, subCategories } from '@/features/catalog/facts/tables.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { createPart } from '@/lib/part.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { shopCorrection, type ShopCorrection } from './schema.ts';

type MerchantRow = Awaited<ReturnType<typeof merchants.ensure>>[number];
type SubCategoryRow = Awaited<ReturnType<typeof subCategories.ensure>>[number];

export const shopCorrectionsTable = defineMemberTable({
  ...shopCorrection,
  order: [{ column: 'created_at' }],
});
export const shopCorrectionsQuery = shopCorrectionsTable.query;

const none: readonly ShopCorrection[] = [];

export type Shop = Merchant & {
  readonly id: number;
  readonly slug: string;
  /** How purchases there usually code, if that may surprise. */
  readonly note: string | null;
};

const joinShops = memoizeLast(
  (rows: readonly MerchantRow[], parts: readonly SubCategoryRow[]): ShopFacts<Shop> => {
    const slugs = new Map(parts.map(({ id, slug }) => [id, slug]));
    return {
      subCategories: parts.map(({ slug, mcc_codes }) => ({ slug, mccCodes: mcc_codes.join(' ') })),
      merchants: rows.map(({ id, slug, name, aliases, note, sub_category_id }) => ({
        id,
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
  await Promise.all([subCategories.ensure(client), merchants.ensure(client)]);
}

export function useShopFacts(): ShopFacts<Shop> {
  return useSuspenseQueries({
    queries: [merchants.query(), subCategories.query()],
    combine: ([rows, parts]) => joinShops(rows.data, parts.data),
  });
}

/** Builds the recognizer from the shops; no page waits for it. */
const recognizerPart = createPart(async () => {
  const [{ buildShopRecognizer: build }, { correctionKeys: keysOf }] = await Promise.all([
    import('@/domain/merchant/recognize-shop.ts'),
    import('@/domain/statement/merchant-key.ts'),
  ]);
  return { build, keysOf };
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

/** A shop as the member has it: with their correction, and the key under which one is stored. */
export type FoundShop = RecognizedShop<Shop> & {
  readonly key: string;
  readonly isCorrected: boolean;
  /** Slugs of both readings, the likely one first, where the name leaves two. */
  readonly readings: readonly string[];
};

const applyCorrections = memoizeLast(
  (
    recognize: RecognizeShop<Shop>,
    keysOf: typeof correctionKeys,
    corrections: readonly ShopCorrection[],
    parts: readonly SubCategoryRow[],
  ) => {
    const slugs = new Map(parts.map(({ id, slug }) => [id, slug]));
    const known = new Map(
      corrections.map((row) => [row.shop, slugs.get(row.sub_category_id ?? 0)]),
    );
    return (text: string, source?: Parameters<typeof recognize>[1]): FoundShop | null => {
      const found = recognize(text, source);
      const other = found?.orSubCategory;
      const keys = keysOf(text, other === undefined ? found?.merchant?.name : null);
      const key = keys.find((each) => known.get(each) !== undefined);
      const corrected = known.get(key ?? '');
      const readings = found && other !== undefined ? [found.subCategory, other] : [];
      if (key !== undefined && corrected !== undefined) {
        const merchant = found?.merchant ?? null;
        return {
          merchant,
          subCategory: corrected,
          confidence: 'high',
          key,
          isCorrected: true,
          readings,
        };
      }
      const [own = '', shorter = own] = keys;
      return found && { ...found, key: shorter, isCorrected: false, readings };
    };
  },
);

/** Recognizes a shop by name once the shops are loaded; the first use loads them. */
export function useShopRecognizer(isWanted: boolean) {
  const part = useSyncExternalStore(
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
      { ...subCategories.query(), enabled: isWanted },
      { ...shopCorrectionsQuery(), enabled: isWanted },
    ],
    combine: ([rows, parts, corrections]) => ({
      isLoading: rows.isLoading || parts.isLoading || corrections.isLoading || (isWanted && !part),
      // Offline, a read waits and does not fail.
      failed: [rows, parts].filter(({ data, isError, isPaused }) => !data && (isError || isPaused)),
      recognize:
        part && rows.data && parts.data
          ? applyCorrections(
              startRecognizer(part.build, joinShops(rows.data, parts.data)).finish(),
              part.keysOf,
              corrections.data ?? none,
              parts.data,
            )
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
      recognizerPart.loadEarly();
      await Promise.all([
        client.prefetchQuery(merchants.query()),
        client.prefetchQuery(subCategories.query()),
        client.prefetchQuery(shopCorrectionsQuery()),
      ]);
      const rows = merchants.rowsIn(client);
      const parts = subCategories.rowsIn(client);
      if (rows.length === 0 || parts.length === 0) return;
      const part = await recognizerPart.load().catch(() => undefined);
      if (!part) return;
      whenIdle(() => {
        const { steps } = startRecognizer(part.build, joinShops(rows, parts));
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
