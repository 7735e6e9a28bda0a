import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs four tasks at once, the others in turn, and goes on after a failure', async () => {
  const limit = createLimiter(4);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    order.push(number);
    running -= 1;
    if (number === 2) throw new Error('no such page');
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => limit(task(n))));
  expect(most).toBe(4);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
