import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bestCardSearchSchema } from '@/features/use/best-card/schema.ts';

const link = z.object({ name: z.string(), url: z.string() });
const manifest = z
  .object({
    start_url: z.string(),
    scope: z.string(),
    icons: z.array(z.object({ src: z.string() })),
    share_target: z.object({
      action: z.string(),
      method: z.literal('GET'),
      params: z.record(z.string(), z.string()),
    }),
    shortcuts: z.array(link),
  })
  .parse(JSON.parse(readFileSync('public/app.webmanifest', 'utf8')));

const routes = readFileSync('src/routeTree.gen.ts', 'utf8');
const isRoute = (path: string) =>
  routes.includes(`fullPath: '${path}'`) || routes.includes(`fullPath: '${path}/'`);

it('opens screens that there are', () => {
  const { start_url, share_target, shortcuts } = manifest;
  const addresses = [start_url, share_target.action, ...shortcuts.map(({ url }) => url)];
  expect(shortcuts.length).toBeGreaterThan(0);
  expect(isRoute('/app/no-such-screen')).toBe(false);
  expect(addresses.filter((address) => !isRoute(address))).toEqual([]);
  expect(addresses.filter((address) => !address.startsWith(manifest.scope))).toEqual([]);
});

it('has its icons', () => {
  expect(manifest.icons.map(({ src }) => src).filter((src) => !existsSync(`public${src}`))).toEqual(
    [],
  );
});

it('shares into what the counter looks for', () => {
  const { action, params } = manifest.share_target;
  expect(action).toBe('/app/best-card');
  expect(params).toEqual({ text: 'q' });
  const shared = `Dinner at Chipotle tonight?\n${'https://example.com/'.repeat(20)}`;
  expect(bestCardSearchSchema.parse({ q: shared }).q).toBe('Dinner at Chipotle tonight?');
});
