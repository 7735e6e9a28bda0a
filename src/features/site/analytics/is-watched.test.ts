import { expect, it } from 'vitest';
import { isWatched } from './start-analytics.ts';

it.each([
  ['/', true],
  ['/credit-cards', true],
  ['/apples', true],
  ['/app/my-cards', false],
  ['/Admin', false],
  ['/%61pp/my-cards', false],
  ['//app', false],
  ['/shared-whiteboard/token', false],
  ['/shared/token', false],
  ['/Shared/token', false],
  ['/Shared-Whiteboard/token', false],
  ['/login/', false],
])('%s may be watched: %s', (path, may) => {
  expect(isWatched(path)).toBe(may);
});
