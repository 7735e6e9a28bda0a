import { expect, it } from 'vitest';
import { isSlowConnection } from './slow-connection.ts';

it.each([
  [{}, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { saveData: false, effectiveType: 'slow-2g' } }, true],
])('%j is slow: %s', (navigatorLike, isSlow) => {
  expect(isSlowConnection(navigatorLike)).toBe(isSlow);
});
