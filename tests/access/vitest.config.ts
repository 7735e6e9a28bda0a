import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/access',
  test: {
    name: 'access',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    fileParallelism: false,
    sequence: { concurrent: false },
    // A hang takes this long at least: hundreds of requests of one test wait for cores that run other tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
