/**
 * @typedef {object} Counts
 * @property {number} passed those of the second try among them
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} flaky the tests that passed at their second try only
 */

// Terminal colors would separate the words from their numbers.
// oxlint-disable-next-line no-control-regex -- the escape character is what is removed
const colors = /\u001b\[[0-9;]*m/g;

/**
 * Reads the closing counts of a test run: Vitest ("Tests  1 failed | 11 passed (12)"), Playwright
 * ("  3 passed (5s)", "  1 failed"), Deno ("ok | 12 passed | 0 failed") and our own scripts
 * ("12 passed, 0 failed"). Returns null if there are none: a run without a count proves nothing.
 * @param {string} output
 * @returns {Counts | null}
 */
export function countTests(output) {
  const lines = output.replace(colors, '').split('\n').reverse();
  const vitest = lines.find((line) => /^\s*Tests\s+\d+ \w+/.test(line));
  if (vitest) return readCounts([vitest]);
  const single = lines.find((line) => /\d+ passed(,| \|).*\d+ failed/.test(line));
  if (single) return readCounts([single]);
  const playwright = lines.filter((line) =>
    /^\s*\d+ (passed|failed|flaky|skipped|did not run|interrupted)/.test(line),
  );
  return playwright.length > 0 ? { ...readCounts(playwright), flaky: listFlaky(lines) } : null;
}

/**
 * Lists the lines about failures, in any runner's format: "✗ first visit of /: …", " FAIL  some.test.ts > it stands",
 * "  ✘  2 [chromium] › some.spec.ts…", "not ok 3 - it stands". Some logs keep only the end of an output.
 * @param {string} output
 */
export function listFailures(output) {
  const lines = output.replace(colors, '').split('\n');
  const named = lines.filter((line) => /^\s*(?:✗|✘|FAIL\b|not ok\b)/.test(line));
  return [...new Set(named)].slice(0, 20).map((line) => `  ${line.trim()}`);
}

/**
 * Returns the database of the access tests: "Postgres 15.20, safeupdate".
 * @param {string} output
 */
export const readDatabase = (output) => /^on ((?:Postgres|PGlite)\b.*)$/m.exec(output)?.[1];

/**
 * Lists flaky tests, which Playwright names below their number: "    [chromium] › home.spec.ts:3:1 › it opens ────".
 * @param {string[]} lines of the output, the last one first
 */
function listFlaky(lines) {
  const end = lines.findIndex((line) => /^\s*\d+ flaky$/.test(line));
  if (end < 0) return [];
  const below = lines.slice(0, end).reverse();
  const next = below.findIndex((line) => !/^ {4}\S/.test(line));
  return below.slice(0, next < 0 ? undefined : next).map((line) => line.trim().replace(/ ─+$/, ''));
}

/**
 * @param {string[]} lines
 * @returns {Counts}
 */
function readCounts(lines) {
  const text = lines.join('\n');
  const sum = (/** @type {RegExp} */ words) =>
    [...text.matchAll(words)].reduce((total, match) => total + Number(match[1]), 0);
  return {
    passed: sum(/(\d+) (?:passed|flaky)/g),
    failed: sum(/(\d+) (?:failed|did not run|interrupted)/g),
    skipped: sum(/(\d+) (?:skipped|ignored)/g),
    flaky: [],
  };
}
