import { describe, expect, it } from 'vitest';
import { compareOffers } from './compare-offers.ts';

type Offer = Parameters<typeof compareOffers>[0][number];

const offer = (own: Partial<Offer>, points: number | null, cash_cents: number | null = null) => ({
  is_current: false,
  ends_on: null,
  verified_on: '2026-10-01',
  signup_bonus_tiers: [{ points, cash_cents }],
  ...own,
});

describe('today’s offer', () => {
  const now = offer({ is_current: true }, 75_000);

  it('is compared with the highest and the usual one', () => {
    const history = [
      now,
      offer({ ends_on: '2025-05-14' }, 100_000),
      offer({ ends_on: '2024-05-14' }, 60_000),
      offer({ ends_on: '2023-05-14' }, 60_000),
    ];
    expect(compareOffers(history, '2026-11-28')).toEqual({
      today: '75,000 points',
      sentences: [
        'The highest of the 4 offers we know was 100,000 points (until May 14, 2025).',
        'The usual one, in the middle of them, is 60,000 points.',
      ],
    });
  });

  it('may be the highest itself', () => {
    const history = [now, offer({ ends_on: '2024-05-14' }, 60_000)];
    expect(compareOffers(history, '2026-11-28')?.sentences[0]).toBe(
      'The highest of the 2 offers we know.',
    );
  });

  it('is not compared with another unit, nor one past its end', () => {
    const cash = offer({ ends_on: '2024-05-14' }, null, 20_000);
    expect(compareOffers([now, cash], '2026-11-28')?.sentences).toEqual([
      'No other offer of it is known to compare it with.',
    ]);
    expect(
      compareOffers([offer({ is_current: true, ends_on: '2026-11-18' }, 1)], '2026-11-28'),
    ).toBeNull();
  });
});
