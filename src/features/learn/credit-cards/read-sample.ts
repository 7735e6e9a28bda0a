import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';

const SAMPLE_COLUMNS =
  'id, slug, name, annual_fee_cents, base_rate, network, product_family, art_primary_hex, art_secondary_hex, material, issuer_rank, verified_on, companies(id, slug, name), point_systems!credit_cards_point_system_id_fkey(id, slug, name, kind, unit)' as const;

/** Enough rows to find six issuers among them. */
const SAMPLE_ROWS = 40;

const SAMPLE_SIZE = 6;

/** The first card of each of the first six issuers, in the order given. */
export function pickSample<Card extends { companies: { slug: string } }>(
  cards: readonly Card[],
): Card[] {
  const byIssuer = new Map<string, Card>();
  for (const card of cards) {
    if (!byIssuer.has(card.companies.slug)) byIssuer.set(card.companies.slug, card);
  }
  return [...byIssuer.values()].slice(0, SAMPLE_SIZE);
}

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

/** The most recently checked cards, one per issuer: a visitor's first look at the catalog. */
export function cardSampleQuery() {
  return queryOptions({
    queryKey: ['credit-card-sample'],
    queryFn: ({ signal }) => readSample(signal),
    // The selection stays the same while it is on screen; its facts stay current.
    meta: { live: refetchedWith('credit_cards', 'point_systems') },
  });
}
