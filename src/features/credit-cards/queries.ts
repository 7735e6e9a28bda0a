import { queryOptions } from '@tanstack/react-query';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';
import { pickSample } from './pick-sample.ts';

const SAMPLE_COLUMNS =
  'id, slug, name, annual_fee_cents, base_rate, art_primary_hex, art_secondary_hex, verified_on, companies(id, slug, name), point_systems!credit_cards_point_system_id_fkey(id, name, unit)' as const;

/** Enough rows to find six issuers among them. */
const SAMPLE_ROWS = 40;

async function readSample(signal: AbortSignal) {
  const { data, count } = await (
    await loadSupabaseRest()
  )
    .from('credit_cards')
    .select(SAMPLE_COLUMNS, { count: 'exact' })
    .eq('opened_to_new', true)
    .eq('is_business', false)
    .eq('confidence', 'high')
    .order('verified_on', { ascending: false, nullsFirst: false })
    .order('annual_fee_cents', { ascending: false })
    .limit(SAMPLE_ROWS)
    .abortSignal(signal)
    .throwOnError();
  return { cards: pickSample(data), total: count ?? data.length };
}

/** The cards checked last, one of each issuer: what a visitor sees of the catalogue first. */
export function cardSampleQuery() {
  return queryOptions({
    queryKey: ['credit-card-sample'],
    queryFn: ({ signal }) => readSample(signal),
    // The cards stay the same ones while somebody looks at them; what is said of them stays true.
    meta: {
      live: {
        reads: [
          {
            at: 'cards',
            table: 'credit_cards',
            select: SAMPLE_COLUMNS,
            where: [
              ['opened_to_new', 'eq', true],
              ['is_business', 'eq', false],
              ['confidence', 'eq', 'high'],
            ],
            isSample: true,
          },
        ],
      },
    },
  });
}

const valueColumns =
  'id, slug, name, travel_value, cash_value, untransferable_value, confidence' as const;

async function readPointValues(systems: readonly string[], signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('point_systems')
    .select(valueColumns)
    .in('slug', [...systems])
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** What the catalogue counts points as, for texts, which name systems by their slugs. */
export function pointValuesQuery(systems: readonly string[]) {
  return queryOptions({
    queryKey: ['point-values', ...systems],
    queryFn: ({ signal }) => readPointValues(systems, signal),
    meta: {
      live: {
        reads: [
          {
            table: 'point_systems',
            select: valueColumns,
            where: [['slug', 'in', systems]],
            order: [{ column: 'name' }],
          },
        ],
      },
    },
  });
}

const ruleColumns =
  'id, slug, title, explanation, strictness, source_url, verified_on, confidence' as const;

async function readRule(slug: string, signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('rules')
    .select(ruleColumns)
    .eq('slug', slug)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** One application rule by its slug; null where there is none. */
export function ruleQuery(slug: string) {
  return queryOptions({
    queryKey: ['rule', slug],
    queryFn: ({ signal }) => readRule(slug, signal),
    meta: {
      live: {
        reads: [
          { table: 'rules', select: ruleColumns, where: [['slug', 'eq', slug]], isSingle: true },
        ],
      },
    },
  });
}
