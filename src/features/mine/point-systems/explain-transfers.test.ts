import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { TransferRoute } from '@/domain/transfer/route.ts';
import { listTransferOptions } from '@/domain/transfer/transfer-value.ts';
import { centsPerPoint } from '@/domain/units.ts';
import { explainLoss, explainRatios, listAwards, listBestByUse } from './explain-transfers.ts';
import type { PointTransferRow } from './schema.ts';

const route: TransferRoute = {
  from: 'bank',
  to: 'hotel',
  pointsOut: 4,
  pointsIn: 3,
  minIncrement: 1000,
  bonus: null,
  validDuring: { from: null, to: null },
};

function explain(bank: number, hotel: number, origin: 'own' | 'default') {
  const values = new Map([
    ['bank', bank],
    ['hotel', hotel],
  ]);
  const answer = listTransferOptions(
    [route],
    { system: 'bank', points: 10_000, isTransferable: true },
    (slug) => centsPerPoint(values.get(slug) ?? 0),
    calendarDate('2026-11-20'),
  );
  const options = answer.kind === 'options' ? answer.options : [];
  return explainLoss('Bank points', { centsPerPoint: bank, origin }, options, () => 'Hotel points');
}

describe('a system whose transfers all lose', () => {
  it('names what an award must be worth at each partner of one step, the best ratio first', () => {
    const routes = [
      route,
      { ...route, to: 'airline', pointsOut: 1, pointsIn: 1 },
      { ...route, from: 'airline', to: 'rail', pointsOut: 1, pointsIn: 1 },
    ];
    const answer = listTransferOptions(
      routes,
      { system: 'bank', points: 10_000, isTransferable: true },
      () => centsPerPoint(1),
      calendarDate('2026-11-20'),
    );
    const options = answer.kind === 'options' ? answer.options : [];
    expect(
      listAwards({ centsPerPoint: 1.71 }, options).map((award) => [
        award.system,
        award.centsPerPoint.toFixed(2),
      ]),
    ).toEqual([
      ['airline', '1.71'],
      ['hotel', '2.28'],
    ]);
  });

  it('has a best partner for each use, by what arrives there at its own value', () => {
    const routes = ['inn', 'suite', 'air'].map((to) => ({ ...route, to }));
    const values = new Map([
      ['inn', 0.5],
      ['suite', 0.7],
      ['air', 1.2],
    ]);
    const answer = listTransferOptions(
      [...routes, { ...route, to: 'rail', pointsOut: 1, pointsIn: 1 }],
      { system: 'bank', points: 10_000, isTransferable: true },
      (slug) => centsPerPoint(values.get(slug) ?? 2),
      calendarDate('2026-11-20'),
    );
    const kinds = new Map([
      ['inn', 'hotel'],
      ['suite', 'hotel'],
      ['air', 'airline'],
    ]);
    const options = answer.kind === 'options' ? answer.options : [];
    const best = listBestByUse(options, (slug) => kinds.get(slug));
    expect(best.map(({ use, option }) => [use, option.system])).toEqual([
      ['flights', 'air'],
      ['hotel nights', 'suite'],
    ]);
    expect(listBestByUse([], () => 'hotel')).toEqual([]);
  });

  it('is explained by the values that stand against each other, with what would pay', () => {
    const words = explain(2.05, 1.5, 'default');
    expect(words).toContain(
      'A point of Bank points counts as 2.05¢, the median of published values',
    );
    expect(words).toContain('to Hotel points, makes it worth 1.125¢');
    expect(words).toContain('worth more than 2.733¢ a point of Hotel points');
  });

  it('says where the value is the member’s own', () => {
    expect(explain(2.05, 1.5, 'own')).toContain('You value a point of Bank points at 2.05¢');
  });

  it('is explained no more once one brings as much', () => {
    expect(explain(1.5, 2, 'default')).toBeNull();
    expect(explain(1, 2, 'default')).toBeNull();
  });
});

describe('a ratio that some cards have', () => {
  const row = (own: Partial<PointTransferRow>): PointTransferRow => ({
    id: 1,
    from_point_system_id: 1,
    to_point_system_id: 2,
    credit_card_id: null,
    points_out: 1000,
    points_in: 750,
    min_increment: 1000,
    bonus_percent: null,
    bonus_during: null,
    valid_during: '[2026-10-01,)',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
    ...own,
  });
  const rows = [
    row({ points_in: 1000, valid_during: '(,2026-10-01)' }),
    row({ points_in: 1000, credit_card_id: 7 }),
    row({ points_in: 1000, credit_card_id: 8 }),
    row({}),
    row({ to_point_system_id: 3 }),
  ];
  const systems = [
    { id: 1, name: 'Bank points' },
    { id: 2, name: 'Hotel points' },
    { id: 3, name: 'Miles' },
  ];
  const cards = [
    { id: 7, name: 'Reserve' },
    { id: 8, name: 'Business Reserve' },
  ];
  const explained = (system: number, today: string) => {
    const [first = { id: 0, name: '' }] = systems.filter(({ id }) => id === system);
    return explainRatios(rows, first, systems, cards, today);
  };

  it('says who gets which, on both pages', () => {
    const words = [
      'Bank points to Hotel points: 1\u202f:\u202f1 with Reserve or Business Reserve; 4\u202f:\u202f3 with every other card.',
    ];
    expect(explained(1, '2026-11-20')).toEqual(words);
    expect(explained(2, '2026-11-20')).toEqual(words);
  });

  it('says nothing where all have the same', () => {
    expect(explained(3, '2026-11-20')).toEqual([]);
    expect(explained(1, '2026-09-30')).toEqual([]);
  });
});
