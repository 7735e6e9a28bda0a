import { plainPreferences } from '../engine/plain-preferences.ts';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../src/domain/calendar.ts';
import { NO_LIMITS } from '../../src/domain/rewards/search/wallet-limits.ts';
import { percent } from '../../src/domain/units.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { valueWallet } from '../../src/domain/rewards/valuation/value-wallet.ts';
import { realCatalog } from '../../src/cli/real-catalog.ts';
import { propose } from './expert-answer.ts';
import { PUBLISHED_ANSWERS, type PublishedAnswer } from './published-answers.ts';

const catalog = realCatalog();
/** Tolerance for published figures: facts have changed in small ways since. */
const CLOSE = 0.05;

function problemOf({ spending, year, tierBonusPercent }: PublishedAnswer): RewardProblem {
  const cards = catalog.cards.map((card) => ({
    ...card,
    tierBonusPercent: percent(tierBonusPercent),
  }));
  return {
    catalog: { ...catalog, cards },
    preferences: plainPreferences('cash'),
    spending,
    date: calendarDate('2026-11-22'),
    year,
    held: [],
  };
}

describe('answers that others have published', () => {
  it.each(PUBLISHED_ANSWERS)('$name ($source, $date)', (published) => {
    const problem = problemOf(published);
    for (const [card, dollars] of Object.entries(published.worth)) {
      const { netCents } = valueWallet(problem, [{ id: card, card, selected: {} }]);
      expect(Math.abs(netCents / 100 - dollars), `${card}: ${netCents}`).toBeLessThan(
        CLOSE * dollars,
      );
    }
  });

  it.each(PUBLISHED_ANSWERS)('and the best of the cards compared: $name', (published) => {
    const problem = problemOf(published);
    const allowed = Object.keys(published.worth);
    const { found } = propose(problem, { ...NO_LIMITS, atMost: 1, allowed });
    const best = Math.max(...Object.values(published.worth));
    expect(Math.abs((found.best?.netCents ?? 0) / 100 - best)).toBeLessThan(CLOSE * best);
    const [chosen] = found.best?.wallet ?? [];
    expect(published.worth[chosen?.card ?? '']).toBeGreaterThan(best * (1 - CLOSE));
  });
});
