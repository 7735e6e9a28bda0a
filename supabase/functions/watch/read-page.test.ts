import assert from 'node:assert/strict';
import { createPageReader } from './read-page.ts';
import { isAllowed } from './read-robots.ts';
import { readSettings } from './settings.ts';

type Asked = { readonly url: string; readonly at: number };

/** A reader whose time passes only in its pauses, and answers after a second. */
function open(answer: (url: string) => Response, lastAsked?: Map<string, number>) {
  let time = 0;
  const asked: Asked[] = [];
  const read = createPageReader({
    siteUrl: 'https://app.test',
    pauseMs: 5000,
    relayUrl: null,
    ...(lastAsked && { lastAsked }),
    now: () => time,
    wait: (ms) => {
      time += ms;
      return Promise.resolve();
    },
    fetch: (input, init) => {
      const request = new Request(input, init);
      assert.equal(request.redirect, 'manual');
      asked.push({ url: request.url, at: time });
      time += 1000;
      return Promise.resolve(answer(request.url));
    },
  });
  return { read, asked };
}

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

Deno.test('requests to a host are five seconds apart, and its robots.txt is read once', async () => {
  const { read, asked } = open((url) =>
    url.endsWith('/robots.txt') ? new Response(null, { status: 404 }) : page('A page'),
  );
  assert.equal((await read('https://www.citi.com/a')).kind, 'page');
  assert.equal((await read('https://www.citi.com/b')).kind, 'page');
  assert.equal((await read('https://www.capitalone.com/c')).kind, 'page');
  assert.deepEqual(asked, [
    { url: 'https://www.citi.com/robots.txt', at: 0 },
    { url: 'https://www.citi.com/a', at: 6000 },
    { url: 'https://www.citi.com/b', at: 12_000 },
    { url: 'https://www.capitalone.com/robots.txt', at: 13_000 },
    { url: 'https://www.capitalone.com/c', at: 19_000 },
  ]);
});

Deno.test('a pass waits for the host that the one before it asked', async () => {
  const { read, asked } = open(() => page(''), new Map([['www.citi.com', -1000]]));
  await read('https://www.citi.com/a');
  assert.equal(asked[0]?.at, 4000);
});

Deno.test('no address but an issuer’s own is asked', async () => {
  const { read, asked } = open(() => page('A page'));
  for (const address of [
    'http://www.citi.com/',
    'https://www.citi.com.attacker.test/',
    'https://citi.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://www.citi.com:444/',
    'https://a@www.citi.com/',
    'file:///etc/passwd',
    'nothing',
  ]) {
    assert.equal((await read(address)).kind, 'failed', address);
  }
  assert.deepEqual(asked, []);
});

Deno.test('a host that does not answer fails, and so does a page that is cut off', async () => {
  const { read } = open((url) => {
    if (url.endsWith('/robots.txt')) return new Response('');
    const body = new ReadableStream({ start: (controller) => controller.error('cut off') });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  });
  assert.deepEqual(await read('https://www.citi.com/a'), { kind: 'failed', reason: 'cut off' });
  const down = open(() => {
    throw new TypeError('no route');
  });
  assert.equal((await down.read('https://www.citi.com/a')).kind, 'failed');
});

Deno.test('robots.txt is read as RFC 9309 says', () => {
  const allows = (robots: string, path: string) => isAllowed(robots, 'pointfoliowatch', path);
  assert.ok(allows('', '/'));
  assert.ok(allows('<html>Not found</html>', '/'));
  assert.ok(!allows('User-agent: *\nDisallow: /', '/cards'));
  assert.ok(allows('User-agent: *\nDisallow:', '/cards'));
  assert.ok(allows('user-agent: other\ndisallow: /', '/cards'));
  assert.ok(!allows('user-agent: other\nuser-agent: PointfolioWatch\ndisallow: /', '/cards'));
  assert.ok(allows('User-agent: *\nDisallow: /\nUser-agent: pointfoliowatch\nAllow: /', '/cards'));
  assert.ok(
    allows('User-agent: PointfolioWatch\nDisallow: /x\n\nUser-agent: *\nDisallow: /', '/y'),
  );
  const longest = 'User-agent: * # all\nDisallow: /cards/ # not these\nAllow: /cards/open';
  assert.ok(allows(longest, '/cards/open/1'));
  assert.ok(!allows(longest, '/cards/1'));
  assert.ok(allows('User-agent: *\nDisallow: /a\nAllow: /a', '/a'));
  const wild = 'User-agent: *\r\nDisallow: /*.pdf$\r\nDisallow: /*?a=*&b=';
  assert.ok(!allows(wild, '/x/terms.pdf'));
  assert.ok(allows(wild, '/x/terms.pdf?c=1'));
  assert.ok(!allows(wild, '/x?a=1&b=2'));
  assert.ok(!allows('User-agent: *\nDisallow: /a$', '/a'));
  assert.ok(allows('User-agent: *\nDisallow: /a$', '/ab'));
  const slow = `User-agent: *\nDisallow: /${'*a'.repeat(1000)}$`;
  assert.ok(allows(slow, `/${'a'.repeat(999)}b`));
  const readers = 'user-agent: x\n'.repeat(50_000);
  assert.ok(allows(`${readers}${'allow: /\n'.repeat(50_000)}`, '/'));
});

Deno.test('without a key there are no settings, and no odd pause is taken for none', () => {
  assert.equal(
    readSettings(() => undefined),
    null,
  );
  const variables = new Map([
    ['WATCH_KEY', 'a key'],
    ['SITE_URL', 'https://app.test/'],
    ['SUPABASE_URL', 'https://api.test'],
    ['SUPABASE_PUBLISHABLE_KEYS', '{"default": "public"}'],
  ]);
  const settings = readSettings((name) => variables.get(name));
  assert.deepEqual([settings?.siteUrl, settings?.pauseMs], ['https://app.test', 5000]);
  variables.set('WATCH_PAUSE_MS', 'five');
  assert.throws(() => readSettings((name) => variables.get(name)), /WATCH_PAUSE_MS/);
});
