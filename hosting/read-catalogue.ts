import path from 'node:path';
import { z } from 'zod';
import type { PublicCatalogue } from '../src/prerender.ts';
import { readCell, readFactFile } from '../supabase/seeds/generator/fact-file.ts';

const cardsSchema = z.array(
  z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    annual_fee_cents: z.number(),
    verified_on: z.string().nullable(),
    companies: z.object({ name: z.string() }),
  }),
);
const reviewsSchema = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    author_name: z.string(),
    published_on: z.string().nullable(),
  }),
);

/** A build shall not hang on a database that does not answer. */
const TIMEOUT_MS = 10_000;

/** The catalogue as the seeds have it. Ids are the database's: without one, cards go by their slug. */
export function readSeededCatalogue(root: string): PublicCatalogue {
  const facts = path.join(root, 'supabase/seeds/facts');
  const issuers = new Map(
    readFactFile(facts, 'companies.csv').map((row) => [
      readCell(row, 'slug'),
      readCell(row, 'name'),
    ]),
  );
  return {
    cards: readFactFile(facts, 'credit_cards.csv').map((row) => ({
      id: null,
      slug: readCell(row, 'slug'),
      name: readCell(row, 'name'),
      annual_fee_cents: Number(readCell(row, 'annual_fee_cents')),
      verified_on: readCell(row, 'verified_on') || null,
      companies: { name: issuers.get(readCell(row, 'company_slug')) ?? '' },
    })),
    reviews: readFactFile(facts, 'reviews.csv')
      .filter((row) => readCell(row, 'is_published') === 'true')
      .map((row) => ({
        slug: readCell(row, 'slug'),
        title: readCell(row, 'title'),
        summary: readCell(row, 'summary'),
        author_name: readCell(row, 'author_name'),
        published_on: readCell(row, 'published_on') || null,
      })),
    isLive: false,
  };
}

async function read(url: string, key: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the database answers ${response.status}`);
  return response.json();
}

/** The catalogue as visitors see it now; the seeded one where no database is configured or none answers. */
export async function readCatalogue(
  root: string,
  database: { url: string | undefined; key: string | undefined },
): Promise<PublicCatalogue> {
  const { url, key } = database;
  if (!url || !key) return readSeededCatalogue(root);
  try {
    const [cards, reviews] = await Promise.all([
      read(
        url,
        key,
        'credit_cards?select=id,slug,name,annual_fee_cents,verified_on,companies(name)&order=id',
      ),
      read(
        url,
        key,
        'reviews?select=slug,title,summary,author_name,published_on&is_published=is.true&order=id',
      ),
    ]);
    return {
      cards: cardsSchema.parse(cards),
      reviews: reviewsSchema.parse(reviews),
      isLive: true,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The catalogue of ${url} could not be read (${reason}): the seeds are taken.`);
    return readSeededCatalogue(root);
  }
}
