import { z } from 'zod';
import type { PublicCatalog } from '../src/prerender.ts';

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

/** Prevents a build from hanging on a database that does not answer. */
const TIMEOUT_MS = 10_000;

async function read(url: string, key: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the database answers ${response.status}`);
  return response.json();
}

type Rows = Omit<PublicCatalog, 'isLive'>;

async function readRows(url: string, key: string): Promise<Rows> {
  const [cards, reviews, removedCardIds] = await Promise.all([
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
    read(url, key, 'rpc/list_removed_credit_cards'),
  ]);
  const rows = {
    cards: cardsSchema.parse(cards),
    reviews: reviewsSchema.parse(reviews),
    removedCardIds: z.array(z.number()).parse(removedCardIds),
  };
  if (rows.cards.length === 0) throw new Error('it has no cards');
  return rows;
}

/** Uses the seeds as a new database has them, so that cards have the same addresses. */
async function readSeededRows(): Promise<Rows> {
  const { startStack } = await import('../supabase/local/start-stack.ts');
  const stack = await startStack();
  try {
    return await readRows(stack.url, stack.publishableKey);
  } finally {
    await stack.stop();
  }
}

const isOfThisMachine = (url: string) =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/**
 * Reads the catalog as visitors see it now. If this machine's database is not running, reads the seeded one, except
 * on Netlify, which publishes its build: there, and if any other database does not answer, throws a sentence.
 */
export async function readCatalog(database: {
  url: string;
  key: string | undefined;
}): Promise<PublicCatalog> {
  const { url, key } = database;
  try {
    if (!key) throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY is not set');
    return { ...(await readRows(url, key)), isLive: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failure = `The catalog of ${url} could not be read (${reason})`;
    if (process.env['NETLIFY'] === 'true' || !isOfThisMachine(url)) {
      throw new Error(`${failure}: nothing is built without it.`, { cause: error });
    }
    console.warn(`${failure}: the seeds are taken.`);
    return { ...(await readSeededRows()), isLive: false };
  }
}
