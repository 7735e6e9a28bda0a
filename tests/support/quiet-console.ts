import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error, 'unexpected console.error in a test').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
