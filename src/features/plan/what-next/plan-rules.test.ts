import { expect, it } from 'vitest';
import { inSoak } from '../../../../tests/support/in-soak.ts';
import { searchForBreaches } from '../../../../tests/support/plan-breaches.ts';

/** Other members than those of `npm run test:soak -- plan-rules`. */
const FIRST_SEED = 1_000_001;
const MEMBERS = inSoak ? 100 : 30;

it('opens no card that a hard rule refuses, and counts no bonus that one refuses', () => {
  const searched = Array.from({ length: MEMBERS }, (_, index) =>
    searchForBreaches(FIRST_SEED + index, 30),
  );
  expect(searched.flatMap(({ breaches }) => breaches)).toEqual([]);
  expect(searched.reduce((sum, { openings }) => sum + openings, 0)).toBeGreaterThan(MEMBERS * 10);
  expect(searched.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(MEMBERS);
}, 240_000);
