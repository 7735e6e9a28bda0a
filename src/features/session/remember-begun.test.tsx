import { beforeEach, expect, it } from 'vitest';
import { keepAnswer, keptAnswer } from '@/features/first-answer/carry-answer.ts';
import { forgetBegun, isBegunHere, rememberBegun } from './remember-begun.ts';

beforeEach(() => {
  localStorage.clear();
});

it('an address is remembered only while an answer of the calculator waits for its account', () => {
  rememberBegun('ann@example.test');
  expect(localStorage).toHaveLength(0);
  expect(isBegunHere('ann@example.test')).toBe(false);

  keepAnswer({ groceries: 900 }, 1);
  rememberBegun(' Ann@Example.test');
  expect(isBegunHere('ann@example.test')).toBe(true);
  expect(isBegunHere('bob@example.test')).toBe(false);
  keptAnswer.clear();
  forgetBegun();
  expect(localStorage).toHaveLength(0);
});
