import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { describeCapsLeft, listCapsLeft } from './list-caps-left.ts';
import { createOfferFinder, type Offer } from './find-offers.ts';

const memberCard: MemberCard = {
  id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
  credit_card_id: 11,
  nickname: null,
  status: 'held',
  applied_on: null,
  approved_on: null,
  opened_on: '2025-01-10',
  closed_on: null,
  fee_month: null,
  fee_day: null,
  statement_day: null,
  due_day: null,
  autopay: null,
  annual_fee_cents: null,
  bonus_posted_on: null,
  choices: {},
  notes: null,
  changed_from_credit_card_id: null,
  product_changed_on: null,
  person_id: null,
  position: 0,
  revision: 1,
  created_at: '2025-01-10T00:00:00Z',
};

function capsLeft(usedCents: number, amountCents = 10_000, rows = catalogFixture) {
  const inputs = toValuationInputs(rows, createUserFixture(), [], '2026-11-20');
  const held = [{ id: memberCard.id, card: 'blue-cash-everyday', selected: {} }];
  const used = [{ card: memberCard.id, cap: 'blue-cash-everyday-gas', used: usedCents }];
  const find = createOfferFinder({
    inputs,
    held,
    spent: { capsUsed: used, monthSpent: [] },
    filters: bestCardFiltersSchema.parse({}),
    obstacleOf: createObstacles(catalogFixture.requirements, visitorFacts),
  });
  const { mine } = find('gas-stations', amountCents);
  if (!mine) throw new Error('the card is held');
  const today = calendarDate('2026-11-20');
  return { mine, inputs, lefts: listCapsLeft(mine, memberCard, inputs.names, today) };
}

describe('the rest of a cap, in words', () => {
  it('names the last day and the rate beyond', () => {
    const [left] = capsLeft(592_000).lefts;
    expect(left).toMatchObject({ left: 8_000, limit: 600_000 });
    expect(left?.text).toBe('$80 of $6,000 left until Dec 31, 2026, then 1%');
  });

  it('says when nothing is left, and what is earned then', () => {
    const { mine, lefts } = capsLeft(600_000);
    expect(lefts[0]?.text).toBe('Its $6,000 limit is used up until Dec 31, 2026: 1% beyond');
    expect(mine.valueCents).toBe(100);
  });

  it('counts rewards in dollars where they are cash', () => {
    const cards = catalogFixture.cards.map((card) => ({
      ...card,
      spending_caps: card.spending_caps.map((cap) => ({ ...cap, amount_points: 50_000 })),
    }));
    const { lefts } = capsLeft(46_200, 10_000, { ...catalogFixture, cards });
    expect(lefts[0]?.text).toBe('$38 of $500 of cash back left until Dec 31, 2026, then 1%');
  });

  it('splits a purchase that is more than what is left', () => {
    expect(capsLeft(592_000).mine.valueCents).toBe(260);
  });

  it('tells of a card of somebody else only what the limit is', () => {
    const { mine, inputs } = capsLeft(592_000);
    const today = calendarDate('2026-11-20');
    const say = (offer: Offer) => describeCapsLeft(offer, memberCard, inputs.names, today);
    expect(say(mine)).toEqual(['$80 of $6,000 left until Dec 31, 2026, then 1%']);
    const [limit, ...none] = say({ ...mine, carrier: 'Sam' });
    expect(none).toEqual([]);
    expect(limit).toContain('$6,000');
    expect(limit).not.toContain('left');
  });
});
