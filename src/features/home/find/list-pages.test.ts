import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAVIGATION } from '@/components/app-frame/navigation.ts';
import { listPages } from './list-pages.ts';

const generated = readFileSync('src/routeTree.gen.ts', 'utf8');
const [, fullPaths = ''] = generated.split(/^ {2}fullPaths:$/mu);
const paths = new Set(
  [...(/^[^:]*/u.exec(fullPaths)?.[0] ?? '').matchAll(/'([^']+)'/gu)].flatMap(
    ([, path]) => path ?? [],
  ),
);
const withoutSlash = (path: string) => path.replace(/(.)\/$/u, '$1');

it.each([false, true])('leads only to existing screens (member: %s)', (isMember) => {
  const pages = listPages(isMember, true).map(({ id }) => id);
  expect(paths.size).toBeGreaterThan(40);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !paths.has(page) && !paths.has(`${page}/`))).toEqual([]);
  expect(new Set(pages).size, 'each of them once').toBe(pages.length);
});

it('leads members to each member screen, and visitors to none', () => {
  const own = (isMember: boolean) =>
    listPages(isMember, true).flatMap(({ id }) => (id.startsWith('/app') ? [id] : []));
  const screens = [...paths].filter((path) => path.startsWith('/app') && !path.includes('$'));
  // A page of form controls, and the target of invitation links.
  const elsewhere = new Set(['/app/form-test', '/app/household/join']);
  const wanted = new Set(screens.map(withoutSlash).filter((path) => !elsewhere.has(path)));
  expect(new Set(own(true))).toEqual(wanted);
  expect(own(false)).toEqual([]);
});

it('has four words, each showing at most four pages', () => {
  expect(NAVIGATION.map(({ label }) => label)).toEqual(['Use', 'Mine', 'Plan', 'Learn']);
  expect(Math.max(...NAVIGATION.map(({ pages }) => pages.length))).toBeLessThanOrEqual(4);
});

it.each([false, true])('leads to the videos only while there are any (member: %s)', (isMember) => {
  const pages = (hasVideos: boolean) => listPages(isMember, hasVideos).map(({ id }) => id);
  expect(pages(true)).toContain('/videos');
  expect(pages(false)).toEqual(pages(true).filter((id) => id !== '/videos'));
});
