import { describe, expect, it } from 'vitest';
import { type FactChange, describeChange, groupChanges } from './describe-change.ts';

const change = (part: Partial<FactChange>): FactChange => ({
  id: 1,
  changed_at: '2026-11-20T23:30:00+00:00',
  table_name: 'credit_cards',
  credit_card_id: 4,
  title: 'Gold',
  before: null,
  after: null,
  ...part,
});

describe('a change of a fact', () => {
  it('says each column before and after, in the units of a reader, and its source', () => {
    expect(
      describeChange(
        change({
          before: {
            annual_fee_cents: 32_500,
            foreign_transaction_fee_percent: 2.7,
            opened_to_new: true,
            discontinued_on: null,
            company_id: 1,
          },
          after: {
            annual_fee_cents: 34_999,
            foreign_transaction_fee_percent: 0,
            opened_to_new: false,
            discontinued_on: '2026-12-01',
            company_id: 2,
            source: 'The issuer’s page',
            source_url: 'https://example.com/gold',
          },
        }),
      ),
    ).toEqual({
      subject: 'Gold',
      verb: 'Changed',
      lines: [
        'Annual fee: $325 → $349.99',
        'Foreign transaction fee: 2.7% → 0%',
        'Opened to new: yes → no',
        'Discontinued on: none → Dec 1, 2026',
      ],
      source: 'The issuer’s page',
      sourceUrl: 'https://example.com/gold',
    });
  });

  it('names a rate after its category, a published value in cents, and a period in words', () => {
    const rate = { table_name: 'category_points', title: 'Dining' };
    const { subject, lines } = describeChange(
      change({
        ...rate,
        before: { rate: 3, valid_during: '(,)' },
        after: { rate: 4, valid_during: '[2026-01-01,2026-04-01)' },
      }),
    );
    expect(subject).toBe('Rate: Dining');
    expect(lines).toEqual(['Rate: 3 → 4', 'Valid: always → Jan 1, 2026 – Mar 31, 2026']);
    expect(
      describeChange(
        change({
          table_name: 'valuations',
          title: 'Miles',
          before: { value: 1.7 },
          after: { value: 1.85 },
        }),
      ),
    ).toMatchObject({ subject: 'Published value: Miles', lines: ['Value: 1.7¢ → 1.85¢'] });
  });

  it('sums up a fact that was added or removed, without empty columns, ids and long texts', () => {
    const tier = {
      tier: 1,
      points: 60_000,
      cash_cents: null,
      spend_cents: 400_000,
      signup_bonus_id: 7,
      slug: 'a',
    };
    const added = describeChange(
      change({
        table_name: 'signup_bonus_tiers',
        title: null,
        after: { ...tier, notes: 'a'.repeat(81) },
      }),
    );
    expect(added).toMatchObject({
      subject: 'Step of the sign-up bonus',
      verb: 'Added',
      lines: ['Tier: 1', 'Points: 60,000', 'Spend: $4,000'],
    });
    expect(describeChange(change({ before: { annual_fee_cents: 0 } }))).toMatchObject({
      verb: 'Removed',
      lines: ['Annual fee: $0'],
    });
    expect(
      describeChange(change({ before: { notes: 'a'.repeat(81) }, after: { notes: 'b' } })).lines,
    ).toEqual(['Notes: new wording']);
  });
});

it('changes are grouped by day and card, in their order', () => {
  const changes = [
    change({ id: 4, changed_at: '2026-11-21T00:10:00+00:00' }),
    change({ id: 3 }),
    change({ id: 2, credit_card_id: null }),
    change({ id: 1 }),
  ];
  const groups = groupChanges(changes).map(({ day, cards }) => [
    day,
    cards.map(({ cardId, changes: own }) => [cardId, own.map(({ id }) => id)]),
  ]);
  expect(groups).toEqual([
    ['2026-11-21', [[4, [4]]]],
    [
      '2026-11-20',
      [
        [4, [3, 1]],
        [null, [2]],
      ],
    ],
  ]);
});
