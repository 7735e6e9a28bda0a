import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import type { HistoryCard } from './card-history.ts';
import { describeEligibility } from './describe-eligibility.ts';
import { judgeEligibility } from './eligibility.ts';
import { closed, held } from './history.fixture.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { createRuleBook } from './rule-book.ts';

const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);
const on = (history: readonly HistoryCard[], card: string) =>
  judgeEligibility(book, history, card, calendarDate('2026-11-26'));

function applyFrom(history: readonly HistoryCard[], card: string): string | null {
  const { application, date } = on(history, card);
  return application.kind === 'yes' ? date : application.from;
}

describe('a card that is held', () => {
  it('is not opened again and pays no second bonus, unless the account is another person’s', () => {
    const own = on([held('chase-freedom-flex', '2020-10-01')], 'chase-freedom-flex');
    for (const answer of [own.application, own.bonus]) {
      expect(answer).toMatchObject({
        kind: 'no',
        from: null,
        because: [{ rule: { slug: 'held' } }],
      });
    }
    const user = held('chase-freedom-flex', '2020-10-01', { isAuthorizedUser: true });
    expect(applyFrom([user], 'chase-freedom-flex')).toBe('2026-11-26');
  });

  it('is opened again from its closing', () => {
    const closing = held('chase-freedom-flex', '2020-10-01', closed('2026-12-24'));
    expect(applyFrom([closing], 'chase-freedom-flex')).toBe('2026-12-24');
  });

  it('is opened again as often as its issuer’s rule says, and for another business', () => {
    const custom = held('citi-custom-cash', '2020-10-01');
    expect(applyFrom([custom], 'citi-custom-cash')).toBe('2026-11-26');
    const five = Array.from({ length: 5 }, () => held('citi-custom-cash', '2020-10-01'));
    const { warnings } = on(five, 'citi-custom-cash');
    expect(warnings.map(({ rule }) => rule.slug)).toEqual(['citi-several-copies']);
    const miles = held('discover-it-miles', '2020-10-01');
    expect(applyFrom([miles], 'discover-it-miles')).toBe('2026-11-26');
    const ink = held('ink-business-cash', '2020-10-01');
    expect(applyFrom([ink], 'ink-business-cash')).toBe('2026-11-26');
  });

  it('with a window from its closing gives neither card nor bonus until then', () => {
    const gone = held('bofa-travel-rewards', '2023-10-01', closed('2026-05-01'));
    expect(on([gone], 'bofa-travel-rewards')).toMatchObject({
      application: { from: '2028-05-01' },
      bonus: { from: '2028-05-01' },
    });
  });

  it('is reported once, though it denies the member both', () => {
    const told = describeEligibility(
      on([held('venture', '2020-10-01')], 'venture'),
      () => 'Venture',
    );
    expect(told.filter((sentence) => sentence.startsWith('One of each card counts'))).toEqual([
      'One of each card counts Venture (October 1, 2020); waiting does not clear it.',
    ]);
  });
});
