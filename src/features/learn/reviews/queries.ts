import { queryOptions } from '@tanstack/react-query';
import type { ParsedContent } from '@/components/content/parse-content.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';

const summaryColumns =
  'id, slug, title, summary, author_name, published_on, word_count, credit_cards(id, slug, name, annual_fee_cents, network, product_family, art_primary_hex, art_secondary_hex, material, issuer_rank, companies(id, name), point_systems!credit_cards_point_system_id_fkey(id, slug, kind))' as const;

async function readReviews(signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('reviews')
    .select(summaryColumns)
    .eq('is_published', true)
    .order('published_on', { ascending: false, nullsFirst: false })
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type ReviewSummary = Awaited<ReturnType<typeof readReviews>>[number];

export function reviewsQuery() {
  return queryOptions({
    queryKey: ['reviews'],
    queryFn: ({ signal }) => readReviews(signal),
    meta: { live: refetchedWith('reviews', 'credit_cards', 'point_systems') },
  });
}

const reviewColumns = `${summaryColumns}, body, verified_on, revision` as const;

async function fetchReview(slug: string, signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('reviews')
    .select(reviewColumns)
    .eq('slug', slug)
    .eq('is_published', true)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

type FetchedReview = NonNullable<Awaited<ReturnType<typeof fetchReview>>>;
export type Review = Omit<FetchedReview, 'body'> & { readonly content: ParsedContent };

/** Parses the text while reading. A prerendered page brings it parsed and loads no parser. */
async function readReview(
  slug: string,
  known: Review | null | undefined,
  signal: AbortSignal,
): Promise<Review | null> {
  const loadParser = () => import('@/components/content/parse-content.ts');
  const [fetched] = await Promise.all([fetchReview(slug, signal), known ? null : loadParser()]);
  if (fetched === null) return null;
  const { body, ...review } = fetched;
  if (known?.id === review.id && known.revision === review.revision)
    return { ...review, content: known.content };
  const { parseContent } = await loadParser();
  return { ...review, content: parseContent(body) };
}

export function reviewQuery(slug: string) {
  return queryOptions({
    queryKey: ['review', slug],
    queryFn: ({ client, queryKey, signal }) =>
      readReview(slug, client.getQueryData<Review | null>(queryKey), signal),
    meta: {
      live: refetchedWith({ table: 'reviews', where: { slug } }, 'credit_cards', 'point_systems'),
    },
  });
}

const namedColumns =
  'id, slug, name, annual_fee_cents, network, product_family, art_primary_hex, art_secondary_hex, material, issuer_rank, companies(id, name), point_systems!credit_cards_point_system_id_fkey(id, slug, kind)' as const;

async function readNamedCards(slugs: readonly string[], signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('credit_cards')
    .select(namedColumns)
    .in('slug', [...slugs])
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export function namedCardsQuery(slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['named-cards', ...slugs],
    queryFn: ({ signal }) => readNamedCards(slugs, signal),
    meta: { live: refetchedWith('credit_cards', 'point_systems') },
    enabled: slugs.length > 0,
  });
}
