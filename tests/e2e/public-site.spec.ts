import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectAccessibleState } from './every-look.ts';
import { expectHydrated } from './hydration.ts';
import { readEnv } from './rest.ts';
import { expect, test } from './test.ts';

const api = process.env['VITE_SUPABASE_URL'] ?? '';
const key = process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '';

/** Writes a row as the demonstration admin. */
async function addAsAdmin(page: Page, table: string, row: object) {
  const signedIn = await page.request.post(`${api}/auth/v1/token?grant_type=password`, {
    headers: { apikey: key },
    data: { email: 'admin@pointfolio.test', password: readEnv('E2E_DEMO_PASSWORD') },
  });
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await signedIn.json());
  const added = await page.request.post(`${api}/rest/v1/${table}`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    data: row,
  });
  expect(added.status(), await added.text()).toBe(201);
}

/** Scrolling down to the comments loads them; the test of the comments answers on its own. */
test.beforeEach(async ({ page }) => {
  await page.route('https://pointfolio-double.disqus.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
});

/** Hosts that a page has sent requests to. */
function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

test('a visitor gets a first best card without an account', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const sent: string[] = [];
  const server = await page.context().newCDPSession(page);
  await server.send('Network.enable');
  server.on('Network.requestWillBeSent', ({ request }) => {
    sent.push(request.url, request.headers['Referer'] ?? '', request.postData ?? '');
  });
  await page.goto('/');
  await expect(
    page.getByRole('img', { name: /^The answer to “Where are you paying\?”/ }),
  ).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
  expect(requests.filter((url) => url.includes('category_points'))).toEqual([]);

  await page.getByLabel('Groceries').fill('1000');
  await page.getByRole('button', { name: 'Show my card' }).click();
  const answer = page.getByRole('list', { name: 'Best cards for this spending' });
  await expect(answer.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/#groceries=1000/);
  await page.getByRole('radio', { name: 'Travel', exact: true }).click();
  await expect(page).toHaveURL(/travels=true/);
  await expect(answer.getByText(/ at [\d.]+¢ a point/).first()).toBeVisible();
  const uses = page.getByRole('radiogroup', { name: 'I use points for' });
  await expect(uses.getByRole('radio').first()).toHaveText('Cash');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(uses)).toBeLessThan(await top(answer));

  // On a phone the name has the whole row, above the figure.
  await page.setViewportSize({ width: 390, height: 844 });
  const name = answer.getByRole('link').first();
  const words = ((await name.textContent()) ?? '').split(' ').length;
  const figureTop = await top(answer.getByRole('button').first());
  const box = await name.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(Math.min(words, 2) * 24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(figureTop);
  await page.setViewportSize({ width: 1280, height: 720 });

  const first = answer.getByRole('button').first();
  const figure = /^\$[\d,]*\d/.exec((await first.textContent()) ?? '')?.[0];
  await first.click();
  const total = page.getByRole('dialog').getByText('What you keep in a year').locator('xpath=..');
  const cents = Number((await total.textContent())?.replace(/^.*\$|[,.]/g, ''));
  expect(`$${Math.round(cents / 100).toLocaleString('en-US')}`).toBe(figure);
  await page.getByRole('button', { name: 'Assumptions' }).click();
  const values = page.getByRole('region', { name: 'What a point is worth' });
  await expect(values.getByRole('listitem')).toContainText('¢ each');
  // Features for members only are not offered.
  await expect(values.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('switch')).toHaveCount(0);
  await expectAccessibleState(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Best pair' }).click();
  await expect(page.getByText(/No other pair is worth more\./)).toBeVisible();
  await page.reload();
  await expect(answer.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Groceries')).toHaveValue('1000');
  await expectAccessibleState(page);
  // "Nothing leaves your device": neither as an address, nor as the page that another request names.
  expect(sent.filter((text) => text.includes('groceries='))).toEqual([]);
});

test('an article is read with live figures, its contents and its neighbors @soak', async ({
  page,
}) => {
  await page.goto('/reviews');
  await page.getByRole('link', { name: 'How category caps work, and what they cost you' }).click();
  await expect(page).toHaveTitle(/How category caps work/);
  await expect(page.getByText('$95', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('up to $6,000 per calendar year, then 1%').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Caps of Blue Cash Everyday' })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Line chart of the average rate/ });
  await chart.scrollIntoViewIfNeeded();
  await expect
    .poll(() => chart.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await chart.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    '/.netlify/images?url=%2Fpictures%2F',
  );
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByText('print(min(spent, cap) * rate')).toBeVisible();
  await page.getByRole('tab', { name: 'One shared cap' }).click();
  await expect(page.getByRole('cell', { name: /\$2,500/ })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByText('What to do with this')
    .click();
  await expect(page).toHaveURL(/#what-to-do-with-this$/);
  await expect(page.getByRole('heading', { name: /^What to do with this/ })).toBeInViewport();
  await expect(page.getByText('Best today: Supermarkets (US)')).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/how-category-caps-work/);
});

test('comments are asked for when the reader comes near them, and see no session', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await page.route('https://pointfolio-double.disqus.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('embed.js')
        ? `const config = { page: {} }; window.disqus_config.call(config);
           const thread = document.getElementById('disqus_thread');
           thread.style.height = '777px';
           let around = '';
           try { around = parent.document.cookie; } catch (error) { around = error.name; }
           thread.textContent = 'Thread ' + JSON.stringify({ ...config, around, own: document.cookie });`
        : `document.querySelector('.disqus-comment-count').textContent = '3 Comments';`,
    });
  });
  // Plays a session: a cookie that any script of the page could read.
  const url = process.env['E2E_WEB_URL'] ?? '';
  await context.addCookies([{ name: 'secret', value: 'of-the-page', url }]);
  await page.goto('/reviews/first-year-and-steady-year');
  await expect(page.getByText('up to $6,000 per calendar year, then 1%').first()).toBeVisible();
  // Sends no request before the app is ready.
  await expectHydrated(page);
  expect(asked).toEqual([]);
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  const comments = page.frameLocator('iframe[title="Comments"]');
  await expect(comments.getByText('3 Comments')).toBeVisible();
  const thread = comments.getByText(/^Thread/);
  await expect(thread).toContainText('"language":"en"');
  await expect(thread).toContainText('/reviews/first-year-and-steady-year');
  await expect(thread).toContainText('"around":"SecurityError","own":""');
  expect(asked.sort()).toEqual(['/count.js', '/embed.js']);
  // The frame is as high as its content.
  await expect
    .poll(async () => (await page.getByTitle('Comments').boundingBox())?.height)
    .toBeGreaterThan(777);

  // The same document alone, or under the address of the site, runs nothing.
  const { pathname, hash } = new URL((await page.getByTitle('Comments').getAttribute('src')) ?? '');
  expect((await page.request.get(pathname)).status()).toBe(404);
  asked.length = 0;
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}${pathname}${hash}`);
  await expect(page).toHaveURL(`${url}/`);
  expect(asked).toEqual([]);
  // Nothing else is reachable there.
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}/login`);
  await expect(page).toHaveURL(`${url}/login`);
});

test('nothing that an article says ever runs', async ({ page }) => {
  const slug = `hostile-${Date.now()}`;
  const lines = readFileSync('tests/support/hostile-markup.txt', 'utf8').trim().split('\n');
  await addAsAdmin(page, 'reviews', {
    slug,
    title: '<img src=x onerror=alert(1)>',
    summary: '"><script>alert(1)</script>',
    author_name: '<svg onload=alert(1)>',
    body: lines.map((line) => `${line}\n\n- > ${line}`).join('\n\n'),
    published_on: '2026-01-01',
    is_published: true,
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hosts = watchHosts(page);
  await page.goto(`/reviews/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  for (const link of await page.getByRole('article').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/[^@]*|mailto:.*|\/(?!\/).*)$/);
  }
  expect(dialogs).toEqual([]);
  expect([...hosts].filter((host) => host !== '127.0.0.1')).toEqual([]);
});

test('a video plays from a click on, and nothing is asked of its provider before @soak', async ({
  page,
}) => {
  // The video of this site: its poster, transcript and guide are there before it is asked for.
  await page.goto('/reviews');
  const link = page.getByRole('link', { name: /^Watch (?:the video “|\d+ videos)/ });
  await link.click();
  await expect(page).toHaveURL(/\/videos$/u);
  const own = page.getByRole('button', { name: /^Play “A year of \$800 a month/ });
  const poster = own.locator('img');
  await expect
    .poll(() => poster.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBe(960);
  await expect(page.getByText(/\$9,600 have earned \$396: 4\.1% on average/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^How category caps work/ })).toBeVisible();
  await own.click();
  const video = page.getByLabel(/^A year of \$800 a month/);
  await expect
    .poll(() => video.evaluate((node) => node instanceof HTMLVideoElement && node.currentTime))
    .toBeGreaterThan(0);

  await addAsAdmin(page, 'videos', {
    slug: `video-${Date.now()}`,
    title: 'Caps in four minutes',
    provider: 'youtube',
    provider_video_id: 'abc_DEF-123',
    duration_seconds: 245,
    is_published: true,
  });
  await page.goto('/reviews');
  await link.click();
  await expect(page).toHaveURL(/\/videos$/u);
  const hosts = watchHosts(page);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>playing</p>' }),
  );
  await page.reload();
  const play = page.getByRole('button', { name: 'Play “Caps in four minutes” from YouTube' });
  await expect(play).toBeVisible();
  await expectAccessibleState(page);
  expect([...hosts].filter((host) => host !== '127.0.0.1')).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('playing')).toBeVisible();
  expect([...hosts]).toContain('www.youtube-nocookie.com');
});

test('an article plays its video from a click on: a file of this site, or the frame of a provider @soak', async ({
  page,
}) => {
  const slug = `video-${Date.now()}`;
  await addAsAdmin(page, 'reviews', {
    slug,
    title: 'A video of others',
    body: 'Before.\n\n::video[Caps elsewhere]{vimeo=76979871}\n\nAfter.',
    is_published: true,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>playing</p>' }),
  );
  const listAsked = (part: string) => asked.filter((address) => address.includes(part));

  // Its text was parsed with the page, and is the same on a second read.
  const again = page.waitForResponse((response) => response.url().includes('/rest/v1/reviews'));
  await page.goto('/reviews/how-category-caps-work');
  await again;
  await page.waitForLoadState('networkidle');
  const own = page.getByRole('button', { name: /^Play “A year of \$800 a month/ });
  await own.scrollIntoViewIfNeeded();
  expect(listAsked('/videos/')).toEqual([]);
  expect(listAsked('/parse-content-')).toEqual([]);
  await own.click();
  const video = page.getByLabel(/^A year of \$800 a month/);
  await expect
    .poll(() => video.evaluate((node) => node instanceof HTMLVideoElement && node.currentTime))
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await page.goto(`/reviews/${slug}`);
  await page.waitForLoadState('networkidle');
  const theirs = page.getByRole('button', { name: 'Play “Caps elsewhere” from Vimeo' });
  await expect(theirs).toBeVisible();
  expect(listAsked('/parse-content-')).not.toEqual([]);
  expect(listAsked('vimeo')).toEqual([]);
  await theirs.click();
  const frame = page.frameLocator('iframe[title="Caps elsewhere"]');
  await expect(frame.getByText('playing')).toBeVisible();
  expect(listAsked('vimeo')).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
});

test('crawlers that run no script find the head of a page in its file', async ({ page }) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const address = /<loc>(.*\/credit-cards\/\d+\/amex-gold)<\/loc>/.exec(map)?.[1] ?? '';
  expect(address).not.toBe('');
  expect(map).toContain('/reviews/chase-5-24-explained</loc>');
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /app\n');

  const { pathname } = new URL(address);
  const source = await (await page.request.get(pathname)).text();
  expect(source).toContain('<title data-prerendered>American Express Gold');
  expect(source).toContain('"@type":"CreditCard"');
  expect(source).toMatch(/"lastReviewed":"\d{4}-\d\d-\d\d"/);
  // Its worth was computed with the page, so that no visitor loads the engine for it.
  expect(source).toMatch(/(?:Worth|Costs) [^<]*the average household/);

  // The app's own head replaces it: one of each, with the same content.
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('American Express Gold');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /^American Express Gold/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${pathname}$`),
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(3);

  await page.goto('/credit-cards/amex-gold');
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

test('an admin writes an article, sees it while writing, and readers find it @soak', async ({
  page,
}) => {
  const slug = `written-${Date.now()}`;
  await page.goto('/login');
  await page.getByLabel('Email address').fill('admin@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
  await page.goto('/admin/reviews/new');
  await page.getByLabel('Title').fill('Written for the test');
  await page.getByLabel('Slug').fill(slug);
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('## A part\n\n::card{slug=amex-gold}\n\n::crad{slug=x}');
  await expect(page.getByText('There is no live block “crad”.')).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: /A part/ })).toBeVisible();
  await expect(preview.getByText('$325')).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('button', { name: /^(Save|Add|Create)/ }).click();
  await expect(page).not.toHaveURL(/new$/);
  await page.goto(`/reviews/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written for the test');
  await expect(page.getByRole('table').or(page.getByText('$325')).first()).toBeVisible();
});
