import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'access',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    fileParallelism: false,
    sequence: { concurrent: false },
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
