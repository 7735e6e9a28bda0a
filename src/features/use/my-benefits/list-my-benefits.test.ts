import { describe, expect, it } from 'vitest';
import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { NameCard } from '@/features/mine/people/schema.ts';
import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';
import { describeBenefitOfOthers, describeMyBenefit } from './describe-my-benefit.ts';
import { findCredits } from './find-credits.ts';
import { listFeesBack, listPastPeriods, usedIn } from './list-fees-back.ts';
import { groupByCard, listMyBenefits, partOf, totalsOf } from './list-my-benefits.ts';
import type { BenefitUseRow } from './schema.ts';
import { loggedNow, toMyBenefits } from './to-entries.ts';

const today = calendarDate('2026-11-21');
const heldId = '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01';

const held: MemberCard = {
  id: heldId,
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

function createUse(period_starts_on: string, used_cents: number): BenefitUseRow {
  return {
    id: heldId,
    member_card_id: heldId,
    credit_card_benefit_id: 301,
    period_starts_on,
    used_cents,
    used_count: 0,
    revision: 1,
  };
}

function createPurchase(made_on: string, amount_cents: number): PurchaseRow {
  return {
    id: heldId,
    member_card_id: heldId,
    amount_cents,
    made_on,
    sub_category_id: null,
    credit_card_benefit_id: 301,
    merchant: null,
    notes: null,
    import_key: null,
    revision: 1,
    created_at: '2026-11-20T00:00:00Z',
  };
}

function entriesWith(
  uses: BenefitUseRow[],
  ownValues: BenefitCustomValue[] = [],
  purchases: PurchaseRow[] = [],
  memberCards = [held],
  cards = catalogFixture.cards,
) {
  const { benefits } = catalogFixture;
  const nameCard: NameCard = (name, owner) => (owner === null ? name : `${name} (Alex)`);
  return toMyBenefits(
    { memberCards, cards, benefits, uses, purchases, ownValues, nameCard },
    today,
  );
}

it('a benefit names its card, with whose it is', () => {
  const ofAlex = { ...held, nickname: 'Gold', person_id: crypto.randomUUID() };
  expect(entriesWith([], [], [], [ofAlex])[0]?.cardName).toBe('Gold (Alex)');
});

it('a benefit of others says where it stands, and asks nobody for their days', () => {
  const [entry] = entriesWith([createUse('2026-11-01', 200)]);
  expect(entry && describeBenefitOfOthers(entry)).toBe(entry && describeMyBenefit(entry));
  const status = { kind: 'unknown', missing: 'opened-on' } as const;
  const undated = entry && { ...entry, status };
  expect(undated && describeMyBenefit(undated)).toMatch(/^Enter the day/u);
  expect(undated && describeBenefitOfOthers(undated)).toBe(
    'The day the card was opened isn’t known.',
  );
});

describe('a monthly credit of seven dollars', () => {
  it('is whole again in a new month', () => {
    const [entry] = entriesWith([createUse('2026-10-01', 700)]);
    expect(entry?.status).toMatchObject({ kind: 'current', leftCents: 700, usedCents: 0 });
    expect(entry?.status).toMatchObject({ lastDay: '2026-11-30', daysLeft: 9 });
  });

  it('is used by what the log says it pays back, besides what is entered, and no further than it goes', () => {
    const [entry] = entriesWith(
      [createUse('2026-11-01', 200)],
      [],
      [createPurchase('2026-10-31', 700), createPurchase('2026-11-20', 300)],
    );
    expect(entry?.status).toMatchObject({ usedCents: 500, leftCents: 200 });
    expect(entry && loggedNow(entry)).toBe(300);
    const [full] = entriesWith([], [], [createPurchase('2026-11-20', 4_000)]);
    expect(full?.status).toMatchObject({ usedCents: 700, leftCents: 0 });
    expect(full && loggedNow(full)).toBe(700);
  });

  it('moves to what is used up, and counts in the year', () => {
    const entries = entriesWith([createUse('2026-11-01', 700), createUse('2025-12-01', 700)]);
    expect(entries.map(partOf)).toEqual(['used']);
    expect(listMyBenefits(entries, {})).toEqual([]);
    expect(totalsOf(entries, '2026')).toEqual({ leftCents: 0, lapsingCents: 0, usedCents: 700 });
  });

  it('counts in the year as far as each month goes, whether it was marked or logged', () => {
    const [entry] = entriesWith(
      [createUse('2026-11-01', 700), createUse('2026-09-01', 200), createUse('2025-12-01', 700)],
      [],
      [createPurchase('2026-10-05', 3_000), createPurchase('2026-09-30', 100)],
    );
    expect(entry && usedIn(entry, '2026')).toBe(700 + 700 + 300);
    expect(entry && usedIn(entry, '2025')).toBe(700);
  });

  it('brings back so much of the fee in a membership year, and nothing of none', () => {
    const days = ['2026-01-01', '2026-02-01', '2026-11-01'];
    const entries = entriesWith(days.map((day) => createUse(day, 600)));
    expect(listFeesBack(entries, today)).toEqual([]);
    const payingSince = (enteredAt: string) =>
      entries.map((entry) => ({
        ...entry,
        cardName: 'Mickey',
        memberCard: { ...entry.memberCard, annual_fee_cents: 4_900, created_at: enteredAt },
      }));
    // The year began on January 10. Eight months from March to October lapsed whole, those before by a dollar each.
    expect(listFeesBack(payingSince('2026-01-10T12:00:00Z'), today)).toEqual([
      {
        ...{ id: heldId, name: 'Mickey', feeCents: 4_900, since: '2026-01-10' },
        ...{ usedCents: 1_800, lapsedCents: 8 * 700 + 200, leftCents: 100 },
      },
    ]);
    // Months before the card was entered were nobody’s to mark.
    expect(listFeesBack(payingSince('2026-10-05T12:00:00Z'), today)).toMatchObject([
      { usedCents: 1_800, lapsedCents: 700 },
    ]);
  });

  it('has its ended periods of a year, newest first, to be logged late', () => {
    const [entry] = entriesWith([createUse('2026-10-01', 200)]);
    const past = entry ? listPastPeriods(entry, today) : [];
    expect(past.map(({ status }) => status.period.startsOn)).toEqual([
      ...['2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01', '2026-05-01'],
      ...['2026-04-01', '2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01', '2025-11-01'],
    ]);
    expect(past[0]?.status).toMatchObject({ usedCents: 200, leftCents: 500 });
    const [young] = entriesWith([], [], [], [{ ...held, opened_on: '2026-10-15' }]);
    expect(young && listPastPeriods(young, today)).toHaveLength(1);
  });

  it('is listed under its card, the card with the most left first', () => {
    const other = { ...held, id: crypto.randomUUID(), nickname: 'Another' };
    const entries = entriesWith([createUse('2026-11-01', 200)], [], [], [held, other]);
    const groups = groupByCard(listMyBenefits(entries, {}));
    expect(groups.map(([{ cardName }]) => cardName)).toEqual(['Another', entries[0]?.cardName]);
  });

  it('lapses with what is left of it within the month', () => {
    const entries = entriesWith([createUse('2026-11-01', 200)]);
    expect(totalsOf(entries, '2026')).toEqual({
      leftCents: 500,
      lapsingCents: 500,
      usedCents: 200,
    });
  });

  it('is not left to use, if spending earns it, until the log or its use shows it', () => {
    const cards = catalogFixture.cards.map((card) => ({
      ...card,
      credit_card_benefits: card.credit_card_benefits.map((row) => ({
        ...row,
        min_spend_cents: 50_000,
      })),
    }));
    const leftWith = (uses: BenefitUseRow[], purchases: PurchaseRow[]) => {
      const entries = entriesWith(uses, [], purchases, [held], cards);
      const parts = entries.map((entry) => `${partOf(entry)}: ${describeMyBenefit(entry)}`);
      return [totalsOf(entries, '2026').leftCents, ...parts];
    };
    const groceries = { ...createPurchase('2026-11-20', 45_000), credit_card_benefit_id: null };
    expect(leftWith([], [groceries])).toEqual([
      0,
      'earn: Not earned yet: $50 more on the card by Nov 30, 2026, by your log.',
    ]);
    expect(leftWith([], [groceries, groceries])[0]).toBe(700);
    expect(leftWith([createUse('2026-11-01', 200)], [])[0]).toBe(500);
  });

  it('is hidden and left out of the sums when it is worth nothing to the member', () => {
    const own = [{ id: 301, value: 0, isHighValue: false, isPointsValue: false }];
    const entries = entriesWith([], own);
    expect(entries.map(partOf)).toEqual(['hidden']);
    expect(totalsOf(entries, '2026').leftCents).toBe(0);
    expect(listMyBenefits(entries, { show: 'hidden' })).toHaveLength(1);
  });
});

describe('a credit on a statement', () => {
  const paid = (date: string, amountCents: number, description = 'DISNEY STREAMING CREDIT') => ({
    ...{ date: calendarDate(date), amountCents, description },
    card: heldId,
  });

  it('is a use of the benefit that it names, in the period of its day', () => {
    const credits = [paid('2026-10-30', 400), paid('2026-10-31', 300), paid('2026-11-02', 700)];
    const [november, october, ...others] = findCredits(credits, entriesWith([]), today);
    expect(others).toEqual([]);
    expect(november).toMatchObject({ paidCents: 700, isCounted: false });
    expect(october).toMatchObject({
      ...{ paidCents: 700, lastPaidOn: '2026-10-31', isCounted: false },
      entry: { status: { period: { startsOn: '2026-10-01' }, usedCents: 0 } },
    });
    const used = entriesWith([createUse('2026-10-01', 700)]);
    expect(findCredits(credits, used, today).map(({ isCounted }) => isCounted)).toEqual([
      false,
      true,
    ]);
  });

  it('uses no more than the benefit has', () => {
    const [credit] = findCredits([paid('2026-11-02', 90_000)], entriesWith([]), today);
    expect(credit).toMatchObject({ paidCents: 700, entry: { status: { totalCents: 700 } } });
  });

  it('is of the held card alone, and neither a shop’s offer, any cash back nor of a day to come', () => {
    const others = [
      { ...paid('2026-11-02', 700), card: null },
      paid('2026-11-02', 700, 'AMEX OFFER CREDIT DISNEY'),
      paid('2026-11-02', 700, 'CASH BACK CREDIT'),
      paid('2026-11-02', -700),
      paid('2026-12-02', 700),
    ];
    expect(findCredits(others, entriesWith([]), today)).toEqual([]);
  });
});
