import { describe, expect, it } from 'vitest';
import { bonusConflicts } from './bonus-conflicts.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { createRuleBook } from './rule-book.ts';

describe('bonuses that nobody is paid both of', () => {
  it('are those that keep each other from being paid, not those with a right order', () => {
    const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);
    // Gold is blocked by Platinum and Venture by Venture X, but not the other way round.
    expect(bonusConflicts(book)).toEqual([
      ['southwest-plus', 'southwest-priority'],
      ['amex-platinum', 'amex-platinum-schwab'],
      // One in 12 months; one in 5 or 8 days only sets an order.
      ['discover-it-cash-back', 'discover-it-miles'],
    ]);
  });

  it('are none by rules that only warn', () => {
    const soft = ISSUER_RULES.map((rule) => ({ ...rule, strictness: 'soft' as const }));
    expect(bonusConflicts(createRuleBook(ISSUER_CARDS, soft, ISSUER_LINKS))).toEqual([]);
  });
});
