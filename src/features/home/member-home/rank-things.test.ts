import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { cents } from '@/domain/units.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { rankThings, sumOtherCredits } from './rank-things.ts';
import { describeThing } from './words.ts';

const today = calendarDate('2026-11-22');
const inDays = (days: number) => addDays(today, days);
const nothing = { upcoming: [], choices: [], undated: [], suggestions: [] };

const credit = (id: string, days: number, leftCents = 1_000): Due => ({
  kind: 'benefit-lapses',
  id,
  cardName: 'Gold',
  benefitName: id,
  date: inDays(days),
  leftCents,
});
const bonus = (id: string, days: number, leftCents = 100_000): Due => ({
  kind: 'bonus-deadline',
  id,
  cardName: 'Preferred',
  date: inDays(days),
  leftCents,
});
const fee = (id: string, days: number, isWaived = false): Due => ({
  kind: 'annual-fee',
  id,
  cardName: 'Gold',
  date: inDays(days),
  fee: { dueOn: inDays(days), cardYear: null, amountCents: 32_500, isWaived },
});
const choice = (key: string) => ({ key, cardName: 'Cash+', choiceName: 'Two', countedWith: [] });
const none = cents(0);
const suggestion = (slug: string) => ({
  card: createCard({ id: 1, slug }),
  issuer: 'Bank',
  obstacle: null,
  figures: {
    netCents: none,
    rewardsCents: none,
    creditsCents: none,
    bonusCents: none,
    feesCents: none,
    spendCents: none,
  },
  addedCents: 10_300,
  isUncertain: false,
  isBonusRefused: false,
  uncounted: [],
});
const keysOf = (sources: Partial<Parameters<typeof rankThings>[0]>) =>
  rankThings({ ...nothing, ...sources }, today).map(({ key }) => key);

const activation: Due = {
  kind: 'activation-opens',
  id: 'flex:quarterly',
  cardName: 'Flex',
  categories: ['Gas', 'Gyms'],
  site: null,
  date: calendarDate('2026-10-01'),
  endsOn: calendarDate('2026-12-31'),
};

describe('the three things to do now', () => {
  it('always have an activation, before which each purchase loses, at the place of its last day', () => {
    const upcoming = [credit('a', 3), bonus('b', 4), fee('f', 5), activation];
    const [first, second, last] = rankThings({ ...nothing, upcoming }, today);
    expect([first, second]).toMatchObject([{ kind: 'credit' }, { kind: 'bonus' }]);
    expect(last).toMatchObject({
      memberCardId: 'flex',
      activation: { key: 'quarterly', period: '2026-q4' },
    });
    expect(last && describeThing(last)).toEqual({
      title: 'Activate Flex',
      text: 'Earns more on Gas and Gyms until Dec 31, 2026.',
      figure: '39 days',
    });
  });

  it('are one of each kind, what is lost by waiting first and the soonest before the later', () => {
    expect(
      keysOf({
        upcoming: [credit('dining', 8), credit('uber', 8), bonus('b', 40), fee('f', 20)],
        choices: [choice('c')],
        suggestions: [suggestion('daily')],
      }),
    ).toEqual(['benefit-lapses dining', 'annual-fee f', 'bonus-deadline b']);
  });

  it('go on with choices, missing days and suggestions where less is lost by waiting', () => {
    const rest = { choices: [choice('c')], suggestions: [suggestion('daily')] };
    expect(keysOf({ ...rest, upcoming: [fee('f', 20)] })).toEqual([
      'annual-fee f',
      'c',
      'suggestion daily',
    ]);
    expect(keysOf({ ...rest, undated: ['Platinum'] })).toEqual([
      'c',
      'opened Platinum',
      'suggestion daily',
    ]);
  });

  it('are filled up with more of a kind, in the order of what is lost', () => {
    expect(
      keysOf({
        upcoming: [credit('small', 8, 700), credit('large', 8, 5_000), credit('later', 9)],
        choices: [choice('c')],
      }),
    ).toEqual(['benefit-lapses large', 'benefit-lapses small', 'c']);
  });

  it('leave out what can wait, what costs nothing and what is hardly worth anything', () => {
    const edges = [credit('c', 31), bonus('b', 60), fee('f', 45)];
    expect(keysOf({ upcoming: edges })).toHaveLength(3);
    const beyond = [credit('c', 32), bonus('b', 61), fee('f', 46), fee('w', 3, true)];
    expect(keysOf({ upcoming: [...beyond, credit('cents', 3, 99)] })).toEqual([]);
  });

  it('are steps of the plan as well once their day has come, until their month is over, and points that expire soon', () => {
    const step = (days: number): Due => ({
      kind: 'plan-step',
      id: `apply-${days}`,
      action: 'apply',
      cardName: 'Venture X',
      becomesName: null,
      points: null,
      date: inDays(days),
      endsOn: calendarDate('2026-11-30'),
    });
    const points = (days: number): Due => ({
      kind: 'points-expire',
      id: `${days}`,
      systemName: 'World of Hyatt',
      points: 12_000,
      date: inDays(days),
    });
    const upcoming = [points(5), step(0), step(1), points(61)];
    const things = rankThings({ ...nothing, upcoming }, today);
    expect(things.map(({ key }) => key)).toEqual(['points-expire 5', 'plan-step apply-0']);
    expect(things.map(describeThing)).toEqual([
      {
        title: 'Keep your World of Hyatt points',
        text: '12,000 expire on Nov 27, 2026.',
        figure: '5 days',
      },
      {
        title: 'Open Venture X',
        text: 'A step of your plan for this month.',
        figure: null,
      },
    ]);
    // The end of its month is no deadline: what has one comes first.
    const late = [points(9), step(0)];
    expect(keysOf({ upcoming: late })).toEqual(['points-expire 9', 'plan-step apply-0']);
    // A saved plan names the next card: no other is suggested beside it.
    const suggestions = [suggestion('daily')];
    expect(rankThings({ ...nothing, upcoming: [step(1)], suggestions }, today)).toEqual([]);
  });

  it('are payments five days before they are due', () => {
    const payment = (id: string, days: number): Due => ({
      kind: 'payment-due',
      id,
      cardName: 'Freedom',
      date: inDays(days),
      autopay: null,
    });
    const upcoming = [payment('near', 5), payment('far', 6)];
    const things = rankThings({ ...nothing, upcoming }, today);
    expect(things.map(({ key }) => key)).toEqual(['payment-due near']);
    expect(things.map(describeThing)).toEqual([
      { title: 'Pay Freedom', text: 'The payment is due Nov 27, 2026.', figure: '5 days' },
    ]);
  });

  it('are offers two weeks before they end', () => {
    const offer = (id: string, days: number): Due => ({
      ...{ kind: 'offer-ends', id, cardName: 'Gold', shop: 'Nike', date: inDays(days) },
      back: { kind: 'dollars', cents: cents(2_000) },
    });
    const things = rankThings(
      { ...nothing, upcoming: [offer('near', 14), offer('far', 15)] },
      today,
    );
    expect(things.map(({ key }) => key)).toEqual(['offer-ends near']);
    expect(things.map(describeThing)).toEqual([
      {
        title: 'Use the offer of Nike',
        text: 'Gold: $20 back until Dec 6, 2026.',
        figure: '14 days',
      },
    ]);
  });

  it('are none where there is nothing to do', () => {
    expect(keysOf({})).toEqual([]);
  });
});

it('the credits that are due as well are summed, each counted in one place', () => {
  const upcoming = [
    credit('dining', 8),
    credit('uber', 8, 1_500),
    credit('hotel', 31, 20_000),
    credit('next year', 90),
    fee('f', 20),
    bonus('b', 40),
  ];
  const things = rankThings({ ...nothing, upcoming }, today);
  expect(things.map(({ key }) => key)).toContain('benefit-lapses uber');
  expect(sumOtherCredits(upcoming, things, today)).toEqual({
    count: 2,
    leftCents: 21_000,
    lastDate: inDays(31),
  });
  expect(
    sumOtherCredits(
      upcoming.slice(0, 2),
      rankThings({ ...nothing, upcoming: upcoming.slice(0, 2) }, today),
      today,
    ),
  ).toBeNull();
});
