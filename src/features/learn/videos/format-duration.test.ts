import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it('tells how long a video is', () => {
  expect([5, 245, 3729].map(formatDuration)).toEqual(['0:05', '4:05', '1:02:09']);
});
