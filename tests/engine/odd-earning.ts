import { calendarDate } from '../../src/domain/calendar.ts';
import type { Cap, Card, Choice, EarningRule } from '../../src/domain/rewards/catalog/card.ts';
import { ALWAYS, type DateSpan } from '../../src/domain/date-span.ts';
import { cents, pointsPerDollar } from '../../src/domain/units.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Begins or ends on any day of 2026, or both. */
export function oddSpan(random: SeededRandom): DateSpan {
  const day = () =>
    calendarDate(
      `2026-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    );
  const [a, b] = [day(), day()];
  if (random.chance(0.2)) return { from: a, to: null };
  if (random.chance(0.2)) return { from: null, to: a };
  return a < b ? { from: a, to: b } : { from: b, to: a };
}

const PERIODS = [
  'billing_cycle',
  'month',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
] as const;
const CHANNELS = ['any', 'any', 'any', 'direct', 'portal', 'prepaid', 'online', 'foreign'] as const;

/**
 * Earning rules that no issuer would combine on one card: rules below the base rate, several for the same spending,
 * additive ones on the cap of the rule they add to, fallbacks above the rate, overlapping choices.
 */
export function oddEarning(
  random: SeededRandom,
  slugs: readonly string[],
): Pick<Card, 'caps' | 'choices' | 'rules'> {
  const caps = Array.from({ length: random.whole(1, 3) }, (_, index): Cap => {
    const period = random.pick(PERIODS);
    const isMonthly = period === 'month' || period === 'billing_cycle';
    return {
      slug: `cap-${index}`,
      amountCents: cents(random.whole(0, 20) * (isMonthly ? 10_000 : 50_000)),
      period,
      fallbackRate: pointsPerDollar(random.pick([0, 1, 1, 1.5, 3])),
    };
  });
  const capSlug = () => (random.chance(0.75) ? `cap-${random.whole(0, caps.length - 1)}` : null);
  const sub = (slug: string) => ({ kind: 'sub_category', slug }) as const;
  const rules = Array.from({ length: random.whole(2, 7) }, (): EarningRule => {
    const isAdditive = random.chance(0.3);
    return {
      covers: sub(random.pick(slugs)),
      rate: pointsPerDollar(random.pick(isAdditive ? [1, 2, 4] : [0, 1, 1.5, 2, 3, 5])),
      isAdditive,
      cap: capSlug(),
      choice: null,
      channel: random.pick(CHANNELS),
      validDuring: random.chance(0.3) ? oddSpan(random) : ALWAYS,
    };
  });
  const choices = Array.from({ length: random.whole(0, 2) }, (_, index): Choice => ({
    slug: `odd-${random.whole(1, 1e9)}-${index}`,
    mode: random.pick(['member_selected', 'top_spend']),
    chooseCount: random.whole(1, 2),
    rate: pointsPerDollar(random.whole(1, 6)),
    cap: capSlug(),
    options: random
      .sample(slugs, random.whole(2, 4))
      .map((slug) => ({ slug, covers: [sub(slug)] })),
  }));
  return { caps, choices, rules };
}
