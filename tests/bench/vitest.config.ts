import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Measurements by `npm run bench` of the parts that a browser runs. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite/bench',
  resolve: {
    alias: { '@': `${root}src`, '@contract': `${root}supabase/functions/_shared/contract` },
  },
  test: {
    name: 'bench',
    root: import.meta.dirname,
    include: ['live.bench.ts', 'plan.bench.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
