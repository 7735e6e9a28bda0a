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
    // Only what hangs takes so long: hundreds of requests of one test wait for cores that have other tests to run.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
