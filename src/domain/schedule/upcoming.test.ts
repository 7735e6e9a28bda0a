import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { describeDue } from './describe-schedule.ts';
import { type DatedHoldings, listUpcoming } from './upcoming.ts';

const openedOn = calendarDate('2023-12-05');
const holdings: DatedHoldings = {
  fees: [
    {
      id: 'gold',
      cardName: 'Gold',
      schedule: {
        openedOn,
        closedOn: null,
        annualFeeCents: 32_500,
        firstYearFeeCents: 32_500,
        feeMonth: null,
        feeDay: null,
      },
    },
  ],
  bonuses: [
    {
      id: 'ink',
      cardName: 'Ink',
      tracking: {
        requiredCents: 800_000,
        spentCents: 650_000,
        deadline: calendarDate('2026-12-01'),
        postedOn: null,
      },
    },
  ],
  benefits: [
    {
      id: 'gold-dining',
      cardName: 'Gold',
      benefitName: 'the dining credit',
      benefit: {
        period: 'month',
        alignment: 'calendar',
        startMonth: null,
        excludesFirstYear: false,
        openedOn,
        closedOn: null,
        valueCents: 1_000,
        occurrencesPerPeriod: 1,
      },
      uses: [],
    },
  ],
};
const today = calendarDate('2026-11-21');

it('lists what falls due or lapses, the soonest first, in words', () => {
  expect(listUpcoming(holdings, today, 30).map(describeDue)).toEqual([
    'Gold: $10 of the dining credit expires after November 30, 2026.',
    'Ink: $1,500 more must post by December 1, 2026 for the bonus.',
    'Gold: annual fee of $325 on December 5, 2026.',
  ]);
});

it('looks no further than it is asked', () => {
  expect(listUpcoming(holdings, today, 9).map(({ id }) => id)).toEqual(['gold-dining']);
  expect(listUpcoming(holdings, today, 8)).toEqual([]);
});

it('leaves out used credits and earned bonuses', () => {
  const [dining] = holdings.benefits;
  const [ink] = holdings.bonuses;
  if (!dining || !ink) throw new Error('the fixture lost its rows');
  const done: DatedHoldings = {
    fees: [],
    bonuses: [{ ...ink, tracking: { ...ink.tracking, spentCents: 800_000 } }],
    benefits: [{ ...dining, uses: [{ usedOn: today, amountCents: 1_000 }] }],
  };
  expect(listUpcoming(done, today, 60)).toEqual([]);
});
