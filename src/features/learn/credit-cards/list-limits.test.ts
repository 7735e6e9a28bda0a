import { describe, expect, it } from 'vitest';
import { listAges } from './list-ages.ts';
import { listLimits } from './list-limits.ts';

const open = {
  opened_to_new: true,
  credit_needed: null,
  credit_card_requirements: [],
  credit_card_rules: [],
};
const need = (kind: string, name: string, annual_cost_cents = 0) => ({
  requirements: { kind, name, annual_cost_cents },
});
const rule = (title: string, strictness: string) => ({ rules: { title, strictness } });

describe('who cannot get a card', () => {
  it('names what it asks for, and firm rules once', () => {
    expect(listLimits(open)).toEqual([]);
    expect(
      listLimits({
        opened_to_new: false,
        credit_needed: 'good',
        credit_card_requirements: [
          need('membership', 'Costco membership', 6_500),
          need('business', 'Business'),
        ],
        credit_card_rules: [rule('5/24', 'hard'), rule('5/24', 'hard'), rule('2/30', 'soft')],
      }),
    ).toEqual([
      'Anyone new: it takes no applicants.',
      'Anyone without this: Costco membership ($65 a year).',
      'Anyone without a business.',
      'Usually anyone whose credit is less than good.',
      'Anyone stopped by a rule of its issuer: 5/24.',
    ]);
  });
});

describe('the age of a card’s facts', () => {
  it('is that of the oldest of a kind, overdue by the limit of its table', () => {
    const card = {
      verified_on: '2026-10-02',
      category_points: [{ verified_on: '2026-10-02' }, { verified_on: '2026-02-01' }],
      signup_bonuses: [
        { verified_on: '2026-11-20', is_current: true, ends_on: null },
        { verified_on: '2020-01-01', is_current: false, ends_on: '2020-02-01' },
      ],
      credit_card_benefits: [{ verified_on: null }],
      credit_card_rules: [],
    };
    expect(listAges(card, '2026-11-28')).toEqual([
      { name: 'Fees and terms', oldest: '2026-10-02', isOverdue: false },
      { name: 'Rates', oldest: '2026-02-01', isOverdue: true },
      { name: 'Today’s offer', oldest: '2026-11-20', isOverdue: false },
      { name: 'Credits and benefits', oldest: null, isOverdue: true },
    ]);
  });
});
