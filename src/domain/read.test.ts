import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  check,
  readDate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptional,
  readText,
  readWhole,
} from './read.ts';

const readCard = readObject((field) => ({
  slug: field('slug', readText),
  feeCents: field('feeCents', readWhole(0)),
  openedOn: field('openedOn', readOptional(readDate)),
}));
const readWallet = readObject((field) => ({
  cards: field('cards', readList(readCard)),
  preference: field('preference', readOneOf(['travel', 'cash'])),
  rate: field('rate', readNumber(0, 100)),
  shared: field('shared', readFlag),
}));

const card = { slug: 'gold', feeCents: 32_500, openedOn: '2024-02-29' };
const wallet = { cards: [card], preference: 'travel', rate: 1.5, shared: false };

function refusalOf(value: unknown) {
  const checked = check(readWallet, value);
  return checked.ok ? null : checked.refusal.path;
}

describe('reading an input', () => {
  it('passes valid values, with null for missing ones', () => {
    expect(check(readWallet, wallet)).toEqual({ ok: true, value: wallet });
    expect(check(readCard, { slug: 'x', feeCents: 0 })).toEqual({
      ok: true,
      value: { slug: 'x', feeCents: 0, openedOn: null },
    });
  });

  it.each([
    [{ ...wallet, cards: [card, { ...card, feeCents: -1 }] }, 'cards[1].feeCents'],
    [{ ...wallet, cards: [{ ...card, feeCents: 10.5 }] }, 'cards[0].feeCents'],
    [{ ...wallet, cards: [{ ...card, feeCents: NaN }] }, 'cards[0].feeCents'],
    [{ ...wallet, cards: [{ ...card, openedOn: '2025-02-29' }] }, 'cards[0].openedOn'],
    [{ ...wallet, cards: [{ ...card, slug: '' }] }, 'cards[0].slug'],
    [{ ...wallet, cards: [{ ...card, fee: 1 }] }, 'cards[0].fee'],
    [{ ...wallet, cards: 'gold' }, 'cards'],
    [{ ...wallet, preference: 'status' }, 'preference'],
    [{ ...wallet, rate: Infinity }, 'rate'],
    [{ ...wallet, rate: NaN }, 'rate'],
    [{ ...wallet, shared: 'yes' }, 'shared'],
    [null, ''],
  ])('refuses %j by its path', (value, path) => {
    expect(refusalOf(value)).toBe(path);
  });

  it('answers anything at all with a value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const checked = check(readWallet, value);
        expect(checked.ok ? '' : checked.refusal.reason).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('throws a bug on', () => {
    const broken = () => {
      throw new TypeError('a bug');
    };
    expect(() => check(broken, 1)).toThrow('a bug');
  });
});
