import { expect, it } from 'vitest';
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
