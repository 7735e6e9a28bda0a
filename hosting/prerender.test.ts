import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { KINDS } from '../src/features/site/best-cards/list-kinds.ts';
import { listPublicPages, renderHead, renderRobots, renderSitemap } from '../src/prerender.ts';
import { startStack } from '../supabase/local/start-stack.ts';
import {
  OPEN_TABLES,
  readOpenData,
  renderFeed,
  renderFirstRows,
  renderOpenData,
  toCsv,
  toDay,
} from './open-data.ts';
import { prerender } from './prerender-plugin.ts';
import { readCatalog } from './read-catalog.ts';

const base = 'https://example.com';
const stack = await startStack();
const database = { url: stack.url, key: stack.publishableKey };
const catalog = await readCatalog(database);
await stack.db.exec(
  `set pointfolio.seeding = 'on'; delete from public.credit_cards where slug = 'amex-gold'`,
);
const later = await readCatalog(database);
const facts = await readOpenData(database);

/** Facts changed on three days: a fee, then a removed card and a new one, then a rate and the fee again. */
const EDITS: readonly (readonly [string, string])[] = [
  [
    '2026-09-30',
    `update public.credit_cards set annual_fee_cents = 9900 where slug = 'amex-green'`,
  ],
  [
    '2026-10-31',
    `delete from public.credit_cards where slug = 'citi-custom-cash';
     insert into public.alliances (slug, name) values ('new-alliance', 'New <Alliance>')`,
  ],
  [
    '2026-11-15',
    `update public.category_points set rate = rate + 1 where id = (select min(id) from public.category_points);
     update public.credit_cards set annual_fee_cents = 12900 where slug = 'amex-green'`,
  ],
];
const snapshots: { day: string; tables: typeof facts.tables }[] = [];
await stack.db.exec(`set pointfolio.seeding = ''; delete from public.fact_changes`);
for (const [day, edit] of EDITS) {
  snapshots.push({ day, tables: (await readOpenData(database)).tables });
  await stack.db.exec(
    `${edit}; update public.fact_changes set changed_at = '${day} 12:00Z' where changed_at > '2026-11-16'`,
  );
}
const edited = await readOpenData(database);
const openData = renderOpenData(facts, '2026-11-28');
const { rows: factTables } = await stack.db.query<{ name: string }>(
  `select table_name as name from information_schema.columns
   where table_schema = 'public' and column_name = 'confidence' order by 1`,
);
await stack.stop();
const pages = listPublicPages(catalog);
const pageOf = (wanted: string) => {
  const page = pages.find((each) => each.path.endsWith(wanted));
  if (!page) throw new Error(`no page ${wanted}`);
  return page;
};
const gold = pageOf('/amex-gold');

const structured = z.looseObject({ '@type': z.string() });

function readStructured(head: string): { '@type': string }[] {
  return [
    ...head.matchAll(/<script data-prerendered type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json = '']) => structured.parse(JSON.parse(json)));
}

describe('the open data', () => {
  const { tables } = z
    .object({
      built_on: z.literal('2026-11-28'),
      notice: z.string(),
      tables: z.record(z.string(), z.array(z.looseObject({ id: z.number() }))),
    })
    .parse(JSON.parse(openData.get('catalog.json') ?? ''));

  it('has every table of facts, and no text of ours', () => {
    const editorial = ['reviews', 'tips', 'videos'];
    const names = factTables.map(({ name }) => name).filter((name) => !editorial.includes(name));
    expect([...OPEN_TABLES].sort()).toEqual(names);
    expect(Object.keys(tables).sort()).toEqual(names);
  });

  it('has all rows of a table, beyond the page of an answer, with their source and day', () => {
    expect(tables['merchants']?.length).toBeGreaterThan(5000);
    expect(Object.keys(tables['credit_cards']?.[0] ?? {})).toEqual(
      expect.arrayContaining(['source_url', 'verified_on', 'confidence']),
    );
    expect(openData.get('catalog.json')).not.toMatch(/"(?:created_at|updated_at|revision)"/);
  });

  it('has the rows of a first page as lists of cells, without unions that issue no card', () => {
    const { revision, tables: first } = z
      .object({
        revision: z.number().positive(),
        tables: z.record(
          z.string(),
          z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.json())) }),
        ),
      })
      .parse(
        JSON.parse(
          renderFirstRows(facts, [
            { name: 'companies', columns: ['id', 'kind'] },
            { name: 'categories', columns: ['id', 'slug', 'name', 'icon', 'position'] },
            { name: 'tips', columns: ['id', 'title'] },
          ]),
        ),
      );
    expect(revision).toBe(facts.revision);
    expect(first['categories']?.rows).toHaveLength(facts.tables['categories']?.length ?? -1);
    expect(first['tips']?.rows.length).toBeGreaterThan(5);
    expect(() => renderFirstRows(facts, [{ name: 'videos', columns: ['id'] }])).toThrow('videos');
    const kinds = first['companies']?.rows.map(([, kind]) => kind) ?? [];
    expect(kinds).toContain('credit_union');
    expect(kinds.length).toBeLessThan(400);
  });

  it('has each table as CSV, a line a row', () => {
    const lines = (openData.get('categories.csv') ?? '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + (tables['categories']?.length ?? 0));
    expect(lines[0]).toMatch(/^id,.*\bslug\b/);
    expect(toCsv([{ id: 1, name: 'a "b", c', none: null, list: ['x'] }])).toBe(
      'id,name,none,list\r\n1,"a ""b"", c",,"[""x""]"\r\n',
    );
  });

  it.each(snapshots)(
    'has the facts as they were on $day, before what changed since',
    ({ day, tables: known }) => {
      expect(edited.tables).not.toEqual(known);
      const then = toDay(edited, day);
      expect(then).toEqual(known);
    },
  );

  it('has a file for the first day of each month since the changes are known', () => {
    const files = renderOpenData(edited, '2026-12-02');
    expect([...files.keys()].filter((name) => /^\d/.test(name))).toEqual([
      '2026-12-01.json',
      '2026-11-01.json',
      '2026-10-01.json',
    ]);
    const { as_of: day, tables: asOf } = z
      .object({ as_of: z.string(), tables: z.record(z.string(), z.array(z.looseObject({}))) })
      .parse(JSON.parse(files.get('2026-11-01.json') ?? ''));
    expect(day).toBe('2026-11-01');
    const fee = asOf['credit_cards']?.find(({ slug }) => slug === 'amex-green')?.[
      'annual_fee_cents'
    ];
    expect(fee).toBe(9900);
    expect(openData.has('2026-11-01.json')).toBe(false);
  });

  it('has a feed of the changes, latest first, with nothing that is markup', () => {
    const feed = renderFeed(edited, base, ({ title }) => ({
      subject: title ?? '',
      verb: 'Changed',
      lines: ['Annual fee: $99 → $129'],
    }));
    const titles = [...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
    expect(titles[1]).toBe(
      'American Express Classic Green: American Express Classic Green changed',
    );
    expect(feed).toContain('New &lt;Alliance&gt;');
    const cards = [{ id: 1, name: 'Cash, "Plus"\uFFFE' }];
    const changes = edited.changes.map((change) => ({ ...change, credit_card_id: 1 }));
    const named = renderFeed({ ...edited, tables: { credit_cards: cards }, changes }, base, () => ({
      subject: 'A fee',
      verb: 'Changed',
      lines: [],
    }));
    expect(named).toContain('<title>Cash, "Plus": A fee changed</title>');
    expect(feed.indexOf('2026-11-15T12:00:00.000Z')).toBeLessThan(feed.indexOf('2026-09-30'));
  });
});

describe('the public pages', () => {
  it('are the fixed ones, the rankings, every card and every published review', () => {
    const { cards, reviews } = catalog;
    expect(cards.length).toBeGreaterThan(200);
    expect(reviews.length).toBeGreaterThanOrEqual(6);
    expect(pages).toHaveLength(10 + 1 + KINDS.length + cards.length + reviews.length);
  });

  it('are fewer by a card that was removed, whose id is known', () => {
    expect(catalog.removedCardIds).toEqual([]);
    const left = listPublicPages(later).map((page) => page.path);
    expect(left).toEqual(pages.filter((page) => page !== gold).map((page) => page.path));
    expect(later.removedCardIds.map((id) => `/credit-cards/${id}/amex-gold`)).toEqual([gold.path]);
  });

  it('differ in address, title and description', () => {
    for (const read of [
      ({ path: address }: (typeof pages)[number]) => address,
      ({ title }: (typeof pages)[number]) => title,
      ({ description }: (typeof pages)[number]) => description,
    ]) {
      expect(new Set(pages.map(read)).size).toBe(pages.length);
    }
  });

  it('have a title and a description of a length that is shown', () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(90);
      expect(description.length, description).toBeGreaterThanOrEqual(40);
      expect(description.length, description).toBeLessThanOrEqual(300);
    }
  });
});

describe('the head of a page', () => {
  it('names the address, the preview and the structured data of a card', () => {
    expect(gold.path).toMatch(/^\/credit-cards\/[1-9]\d*\/amex-gold$/);
    const head = renderHead(gold, base);
    expect(head).toContain(
      `<link data-prerendered rel="canonical" href="https://example.com${gold.path}" />`,
    );
    expect(head).toContain(
      '<meta data-prerendered property="og:title" content="American Express Gold',
    );
    expect(head).toContain('property="og:image" content="https://example.com/social.png"');
    const [card, trail, page] = readStructured(head);
    expect(card).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CreditCard',
      name: 'American Express Gold',
      provider: { '@type': 'BankOrCreditUnion', name: 'American Express' },
      feesAndCommissionsSpecification: 'Annual fee: $325',
    });
    expect(trail?.['@type']).toBe('BreadcrumbList');
    expect(page).toMatchObject({ '@type': 'WebPage', lastReviewed: gold.changedOn });
  });

  it('says who wrote a review and when', () => {
    const head = renderHead(pageOf('/reviews/chase-5-24-explained'), base);
    expect(head).toContain('property="og:type" content="article"');
    expect(readStructured(head)[0]).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-11-21',
      author: { name: 'Editorial team' },
    });
  });

  it('names no address in the shell, which is served for every page without a file', () => {
    const head = renderHead(pageOf('/'), base, 'shell');
    expect(head).not.toMatch(/canonical|og:url|ld\+json/);
    expect(head).toContain('<title data-prerendered>');
    // Keeps addresses of unknown pages out of search engines; the app removes the mark if a page exists.
    expect(head).toContain('<meta data-prerendered name="robots" content="noindex" />');
    for (const kind of ['bare', 'prerendered'] as const) {
      expect(renderHead(pageOf('/'), base, kind)).not.toContain('robots');
    }
  });

  it('cannot be broken out of by a name', () => {
    const hostile = '"><script>alert(1)</script>';
    const [page] = listPublicPages({
      cards: [],
      reviews: [
        { slug: 'x', title: hostile, summary: hostile, author_name: hostile, published_on: null },
      ],
      removedCardIds: [],
      isLive: false,
    }).slice(-1);
    const head = page ? renderHead(page, base) : '';
    expect(head.match(/<script/g)).toHaveLength(2);
    expect(readStructured(head)[0]).toMatchObject({ headline: hostile });
  });
});

describe('the files for crawlers', () => {
  it('the site map lists every page with its last change', () => {
    const map = renderSitemap(pages, base);
    expect(map.match(/<url>/g)).toHaveLength(pages.length);
    const [, entry = ''] = map.split(`<loc>https://example.com${gold.path}</loc>`);
    expect(entry).toMatch(/^<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it('robots are kept from what needs a session, and told where the map is', () => {
    const robots = renderRobots(base);
    expect(robots).toContain('Disallow: /app\n');
    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).toContain('Sitemap: https://example.com/sitemap.xml');
  });
});

describe('a build whose database does not answer', () => {
  const nowhere = { url: 'http://127.0.0.1:9', key: 'x' };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-build-'));
    await writeFile(path.join(folder, 'index.html'), '<title>Site</title>');
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    warn.mockClear();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([nowhere, { ...nowhere, key: undefined }])(
    'fails on Netlify, before it writes anything: %j',
    async (database) => {
      vi.stubEnv('NETLIFY', 'true');
      const built = build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        plugins: [prerender({ base, database, drawsPictures: false })],
      });
      await expect(built).rejects.toThrow(
        /The catalog of http:\/\/127\.0\.0\.1:9 could not be read \(.+\): nothing is built without it\./,
      );
      expect(await readdir(folder)).toEqual(['index.html']);
    },
  );

  it('fails anywhere, unless that database is of this machine', async () => {
    const hosted = { url: 'https://abcd.supabase.invalid', key: 'x' };
    await expect(readCatalog(hosted)).rejects.toThrow(/nothing is built without it/);
    expect(warn).not.toHaveBeenCalled();
  });

  it('on this machine takes the seeds, with the addresses that a database gives them', async () => {
    vi.stubEnv('NETLIFY', undefined);
    const seeded = await readCatalog(nowhere);
    expect(seeded).toEqual({ ...catalog, isLive: false });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the seeds are taken'));
  });
});
