import { describe, expect, it } from 'vitest';
import type { PlanEvent } from './list-steps.ts';
import { describeFirstSteps, listCardSteps } from './words.ts';

const fee = { feeCents: 9_500, dueIn: 5, dueOn: null, refundDays: null };
const close: PlanEvent = { kind: 'close', card: 'c', month: 5, ...fee };
const change: PlanEvent = { kind: 'change', card: 'd', to: 'e', toFeeCents: 0, month: 0, ...fee };
const paid: PlanEvent = { kind: 'fee', card: 'c', month: 0, isFirst: false, ...fee };

const tell = (...events: PlanEvent[]) =>
  describeFirstSteps(
    listCardSteps(events),
    (card) => card.toUpperCase(),
    (month) => `month ${month}`,
  );

describe('the sentence of the first steps', () => {
  it('says what to do now, and what then', () => {
    expect(tell({ ...change, to: 'a' })).toBe('Change D to A now.');
    expect(tell(change, paid, { ...close, month: 2 }, close)).toBe(
      'Change D to E now, then close C in month 2.',
    );
    expect(tell(close)).toBe('Close C in month 5.');
  });

  it('says so where there is nothing to do', () => {
    expect(tell(paid)).toBe('Keep the cards you have and open none.');
  });
});
