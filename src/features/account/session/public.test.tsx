import { beforeEach, expect, it } from 'vitest';
import { KEPT_KEY } from '@/lib/name-kept-key.ts';
import { forgetBegun, isBegunHere, rememberBegun } from './public.ts';

beforeEach(() => {
  localStorage.clear();
});

it('an address is remembered only while an answer of the calculator waits for its account', () => {
  rememberBegun('ann@example.test');
  expect(localStorage).toHaveLength(0);
  expect(isBegunHere('ann@example.test')).toBe(false);

  localStorage.setItem(KEPT_KEY, '{}');
  rememberBegun(' Ann@Example.test');
  expect(isBegunHere('ann@example.test')).toBe(true);
  expect(isBegunHere('bob@example.test')).toBe(false);
  localStorage.removeItem(KEPT_KEY);
  forgetBegun();
  expect(localStorage).toHaveLength(0);
});
