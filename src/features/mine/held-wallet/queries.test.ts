import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createHoldingsReader } from '@/features/mine/member-cards/queries.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { listEntries } from '@/features/mine/member-cards/list-entries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { MemberCardView } from '@/features/mine/member-cards/search.ts';
import { createHeldWalletReader } from './queries.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const [first, second] = catalogFixture.cards;
if (!first || !second) throw new Error('the fixture has three cards');

function createReader() {
  const readHoldings = createHoldingsReader();
  const readHeldWallet = createHeldWalletReader();
  return (cards: readonly MemberCard[]) => readHeldWallet(inputs, readHoldings(inputs, cards));
}

const valueOf = (...cards: MemberCard[]) => createReader()(cards);

describe('the member’s cards', () => {
  it('are charged the member’s own fee where they pay another one', () => {
    const usual = valueOf(createMemberCard(first.id));
    const reduced = valueOf(
      createMemberCard(first.id, { annual_fee_cents: first.annual_fee_cents + 2500 }),
    );
    expect(reduced.value.feesCents).toBe(first.annual_fee_cents + 2500);
    expect(reduced.value.netCents).toBeCloseTo(usual.value.netCents - 2500, 6);
  });

  it('say what a wished-for card would add, which is what would be lost once it is held', () => {
    const held = createMemberCard(first.id);
    const wished = createMemberCard(second.id, { status: 'wish_list' });
    const before = valueOf(held, wished);
    const after = valueOf(held, { ...wished, status: 'held' });
    const [, gain] = before.entries;
    const [, loss] = after.entries;
    expect(gain?.marginalCents).toBeNull();
    expect(gain?.gainCents).toBeCloseTo(loss?.marginalCents ?? Number.NaN, 6);
    expect(before.value.netCents + (gain?.gainCents ?? 0)).toBeCloseTo(after.value.netCents, 6);
  });

  it('keep their figures while nothing changes that these rest on', () => {
    const read = createReader();
    const held = createMemberCard(first.id);
    const before = read([held]);
    const noted = read([{ ...held, notes: 'in the blue purse', revision: 2 }]);
    expect(noted.entries[0]?.memberCard.notes).toBe('in the blue purse');
    expect(noted.held).toBe(before.held);
    expect(noted.value).toBe(before.value);
    const charged = read([{ ...held, annual_fee_cents: first.annual_fee_cents + 100 }]);
    expect(charged.value.netCents).toBeCloseTo(before.value.netCents - 100, 6);
  });

  it('count nothing for a card that was closed', () => {
    const closed = createMemberCard(second.id, { status: 'closed' });
    const { entries, value } = valueOf(closed);
    expect(value.netCents).toBe(0);
    expect(entries).toMatchObject([{ value: null, marginalCents: null, gainCents: null }]);
  });

  it('are listed by the view, the closed and the wished-for ones apart', () => {
    const { entries } = valueOf(
      createMemberCard(first.id, { nickname: 'Held' }),
      createMemberCard(first.id, { nickname: 'Closed', status: 'closed' }),
      createMemberCard(first.id, { nickname: 'Wished', status: 'wish_list' }),
    );
    const namesIn = (view: MemberCardView) =>
      listEntries(entries, { view, q: '', sort: 'name' }, () => '').map(
        ({ memberCard }) => memberCard.nickname,
      );
    expect(namesIn('my-cards')).toEqual(['Held']);
    expect(namesIn('closed')).toEqual(['Closed']);
    expect(namesIn('wish-list')).toEqual(['Wished']);
    expect(namesIn('all')).toEqual(['Closed', 'Held', 'Wished']);
  });
});
