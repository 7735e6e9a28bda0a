import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests that take too long for `npm test`. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite/soak',
  resolve: {
    alias: { '@': `${root}src`, '@contract': `${root}supabase/functions/_shared/contract` },
  },
  test: {
    name: 'soak',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 4 * 3_600_000,
    hookTimeout: 300_000,
  },
});
