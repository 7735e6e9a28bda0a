import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

const generated = readFileSync('src/routeTree.gen.ts', 'utf8');
const [, fullPaths = ''] = generated.split(/^ {2}fullPaths:$/mu);
const paths = new Set(
  [...(/^[^:]*/u.exec(fullPaths)?.[0] ?? '').matchAll(/'([^']+)'/gu)].map(([, path]) => path),
);

it.each([false, true])('leads to screens that there are (member: %s)', (isMember) => {
  const pages = listPages(isMember).map(({ id }) => id);
  expect(paths.size).toBeGreaterThan(40);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !paths.has(page) && !paths.has(`${page}/`))).toEqual([]);
});

it('leads a member to their own screens, and nobody else', () => {
  const own = (isMember: boolean) => listPages(isMember).filter(({ id }) => id.startsWith('/app'));
  expect(own(true).length).toBeGreaterThan(20);
  expect(own(false)).toEqual([]);
});
