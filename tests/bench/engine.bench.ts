import { calendarDate } from '../../src/domain/calendar.ts';
import { searchBestWallet } from '../../src/domain/search/find-best-wallet.ts';
import { searchToEnd } from '../../src/domain/search/search-to-end.ts';
import { NO_LIMITS } from '../../src/domain/search/wallet-limits.ts';
import type { RewardProblem } from '../../src/domain/valuation/problem.ts';
import { rankCards } from '../../src/domain/valuation/rank-cards.ts';
import { valueWallet } from '../../src/domain/valuation/value-wallet.ts';
import { modelOf } from '../engine/highs-model.ts';
import { randomProblem } from '../engine/random-problem.ts';
import { HOUSEHOLD, realCatalogue } from '../engine/real-catalogue.ts';
import { compareReal, REAL_PROFILES, realProblem } from '../engine/real-questions.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { solveModel } from '../engine/solve-model.ts';

/** `npm run bench`: how fast the engine is and whether it is right, beside HiGHS on the same questions. */
const HIGHS_SECONDS = 120;
const AGREE_CENTS = 0.01;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function timed<T>(times: number, run: () => T): { ms: number; result: T } {
  let result = run();
  const spent: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    result = run();
    spent.push(performance.now() - start);
  }
  return { ms: median(spent), result };
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function print(name: string, ...columns: string[]): void {
  console.log(`${name.padEnd(46)}${columns.map((column) => column.padStart(14)).join('')}`);
}

const real: RewardProblem = {
  catalogue: realCatalogue(),
  preferences: { redemption: 'travel', pointValues: {}, ownRates: [], selected: {} },
  spending: HOUSEHOLD,
  date: calendarDate('2026-11-21'),
  year: 'steady',
};

/** Months alike and nothing chosen anew each month, so that HiGHS gets the year as one stretch. */
const generated = (cards: number, seed: number) =>
  randomProblem(seed, {
    cards,
    subCategories: 30,
    oddDates: false,
    topSpend: false,
    rotating: false,
  });

function best(problem: RewardProblem, atMost: number) {
  return searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, atMost }));
}

let wrong = 0;

console.log(`\n${real.catalogue.cards.length} real cards, one core, medians`);
print('every card by itself', ms(timed(31, () => rankCards(real)).ms));
for (const year of ['steady', 'first'] as const) {
  for (let atMost = 1; atMost <= 6; atMost += 1) {
    const { ms: spent, result } = timed(7, () => best({ ...real, year }, atMost));
    if (!result.isProven) wrong += 1;
    print(
      `best wallet of ${atMost}, ${year} year`,
      ms(spent),
      `${result.regions} regions`,
      result.isProven ? 'proven' : 'NOT PROVEN',
    );
  }
}

console.log('\nthe real catalogue, by HiGHS too');
print('', 'engine', 'HiGHS', 'cents');
for (const redemption of ['travel', 'cash'] as const) {
  for (const profile of REAL_PROFILES) {
    for (const year of ['steady', 'first'] as const) {
      for (let atMost = 1; atMost <= 5; atMost += 1) {
        const problem = realProblem(profile, year, redemption);
        const compared = compareReal(problem, atMost, HIGHS_SECONDS);
        const { engineCents, heldCents, boundCents, isProven } = compared;
        const isEqual =
          Math.abs(heldCents - engineCents) <= AGREE_CENTS &&
          Math.abs(boundCents - engineCents) <= AGREE_CENTS;
        const isCutShort = Number.isNaN(boundCents);
        if (!isProven || !(isEqual || isCutShort)) wrong += 1;
        print(
          `best ${atMost}, ${profile}, ${redemption}, ${year} year`,
          ms(compared.engineMs),
          ms(compared.highsMs),
          engineCents.toFixed(2),
          isEqual ? 'equal' : isCutShort ? 'cut short' : 'NOT EQUAL',
        );
        if (!isEqual)
          console.log(`  ${heldCents} held, ${boundCents} at most: ${compared.cards.join()}`);
      }
    }
  }
}

console.log('\ngenerated catalogues, 30 sub-categories, medians of 3 seeds');
print('', 'engine', 'HiGHS', 'ratio');
for (const [cards, sizes, isCompared] of [
  [300, [1, 2, 3, 4, 5, 6], true],
  [1_000, [1, 3, 5], false],
] as const) {
  for (const atMost of sizes) {
    const ours: number[] = [];
    const theirs: number[] = [];
    let cutShort = 0;
    for (const seed of [1, 2, 3]) {
      const problem = generated(cards, seed);
      const { ms: spent, result } = timed(3, () => best(problem, atMost));
      ours.push(spent);
      if (!result.isProven) wrong += 1;
      if (!isCompared) continue;
      const model = modelOf(problem, { kind: 'choose', atMost, monthsAreAlike: true });
      const start = performance.now();
      const { status, value } = solveModel(model, HIGHS_SECONDS);
      theirs.push(performance.now() - start);
      if (status !== 'Optimal') cutShort += 1;
      else if (Math.abs(value - (result.best?.netCents ?? 0)) > AGREE_CENTS) {
        wrong += 1;
        console.log(`  seed ${seed}: ${result.best?.netCents} here, ${value} by HiGHS`);
      }
    }
    const ratio = median(theirs) / median(ours);
    print(
      `best wallet of ${atMost} of ${cards} cards`,
      ms(median(ours)),
      isCompared ? ms(median(theirs)) : '',
      isCompared ? `${cutShort > 0 ? '>' : ''}${ratio.toFixed(0)}×` : '',
    );
  }
}

const WALLETS = 2_000;
let agreed = 0;
const spentHere: number[] = [];
const spentThere: number[] = [];
for (let seed = 1; seed <= WALLETS; seed += 1) {
  const random = seededRandom(seed + 500_000);
  const problem = randomProblem(seed + 500_000, {
    cards: random.whole(1, 4),
    subCategories: random.whole(2, 6),
    oddDates: random.chance(0.3),
    topSpend: random.chance(0.3),
  });
  const slugs = problem.catalogue.cards.map((card) => card.slug);
  const wallet = slugs.map((slug) => ({ id: slug, card: slug, selected: {} }));
  let start = performance.now();
  const value = valueWallet(problem, wallet);
  spentHere.push(performance.now() - start);
  const model = modelOf(problem, { kind: 'hold', cards: slugs });
  start = performance.now();
  const solved = solveModel(model);
  spentThere.push(performance.now() - start);
  if (Math.abs(solved.value - value.netCents) <= AGREE_CENTS) agreed += 1;
  else console.log(`  wallet ${seed}: ${value.netCents} here, ${solved.value} by HiGHS`);
}
wrong += WALLETS - agreed;
console.log(`\nthe allocation of ${WALLETS} random wallets, twelve months each`);
print('', 'engine', 'HiGHS', 'ratio');
print(
  `${agreed} agree to ${AGREE_CENTS} cent`,
  ms(median(spentHere)),
  ms(median(spentThere)),
  `${(median(spentThere) / median(spentHere)).toFixed(0)}×`,
);
if (wrong > 0) {
  console.log(`\n${wrong} answers were wrong or not proven`);
  process.exitCode = 1;
}
