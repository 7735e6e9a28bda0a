import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeServer, listen } from '../gateway/listen.ts';
import { type Stack, startStack } from '../start-stack.ts';

/** Pages that imitate those of five issuers; their menus and hidden parts contradict the card. */
const SHAPES = {
  'chase-sapphire-preferred': 'https://creditcards.chase.com/sapphire/preferred',
  'chase-freedom-unlimited': 'https://creditcards.chase.com/freedom/unlimited',
  'amex-gold': 'https://www.americanexpress.com/us/gold',
  'citi-strata-premier': 'https://www.citi.com/strata-premier',
  venture: 'https://www.capitalone.com/venture/',
  'bofa-premium-rewards': 'https://www.bankofamerica.com/premium-rewards/',
} as const;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let stack: Stack;
let answers: Map<string, Answer>;
let asked: string[];
let readers: Set<string | undefined>;

const issuers = createServer((request, response) => {
  const address = request.url?.slice(1) ?? '';
  asked.push(address);
  readers.add(request.headers['user-agent']);
  const answer = answers.get(address);
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});

const say =
  (body: string, type = 'text/html; charset=utf-8', status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
const leadTo =
  (location: string): Answer =>
  (_request, response) => {
    response.writeHead(301, { location }).end();
  };

beforeAll(async () => {
  stack = await startStack({
    functions: true,
    watchRelayUrl: await listen(issuers, 0, 'PORT'),
  });
});
afterAll(async () => {
  await stack.stop();
  await closeServer(issuers);
});

beforeEach(async () => {
  answers = new Map();
  asked = [];
  readers = new Set();
  await stack.db.exec(`
    delete from private.watched_pages;
    delete from private.watched_hosts;
    delete from public.fact_reports;
    update public.credit_cards set website_url = null;
  `);
});

async function place(pages: Readonly<Record<string, string>>) {
  for (const [slug, page] of Object.entries(pages)) {
    await stack.db.query('update public.credit_cards set website_url = $2 where slug = $1', [
      slug,
      page,
    ]);
  }
}

/** Gives open cards a page each. */
async function placeMany(count: number, host: string) {
  await stack.db.query(
    `update public.credit_cards set website_url = $2 || id where id in (
       select id from public.credit_cards where opened_to_new and discontinued_on is null order by id limit $1)`,
    [count, `https://${host}/cards/`],
  );
}

async function watch() {
  const answer = await fetch(`${stack.url}/functions/v1/watch`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
}

async function readOutcomes() {
  const { rows } = await stack.db.query<{ outcome: string | null }>(
    'select outcome from private.watched_pages order by credit_card_id',
  );
  return rows.map(({ outcome }) => outcome);
}

async function readReports() {
  const { rows } = await stack.db.query<{ problem: string }>(
    `select problem from public.fact_reports where origin = 'watch' and status = 'open' order by problem`,
  );
  return rows.map(({ problem }) => problem);
}

test('five issuers’ pages are read, and the fee that differs comes to the top of the pages to read', async () => {
  await place(SHAPES);
  for (const [slug, page] of Object.entries(SHAPES)) {
    const file = path.join(import.meta.dirname, '../test-support/issuer-pages', `${slug}.html`);
    answers.set(page, say(await readFile(file, 'utf8')));
  }
  const { rows: before } = await stack.db.query('select revision from public.catalog_state');
  await watch();
  expect(await readOutcomes()).toEqual(['read', 'read', 'read', 'read', 'read', 'read']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await readReports()).toEqual([`Annual fee: the watch saw $95 → $150 on ${today}.`]);
  const { rows: desk } = await stack.db.query<{ slug: string }>(
    'select card.slug from public.list_cards_to_check(1) c join public.credit_cards card on card.id = c.credit_card_id',
  );
  expect(desk).toEqual([{ slug: 'chase-sapphire-preferred' }]);
  expect((await stack.db.query('select revision from public.catalog_state')).rows).toEqual(before);
  const { rows: seen } = await stack.db.query<{ slug: string; seen: unknown }>(
    'select card.slug, seen from private.watched_pages join public.credit_cards card on card.id = credit_card_id',
  );
  const offer = { spend_cents: 400_000, months: 3 };
  expect(Object.fromEntries(seen.map((row) => [row.slug, row.seen]))).toEqual({
    'chase-sapphire-preferred': {
      ...{ fee_cents: 15_000, abroad_percent: 0 },
      ...{ points: 75_000, spend_cents: 500_000, months: 3 },
    },
    'chase-freedom-unlimited': {
      ...{ fee_cents: 0, abroad_percent: 3 },
      ...{ cash_cents: 20_000, spend_cents: 50_000, months: 3 },
    },
    'amex-gold': { fee_cents: 32_500, abroad_percent: 0 },
    'citi-strata-premier': { fee_cents: 9500, abroad_percent: 0, points: 60_000, ...offer },
    venture: { fee_cents: 9500, abroad_percent: 0, points: 75_000, ...offer },
    'bofa-premium-rewards': { fee_cents: 9500, abroad_percent: 0, points: 60_000, ...offer },
  });
  expect([...readers]).toEqual([expect.stringMatching(/^PointfolioWatch\/1\.0 \(\+http/)]);
  await watch();
  expect(asked.filter((address) => !address.endsWith('/robots.txt'))).toHaveLength(6);
  expect(asked.filter((address) => address.endsWith('/robots.txt'))).toHaveLength(5);
});

test('what robots.txt forbids is not read, and nothing where it does not answer', async () => {
  const pages = {
    'amex-gold': 'https://www.americanexpress.com/us/gold?a=1',
    'citi-strata-premier': 'https://www.citi.com/strata-premier',
    venture: 'https://www.capitalone.com/venture/',
  };
  await place(pages);
  for (const page of Object.values(pages)) answers.set(page, say('Annual fee: $1'));
  const robots = 'https://www.americanexpress.com/robots.txt';
  answers.set(
    robots,
    say(
      'User-agent: *\nAllow: /us/\n\nUser-agent: PointfolioWatch\nDisallow: /us/*?a=',
      'text/plain',
    ),
  );
  answers.set('https://www.citi.com/robots.txt', say('User-agent: *\nDisallow: /', 'text/plain'));
  answers.set('https://www.capitalone.com/robots.txt', say('', 'text/plain', 503));
  await watch();
  expect(new Set(await readOutcomes())).toEqual(new Set(['failed', 'forbidden']));
  expect(asked.every((address) => address.endsWith('/robots.txt'))).toBe(true);
});

test.each([
  ['another site', 'https://attacker.test/'],
  ['another issuer', 'https://www.citi.com/strata-premier'],
  ['this machine', 'https://127.0.0.1/latest/meta-data'],
  ['a private address', 'http://169.254.169.254/latest/meta-data'],
  ['an address without encryption', 'http://www.capitalone.com/venture-rewards/'],
  ['another port', 'https://www.capitalone.com:8443/venture/'],
  ['a name and a password', 'https://a:b@www.capitalone.com/venture-rewards/'],
  ['no address', 'https://'],
])('a redirection to %s is not followed', async (_what, location) => {
  await place({ venture: SHAPES.venture });
  answers.set(SHAPES.venture, leadTo(location));
  await watch();
  expect(await readOutcomes()).toEqual(['failed']);
  expect(asked).toEqual(['https://www.capitalone.com/robots.txt', SHAPES.venture]);
});

test('a redirection within the host is followed, a few times', async () => {
  await place({ venture: SHAPES.venture });
  answers.set(SHAPES.venture, leadTo('/venture-rewards/'));
  const second = 'https://www.capitalone.com/venture-rewards/';
  answers.set(second, say('<p>$95 annual fee</p>'));
  await watch();
  expect(await readOutcomes()).toEqual(['read']);
  await stack.db.exec('delete from private.watched_pages');
  answers.set(second, leadTo('/venture/'));
  asked = [];
  await watch();
  expect(await readOutcomes()).toEqual(['failed']);
  expect(asked).toHaveLength(5);
});

test('three errors in a row are the last', async () => {
  await placeMany(10, 'www.citi.com');
  await watch();
  await watch();
  expect(asked).toHaveLength(4);
  expect(await readOutcomes()).toEqual(['failed', 'failed', 'failed']);
});

test('no page, and one that is too large, are errors', async () => {
  await place({ venture: SHAPES.venture, 'citi-strata-premier': SHAPES['citi-strata-premier'] });
  answers.set(SHAPES.venture, say('{"annual fee": "$95"}', 'application/json'));
  answers.set(SHAPES['citi-strata-premier'], say('Annual fee: $95 '.repeat(200_000)));
  await watch();
  expect(await readOutcomes()).toEqual(['failed', 'failed']);
});

test('twenty-five pages are read in a day', async () => {
  await placeMany(40, 'www.citi.com');
  const { rows } = await stack.db.query<{ page: string }>(
    `select website_url as page from public.credit_cards where website_url is not null`,
  );
  expect(rows).toHaveLength(40);
  for (const { page } of rows) answers.set(page, say('<p>Nothing of interest</p>'));
  await watch();
  await watch();
  expect(asked.filter((address) => address.includes('/cards/'))).toHaveLength(25);
  expect(await readOutcomes()).toEqual(Array.from({ length: 25 }, () => 'nothing'));
  expect(await readReports()).toEqual([]);
});

test('it is only asked with POST', async () => {
  expect((await fetch(`${stack.url}/functions/v1/watch`)).status).toBe(405);
  expect(asked).toEqual([]);
});
