import { expect, it } from 'vitest';
import { describeAdded } from './describe-added.ts';

it.each([
  [16_500, true, true, 'Without it you would keep $165 less a year.'],
  [-4_800, true, true, 'Without it you would keep $48 more a year.'],
  [49, true, true, 'You would keep as much without it.'],
  [200, false, true, 'It would add $2 a year to your cards.'],
  [94_000, false, false, 'It would let you keep $940 a year.'],
  [-27_700, false, true, 'It would cost you $277 a year more than it adds.'],
  [-49, false, true, 'It would add nothing to your cards.'],
] as const)('says what %i cents a year mean', (cents, isHeld, hasCards, words) => {
  expect(describeAdded(cents, isHeld, hasCards)).toBe(words);
});
