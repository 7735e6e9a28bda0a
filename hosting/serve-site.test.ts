import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreAnswer } from '../tests/support/observatory.ts';
import { answerIcons } from '../supabase/functions/icons/handler.ts';
import { fillRemovedCards, fillRules } from './fill-rules.ts';
import { createSiteListener } from './serve-site.ts';

const PROJECT = 'https://abcd.supabase.co';
const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
let site: Server;
let functions: Server;
let address: string;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : '';
}

/** A site as the build leaves it, with `/api` sent to a test server. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  functions = createServer((request, response) => {
    const answer = answerIcons(new Request(`http://functions${request.url}`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    void answer.text().then((body) => response.end(body));
  });
  const functionsAddress = await listen(functions);
  for (const name of ['_headers', '_redirects']) {
    const text = fillRules(await readFile(path.join(root, 'public', name), 'utf8'), {
      supabaseUrl: PROJECT,
      siteUrl: 'https://site.test',
      assets: ['assets/main-abc.js', 'assets/_public-abc.js'],
    });
    await writeFile(
      path.join(folder, name),
      (name === '_redirects' ? fillRemovedCards(text, [7, 70]) : text).replaceAll(
        `${PROJECT}/`,
        `${functionsAddress}/`,
      ),
    );
  }
  for (const name of ['404.html', 'theme.js', 'icon.svg']) {
    await copyFile(path.join(root, 'public', name), path.join(folder, name));
  }
  for (const name of ['index.html', 'shell.html']) {
    await copyFile(path.join(root, 'index.html'), path.join(folder, name));
  }
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await writeFile(path.join(folder, 'dot.png'), Buffer.from(dot, 'base64'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/main-abc.js'), 'console.warn("main");'.repeat(50));
  await writeFile(path.join(folder, 'assets/_public-abc.js'), '');
  const listener = createSiteListener(folder);
  site = createServer((request, response) => void listener(request, response));
  address = await listen(site);
});

afterAll(async () => {
  site.close();
  functions.close();
  await rm(folder, { recursive: true });
});

const ask = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(address + pathname, { headers, redirect: 'manual' });

describe('the server that answers like Netlify', () => {
  it.each([
    ['the home page', '/', 200, 'text/html'],
    ['the shell', '/credit-cards/1/amex-gold', 200, 'text/html'],
    ['a card that was removed', '/credit-cards/7/amex-gold', 410, 'text/html'],
    ['a card that was removed, by its id alone', '/credit-cards/70', 410, 'text/html'],
    ['a card whose id begins with that of another', '/credit-cards/701/x', 200, 'text/html'],
    ['a hashed file', '/assets/main-abc.js', 200, 'javascript'],
    ['a hashed file of an earlier release', '/assets/main-old.js', 404, 'text/html'],
    ['a hashed file of a route', '/assets/_public-abc.js', 200, 'javascript'],
    ['a fixed file', '/theme.js', 200, 'javascript'],
    ['a picture', '/icon.svg', 200, 'image/svg'],
    ['a changed picture', '/.netlify/images?url=/dot.png&w=1', 200, 'image/png'],
    ['a refusal of the image endpoint', '/.netlify/images?url=/dot.png&w=x', 400, 'text/plain'],
    ['an answer of a function', '/api/_nuxt_icon/lucide.json?icons=plane', 200, 'json'],
    ['a refusal of a function', '/api/_nuxt_icon/nothing.json?icons=plane', 404, 'json'],
    ['an address of the API that is none', '/api/nothing', 404, 'text/html'],
  ])('%s scores at least 110 by the rules of Mozilla Observatory', async (...row) => {
    const [, pathname, status, type] = row;
    const answer = await ask(pathname);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    const body = await answer.text();
    expect(scoreAnswer(answer.headers, body)).toBeGreaterThanOrEqual(110);
  });

  it('keeps hashed files for a year and asks for everything else again', async () => {
    const read = async (pathname: string) => (await ask(pathname)).headers.get('cache-control');
    expect(await read('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await read('/assets/_public-abc.js')).toBe('public, max-age=31536000, immutable');
    for (const pathname of ['/', '/login', '/theme.js', '/assets/main-old.js', '/assets']) {
      expect(await read(pathname)).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('sends nothing again that is still the same, and text compressed', async () => {
    const first = await ask('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('console.warn');
    const again = await ask('/', { 'if-none-match': (await ask('/')).headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each(['/_headers', '/_redirects', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])(
    'never gives out %s',
    async (pathname) => {
      const answer = await ask(pathname);
      expect(await answer.text()).not.toMatch(/Content-Security-Policy|root:|functions\/v1/);
    },
  );
});

/** Addresses of pages, files, functions and mistakes: one and more of each rule of `_redirects` and `_headers`. */
const addresses = [
  '/ /login /register /credit-cards /credit-cards/1 /credit-cards/1/amex-gold /credit-cards/7 /credit-cards/7/x /credit-cards/70',
  '/credit-cards/70/x /credit-cards/701 /credit-cards/7x /guides /guides/1/x /nothing /nothing/at/all /index.html /shell.html',
  '/404.html /theme.js /theme.js/ /icon.svg /dot.png /assets /assets/ /assets/main-abc.js /assets/main-old.js /assets/x/y.js',
  '/app /app/ /app/my-cards /app/my-cards?q=1 /App /application /admin /admin/ /admin/tips /administrator /confirm /confirm/ /confirm/x',
  '/stop-mails /stop-mails/x /shared-whiteboard /shared-whiteboard/ /shared-whiteboard/1 /shared /shared/1 /widgets /widgets/ /widgets/comments/1',
  '/api /api/ /api/nothing /api/nothing/at/all /a%20b /%2e%2e/etc',
].flatMap((line) => line.split(' '));

it('answers fifty addresses by the rules as the code of Netlify reads them', async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(50);
  const redirects = new RedirectsHandler({
    configRedirects: [],
    projectDir: folder,
    publicDir: folder,
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = new HeadersHandler({ projectDir: folder, publishDir: '.', logger: console });
  const files = new Set([
    '/',
    '/index.html',
    '/shell.html',
    '/404.html',
    '/theme.js',
    '/icon.svg',
    '/dot.png',
    '/assets/main-abc.js',
  ]);
  const differences: string[] = [];
  for (const asked of addresses) {
    const request = new Request(`https://site.test${asked}`);
    const match = await redirects.match(request);
    const { pathname } = new URL(request.url);
    const isFile = files.has(pathname) && match?.force !== true;
    const theirs = {
      status: isFile ? 200 : (match?.statusCode ?? 404),
      headers: await headers.apply(request, new Response()),
    };
    const answer = await ask(pathname);
    if (answer.status !== theirs.status)
      differences.push(`${asked}: ${answer.status}, theirs ${theirs.status}`);
    for (const [name, value] of Object.entries(theirs.headers)) {
      const own = answer.headers.get(name);
      if (own !== value) differences.push(`${asked}: ${name} ${own}, theirs ${value}`);
    }
  }
  // Their reader for developers takes the first letters of a path, in any case, for the path of a rule; documented is neither.
  expect(differences).toEqual([
    '/App: X-Robots-Tag null, theirs noindex',
    '/application: X-Robots-Tag null, theirs noindex',
    '/administrator: X-Robots-Tag null, theirs noindex',
  ]);
});

it('reads its rules again once their file has changed, and not before', async () => {
  const file = path.join(folder, '_headers');
  const text = await readFile(file, 'utf8');
  const readMark = async () => (await ask('/theme.js')).headers.get('x-mark');
  await utimes(file, 1, 1);
  expect(await readMark()).toBeNull();
  await writeFile(file, `${text}\n/theme.js\n  X-Mark: new\n`);
  await utimes(file, 1, 1);
  expect(await readMark()).toBeNull();
  await utimes(file, 2, 2);
  expect(await readMark()).toBe('new');
  await writeFile(file, text);
});

it('an address that is a secret is told to no search engine, and none to what its page asks for', async () => {
  for (const page of ['shared-whiteboard', 'shared']) {
    const { headers } = await ask(`/${page}/${crypto.randomUUID()}`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  const others = (await ask('/login')).headers;
  expect(others.get('x-robots-tag')).toBeNull();
  expect(others.get('referrer-policy')).toBe('strict-origin');
});

it.each(['/app', '/app/my-cards', '/admin/', '/admin/tips', '/confirm', '/confirm/'])(
  'no search engine lists %s',
  async (pathname) => {
    expect((await ask(pathname)).headers.get('x-robots-tag')).toBe('noindex');
  },
);

describe('the content-security policy', () => {
  it('names the project, and leaves no word of ours unfilled', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/SUPABASE|VITE_|SITE_URL|[{}?]/);
    expect(policy).toContain(`connect-src 'self' ${PROJECT} wss://abcd.supabase.co `);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|data:|blob:|\*(?!\.)/);
  });
});

describe('the score itself', () => {
  it('falls with each thing that is missing', () => {
    const good = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    expect(scoreAnswer(new Headers(good), '')).toBe(120);
    for (const [name, left] of [
      ['content-security-policy', 55],
      ['strict-transport-security', 80],
      ['x-content-type-options', 115],
      ['referrer-policy', 115],
    ] as const) {
      const headers = new Headers(good);
      headers.delete(name);
      expect(scoreAnswer(headers, ''), name).toBe(left);
    }
    expect(scoreAnswer(new Headers(), '')).toBe(30);
  });
});
