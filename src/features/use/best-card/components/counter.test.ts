import { expect, it } from 'vitest';
import { listRecentShops } from './counter.tsx';

it('names the shops of the latest purchases, each once and at most four', () => {
  const shops = ['Kroger', null, 'Shell', 'Kroger ', ' ', 'Chipotle', 'Costco', 'Target'];
  expect(listRecentShops(shops.map((merchant) => ({ merchant })))).toEqual([
    'Kroger',
    'Shell',
    'Chipotle',
    'Costco',
  ]);
});
