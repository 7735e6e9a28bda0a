import type { Browser, Page } from '@playwright/test';
import { listResourcePaths, listStaticPaths } from '../../e2e/list-paths.ts';

const staticPaths = listStaticPaths();
const isIn = (area: string) => (path: string) => path === area || path.startsWith(`${area}/`);
const isPublic = (path: string) => !isIn('/app')(path) && !isIn('/admin')(path);

/** Treats `/app/banks/7` and `/app/banks/8` as the same page: a segment after a list's address is a record. */
function nameKind(path: string): string {
  const list = staticPaths
    .filter((known) => known !== '/' && path.startsWith(`${known}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  return staticPaths.includes(path) || list === undefined ? path : `${list}/*`;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens every page of an area, and one of each kind of linked page. */
async function visitArea(
  page: Page,
  paths: readonly string[],
  belongs: (path: string) => boolean,
  begin: (section: string) => void,
): Promise<void> {
  const queue = [...paths];
  const seen = new Set(queue.map(nameKind));
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    begin(path);
    await open(page, path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      const [address = ''] = link.split(/[?#]/);
      if (!belongs(address) || seen.has(nameKind(address))) continue;
      seen.add(nameKind(address));
      queue.push(address);
    }
  }
}

/** Visits the whole app as a visitor, as a member and as an admin; `begin` is called for each page. */
export async function visitPages(
  browser: Browser,
  baseURL: string,
  password: string,
  begin: (section: string) => void,
): Promise<void> {
  const visitor = await browser.newPage({ baseURL });
  const publicPaths = staticPaths.filter((path) => isPublic(path) && path !== '/confirm');
  await visitArea(visitor, publicPaths, isPublic, (path) => {
    begin(`visitor ${path}`);
  });
  await visitor.close();
  for (const [name, area] of [
    ['member', '/app'],
    ['admin', '/admin'],
  ] as const) {
    begin(`${name} signs in`);
    const page = await browser.newPage({ baseURL });
    await signIn(page, `${name}@pointfolio.test`, password);
    const resources = area === '/admin' ? listResourcePaths() : [];
    await visitArea(page, [...staticPaths.filter(isIn(area)), ...resources], isIn(area), (path) => {
      begin(`${name} ${path}`);
    });
    await page.close();
  }
}
