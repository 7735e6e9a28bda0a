import { expect, it } from 'vitest';
import { describeLead } from './describe-lead.ts';
import type { Subject } from './schema.ts';

const set = (id: string, name = id): Subject => ({ id, name, kind: 'setup', note: '', wallet: [] });
const [mine, best, duo] = [set('mine'), set('best'), set('setup-1', 'Duo')];
const lead = (...sets: readonly (readonly [Subject, number])[]) =>
  describeLead(
    sets.map(([subject]) => subject),
    (subject) => new Map(sets).get(subject) ?? 0,
  );

it('says what the first keeps more than the member’s cards, or they more than the next', () => {
  expect(lead([mine, 100_000], [duo, 120_000], [best, 129_400])).toBe(
    'The best wallet keeps $294 a year more than your cards.',
  );
  expect(lead([best, 90_000], [mine, 100_000], [duo, 95_000])).toBe(
    'Your cards keep $50 a year more than Duo.',
  );
});

it('names the difference of the figures as they are shown below', () => {
  expect(lead([mine, 109_551], [best, 129_449])).toBe(
    'The best wallet keeps $198 a year more than your cards.',
  );
});

it('says so where they keep the same, and nothing of a single set', () => {
  expect(lead([mine, 100_000], [best, 100_030])).toBe(
    'The best wallet and your cards keep the same.',
  );
  expect(lead([mine, 100_000])).toBeNull();
});
