import { describe, expect, it, test } from 'vitest';
import { countTests, listFailures, readDatabase } from './count-tests.mjs';

// Output of Playwright, with its list of tests shortened.
const atSecondTry = `
Running 2 tests using 1 worker

  ✓  1 [chromium] › some.spec.ts:2:1 › it stands (78ms)
  ✘  2 [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not (69ms)
  ✓  3 [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not (retry #1) (51ms)


  1) [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not ─────────────

    Error: expect(received).toBe(expected) // Object.is equality

    Expected: 1
    Received: 0

  1 flaky
    [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not ──────────────
  1 passed (9.5s)
`;

const withFailure = `
  1 failed
    [chromium] › some.spec.ts:12:3 › a group › it never comes ──────────────────────────────────────
  2 flaky
    [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not ───────────────────
    [chromium] › some.spec.ts:9:3 › a group › it comes late, too ───────────────────────────────────
  1 skipped
  1 passed (19.7s)
`;

describe('countTests', () => {
  it('counts and names tests that passed on the second try', () => {
    expect(countTests(atSecondTry)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      flaky: ['[chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not'],
    });
  });

  it('distinguishes them from tests that failed twice', () => {
    expect(countTests(withFailure)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      flaky: [
        '[chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not',
        '[chromium] › some.spec.ts:9:3 › a group › it comes late, too',
      ],
    });
  });

  it.each([
    ['      Tests  1 failed | 11 passed (12)', 11, 1],
    ['  3 passed (5s)', 3, 0],
    ['  1 failed\n    [chromium] › a.spec.ts:1:1 › a ──\n  2 did not run', 0, 3],
    ['ok | 12 passed | 0 failed (3s)', 12, 0],
    ['\u001b[32m12 passed\u001b[0m, 0 failed', 12, 0],
  ])('reads %j', (output, passed, failed) => {
    expect(countTests(output)).toMatchObject({ passed, failed, flaky: [] });
  });

  it('returns null for an output without counts', () => {
    expect(countTests('Error: no tests found')).toBeNull();
  });
});

describe('listFailures', () => {
  it('names each failure once, for every test runner', () => {
    const output = `
✓ no secret in 1200 files
✗ first visit of /: 110.1 kB of JavaScript, budget 110 kB
 \u001b[31mFAIL\u001b[39m  |domain| src/some.test.ts > it stands
 FAIL  |domain| src/some.test.ts > it stands
not ok 3 - a member reads nothing of another
ok 4 - not one row
1 passed, 3 failed`;
    expect(listFailures(output)).toEqual([
      '  ✗ first visit of /: 110.1 kB of JavaScript, budget 110 kB',
      '  FAIL  |domain| src/some.test.ts > it stands',
      '  not ok 3 - a member reads nothing of another',
    ]);
    expect(listFailures(atSecondTry)).toEqual([
      '  ✘  2 [chromium] › some.spec.ts:5:1 › it comes at the second try, 3 passed or not (69ms)',
    ]);
  });
});

test.each([
  [' RUN  v5\non Postgres 15.20, safeupdate\n ✓ a test', 'Postgres 15.20, safeupdate'],
  ['on PGlite\n', 'PGlite'],
  ['it stands on Postgres', undefined],
])('readDatabase finds in %j the database %j', (output, database) => {
  expect(readDatabase(output)).toBe(database);
});
