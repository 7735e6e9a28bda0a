import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error, 'a test may not log an error it does not expect').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
