import { loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { readPlan } from '../../src/cli/read-plan.ts';
import { planAhead, type PlanProgress } from '../../src/domain/plan/plan-ahead.ts';
import type { PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { planModelOf } from '../engine/plan-model.ts';
import { cpuMs, solveModel } from '../engine/solve-model.ts';
import { householdPlans, sampled } from './plan-questions.ts';
import { formatMs, printRow, printTitle } from './print-table.ts';

/**
 * `npm run bench -- plan`: the time to a first plan, and the possible improvement left after some seconds on one
 * core. The search for an unproven plan stops then; HiGHS gets as long as the limit says.
 */
const AT_SECONDS = [1, 3, 10] as const;
const HIGHS_SECONDS = 30;
/** Households whose question HiGHS gets too, with some of the cards. */
const SAMPLED = ['young family', 'home owner'];

type Run = {
  readonly firstMs: number;
  /** Progress after each of `AT_SECONDS`. */
  readonly known: readonly PlanProgress[];
  readonly last: PlanProgress;
  readonly totalMs: number;
};

function runPlan(question: PlanQuestion): Run {
  const start = cpuMs();
  const search = planAhead(question);
  const known: PlanProgress[] = [];
  let firstMs = Infinity;
  let step = search.next();
  for (;;) {
    const ms = cpuMs() - start;
    const { value: progress } = step;
    if (progress.best !== null) firstMs = Math.min(firstMs, ms);
    while (known.length < AT_SECONDS.length && ms >= (AT_SECONDS[known.length] ?? 0) * 1000) {
      known.push(progress);
    }
    if (step.done === true || known.length === AT_SECONDS.length) {
      const all = AT_SECONDS.map((_, index) => known[index] ?? progress);
      return { firstMs, known: all, last: progress, totalMs: ms };
    }
    step = search.next();
  }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(0)}`;

function knownColumn({ best, boundCents, isProven }: PlanProgress): string {
  const net = best?.netCents ?? Number.NaN;
  const gap = isProven ? 'proven' : `+${(((boundCents - net) / net) * 100).toFixed(1)}%`;
  return ` ${dollars(net)} ${gap}`;
}

const COLUMNS = ['first ms', '1 s', '3 s', '10 s', 'CPU ms'] as const;

function printRun(name: string, { firstMs, known, totalMs }: Run): void {
  printRow(name, formatMs(firstMs), ...known.map(knownColumn), formatMs(totalMs));
}

type CaseFile = { readonly expected: { readonly net_cents: number } };
const files = import.meta.glob<CaseFile>('/../cases/plans/*.json', {
  eager: true,
  import: 'default',
});

test('published plans', () => {
  printTitle(
    `published plans, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    ...COLUMNS,
    'HiGHS ms',
    'ratio',
  );
  for (const [path, file] of Object.entries(files)) {
    // This model has one person; `household-plan.test.ts` compares plans of several people.
    if ('people' in file) continue;
    const read = readPlan(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    compare(path.replace(/^.*\//, ''), read.value.question);
  }
  expect(Object.keys(files).length).toBeGreaterThan(0);
});

test('plans of households', () => {
  printTitle(`real plans, load ${(loadavg()[0] ?? 0).toFixed(1)}`, ...COLUMNS);
  for (const [name, question] of householdPlans()) printRun(name, runPlan(question));
});

test('some of their cards', () => {
  printTitle(`real cards, load ${(loadavg()[0] ?? 0).toFixed(1)}`, ...COLUMNS, 'HiGHS ms', 'ratio');
  for (const household of householdPlans().filter(([name]) => SAMPLED.includes(name))) {
    for (const count of [8, 14, 20]) compare(...sampled(household, count));
  }
});

function compare(name: string, question: PlanQuestion): void {
  const run = runPlan(question);
  const start = cpuMs();
  const { status, value } = solveModel(planModelOf(question), HIGHS_SECONDS);
  const highsMs = cpuMs() - start;
  const { firstMs, known, last, totalMs } = run;
  const isEnded = status === 'Optimal';
  printRow(
    name,
    formatMs(firstMs),
    ...known.map(knownColumn),
    formatMs(totalMs),
    formatMs(highsMs),
    `${isEnded ? '' : '>'}${(highsMs / totalMs).toFixed(1)}×`,
  );
  if (!isEnded) return;
  const net = last.best?.netCents ?? Number.NaN;
  if (last.isProven) expect.soft(Math.abs(net - value), name).toBeLessThan(1);
  expect.soft(last.boundCents, name).toBeGreaterThan(value - 1);
}
