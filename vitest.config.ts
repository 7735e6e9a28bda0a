import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = {
  alias: { '@': `${root}src`, '@contract': `${root}supabase/functions/_shared/contract` },
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'domain',
          environment: 'node',
          include: [
            'src/domain/**/*.test.ts',
            'supabase/functions/_shared/**/*.test.ts',
            'src/lib/**/*.test.ts',
            'supabase/seeds/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['src/{features,components,routes}/**/*.test.{ts,tsx}', 'src/lib/**/*.test.tsx'],
          setupFiles: ['tests/support/vitest-setup.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'stack',
          environment: 'node',
          include: [
            'supabase/local/**/*.test.ts',
            'hosting/**/*.test.ts',
            'tests/live/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
