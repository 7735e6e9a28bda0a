import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarDate } from '../../src/domain/calendar.ts';
import { startStack, type Stack } from '../../supabase/local/start-stack.ts';
import { inSoak } from '../support/in-soak.ts';
import { type Missing, simulateReminders } from './simulate-reminders.ts';

const DAYS = inSoak ? 45 : 20;

let stack: Stack;

beforeEach(async () => {
  // A crashing sender logs it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stack = await startStack({ quiet: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stack.stop();
});

function simulate(members: number, days: number, missing: Missing = null, stuck = 0) {
  const query = async (text: string, values: unknown[] = []) =>
    (await stack.db.query<Record<string, unknown>>(text, values)).rows;
  return simulateReminders({
    owner: query,
    senders: [query, query],
    seed: 20_261_125,
    members,
    from: calendarDate('2027-01-20'),
    days,
    stuck,
    missing,
  });
}

test('every deadline is sent in time and once, despite crashes, lost answers and slow services', async () => {
  const span = await simulate(14, DAYS, null, 25);
  expect(span.breaches).toEqual([]);
  expect(span.deadlines).toBeGreaterThan(DAYS / 1.5);
  expect(span.repeats).toBeGreaterThan(3);
  expect(span.unreachable).toBeLessThan(span.deadlines / 10);
  expect(span.crashes).toBeGreaterThan(DAYS / 2.25);
  expect(span.failures).toBe(0);
});

const faults = [
  ['leases', /sent again while it was sent/],
  ['keys', /under different keys/],
  ['retries', /never came/],
  ['quiet hours', /disturbed/],
] as const;

test.each(faults.slice(0, inSoak ? faults.length : 1))(
  'without %s the simulation says what is wrong',
  async (missing, words) => {
    const { breaches } = await simulate(8, 12, missing);
    expect(breaches.join('\n')).toMatch(words);
  },
);
