import { QueryClient } from '@tanstack/react-query';
import { resourceListQuery } from '@/features/admin/queries.ts';
import { resource as cards } from '@/features/admin/resources/credit-cards.ts';
import { resource as companies } from '@/features/admin/resources/companies.ts';
import { resource as rates } from '@/features/admin/resources/category-points.ts';
import { resource as subCategories } from '@/features/admin/resources/sub-categories.ts';
import { creditUnionPagesQuery } from '@/features/credit-unions/queries.ts';
import { isRow } from '@/lib/live/project-row.ts';

/** Those that the lists below are of, the busier ones more than once. */
export const listedTables = [
  'credit_cards',
  'credit_cards',
  'companies',
  'companies',
  'category_points',
  'sub_categories',
] as const;

/** Lists as a desk of admins, and a member who scrolled, have them open; each with how it is kept live. */
export async function readLists() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 20 } } });
  await Promise.all([
    client.fetchQuery(resourceListQuery(cards, {})),
    client.fetchQuery(resourceListQuery(cards, { page: 3 })),
    client.fetchQuery(resourceListQuery(cards, { q: 'er' })),
    client.fetchQuery(resourceListQuery(cards, { where: 'is_business:false', sort: 'base_rate' })),
    client.fetchQuery(resourceListQuery(cards, { where: 'confidence:low', sort: '-updated_at' })),
    client.fetchQuery(resourceListQuery(companies, { sort: '-name', page: 2 })),
    client.fetchQuery(resourceListQuery(companies, { q: 'upper', sort: 'id' })),
    client.fetchQuery(resourceListQuery(rates, { sort: '-rate', page: 4 })),
    client.fetchQuery(resourceListQuery(subCategories, { sort: 'name' })),
    client.fetchInfiniteQuery({ ...creditUnionPagesQuery({}), pages: 2 }),
    client.fetchInfiniteQuery({ ...creditUnionPagesQuery({ q: 'a', sort: 'name' }), pages: 1 }),
  ]);
  return new Map(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash, meta, state }) => {
        if (!meta?.live) throw new Error(`${queryHash} is not kept live`);
        return [queryHash, { source: meta.live, data: state.data }] as const;
      }),
  );
}

/** What a screen shows of a list: one page, or as many as there are. */
export function listShown(data: unknown) {
  const pages: unknown[] = isRow(data) && Array.isArray(data['pages']) ? data['pages'] : [data];
  const parts = pages.filter(isRow);
  const rows = parts.flatMap(({ rows: own }) => (Array.isArray(own) ? own.filter(isRow) : []));
  return {
    rows,
    isEndless: parts.length > 0 && isRow(data) && 'pages' in data,
    ids: rows.map(({ id }) => id),
    total: parts[0]?.['total'],
    mayDiffer: parts.some(({ mayDiffer }) => mayDiffer === true),
  };
}
