import { expect, it } from 'vitest';
import { exchangeOf } from './exchange.ts';

const held = (id: string, card: string) => ({ id, card, selected: {} });
const cards = (each: readonly { readonly id: string }[]) => each.map(({ id }) => id);

it('lists the cards that stay, leave and join', () => {
  const present = [held('1', 'gold'), held('2', 'flex'), held('3', 'flex')];
  const { stays, leaves, joins } = exchangeOf(present, [
    held('+flex', 'flex'),
    held('+savor', 'savor'),
  ]);
  expect(cards(stays)).toEqual(['2']);
  expect(cards(leaves)).toEqual(['1', '3']);
  expect(cards(joins)).toEqual(['+savor']);
});

it('changes nothing between equal wallets', () => {
  const wallet = [held('1', 'gold')];
  expect(exchangeOf(wallet, wallet)).toEqual({ stays: wallet, leaves: [], joins: [] });
});
