import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inSoak } from './tests/support/in-soak.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = {
  alias: { '@': `${root}src`, '@contract': `${root}supabase/functions/_shared/contract` },
};

/** Tests that stop, damage, or replace a stack's data: `npm test` runs them where their sources have changed. */
const restarts = [
  'supabase/local/{data-folder,lifecycle,start-command,supabase-start,upgrade}.test.ts',
  'supabase/local/demo/demonstration-password.test.ts',
  'supabase/local/realtime/reconnect.test.ts',
  'supabase/local/storage/sweep-files.test.ts',
];

/** Tests that replace modules, which no other file may see: each runs on its own. */
const replacesModules = globSync('src/{features,components,routes,lib}/**/*.test.ts', {
  cwd: root,
}).filter((file) => readFileSync(root + file, 'utf8').includes('vi.mock('));

/** Milliseconds: only a hang takes this long, however busy the cores are. Speed is measured by the benchmarks. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // Uses all cores: by default one would be reserved for the main process, which has next to nothing to do.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'domain',
          environment: 'node',
          // Pure functions keep no state that one file could pass to the next.
          isolate: false,
          include: ['src/{domain,cli}/**/*.test.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
          env: { HIGHS_ANSWERS: inSoak ? 'checked' : 'recorded' },
          testTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'logic',
          environment: 'node',
          // Loads modules once per worker, which halves the time.
          isolate: false,
          exclude: replacesModules,
          include: [
            'src/{features,components,routes,lib}/**/*.test.ts',
            'supabase/functions/_shared/**/*.test.ts',
            'supabase/seeds/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/database/**/*.test.ts',
          ],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'mocked',
          environment: 'node',
          include: replacesModules,
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'browser',
          environment: 'jsdom',
          // Creates a document for each file, but loads jsdom itself only once per worker.
          pool: 'vmThreads',
          // A test that needs a document is a .tsx, even if it renders nothing: creating one takes longer than most
          // tests.
          include: ['src/{features,components,routes,lib}/**/*.test.tsx'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          testTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'expert',
          environment: 'node',
          isolate: false,
          include: ['tests/expert/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'stack',
          environment: 'node',
          // Loads the stack's modules once per worker, which saves a third of the time.
          isolate: false,
          include: [
            'supabase/local/**/*.test.ts',
            'hosting/**/*.test.ts',
            'tests/reminders/**/*.test.ts',
          ],
          exclude: restarts,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'live',
          environment: 'node',
          // Isolated: the app keeps one member and one connection per page, here per file.
          include: ['tests/live/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'restarts',
          environment: 'node',
          include: restarts,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
