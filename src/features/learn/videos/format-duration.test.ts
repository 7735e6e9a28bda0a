import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it('formats a video’s length', () => {
  expect([5, 245, 3729].map(formatDuration)).toEqual(['0:05', '4:05', '1:02:09']);
});
