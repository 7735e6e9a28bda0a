import { expect, it, vi } from 'vitest';
import { isSameShop } from './same-shop.ts';

it.each([
  ['Patagonia.com', 'PATAGONIA®', true],
  ['Dunkin’', "dunkin'", true],
  ['DoorDash', 'Door Dash', true],
  ['Barnes & Noble', 'Barnes and Noble', true],
  ['Café Zoë', 'Cafe Zoe', true],
  ['Hilton', 'Hilton Garden Inn', false],
  ['…', '!', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameShop(one, other)).toBe(isSame);
});

it('reads a name once, since each letter typed at the counter is compared with thousands', () => {
  const reads = vi.spyOn(String.prototype, 'normalize');
  for (const typed of ['Tar', 'Targ', 'Target']) isSameShop('Walmart', typed);
  expect(reads).toHaveBeenCalledTimes(4);
});
