import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type { Alliance, Company } from './schema.ts';

const provenance = 'source, source_url, verified_on, confidence' as const;

const columns = `id, slug, name, kind, alliance_id, country, website_url, ${provenance}` as const;

const issuingUnionColumns = `${columns}, credit_cards!inner (id)` as const;

const allianceColumns = `id, slug, name, website_url, ${provenance}` as const;

/** Issuers and partners; of the credit unions only those that issue a card of the catalogue. */
export function companiesQuery() {
  return queryOptions({
    queryKey: ['reference', 'companies'],
    queryFn: async ({ signal }): Promise<Company[]> => {
      const [others, creditUnions] = await Promise.all([
        getSupabaseRest()
          .from('companies')
          .select(columns)
          .neq('kind', 'credit_union')
          .order('name')
          .abortSignal(signal)
          .throwOnError(),
        getSupabaseRest()
          .from('companies')
          .select(issuingUnionColumns)
          .eq('kind', 'credit_union')
          .order('name')
          .abortSignal(signal)
          .throwOnError(),
      ]);
      return [...others.data, ...creditUnions.data];
    },
    persister: devicePersister,
    meta: {
      live: {
        reads: [
          {
            table: 'companies',
            select: columns,
            where: [['kind', 'neq', 'credit_union']],
            order: [{ column: 'name' }],
          },
          {
            table: 'companies',
            select: issuingUnionColumns,
            where: [['kind', 'eq', 'credit_union']],
            order: [{ column: 'name' }],
          },
        ],
      },
    },
  });
}

export function alliancesQuery() {
  return queryOptions({
    queryKey: ['reference', 'alliances'],
    queryFn: async ({ signal }): Promise<Alliance[]> => {
      const { data } = await getSupabaseRest()
        .from('alliances')
        .select(allianceColumns)
        .order('name')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    persister: devicePersister,
    meta: {
      live: {
        reads: [{ table: 'alliances', select: allianceColumns, order: [{ column: 'name' }] }],
      },
    },
  });
}
