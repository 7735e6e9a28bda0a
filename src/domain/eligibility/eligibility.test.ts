import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar.ts';
import type { HistoryCard } from './card-history.ts';
import {
  describeApplication,
  describeBonusAnswer,
  describeEligibility,
  describeFinding,
  describeGap,
} from './describe-eligibility.ts';
import { judgeEligibility } from './eligibility.ts';
import { closed, held } from './history.fixture.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { createRuleBook } from './rule-book.ts';

const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);

const paid = (on: string): Partial<HistoryCard> => ({
  bonus: { kind: 'posted', on: calendarDate(on) },
});
const on = (history: readonly HistoryCard[], card: string, date: string) =>
  judgeEligibility(book, history, card, calendarDate(date));

function applyFrom(history: readonly HistoryCard[], card: string, date: string): string | null {
  const { application } = on(history, card, date);
  return application.kind === 'yes' ? date : application.from;
}
function bonusFrom(history: readonly HistoryCard[], card: string, date: string): string | null {
  const { bonus } = on(history, card, date);
  return bonus.kind === 'yes' ? date : bonus.from;
}

describe('5/24', () => {
  const five = [
    held('amex-gold', '2024-03-15'),
    held('citi-double-cash', '2024-08-01'),
    held('venture-x', '2025-01-10'),
    held('bofa-travel-rewards', '2025-06-30', closed('2026-06-30')),
    held('discover-it-miles', '2026-02-02'),
  ];

  it('refuses at five, closed ones included, until the first day of the 25th month', () => {
    const { application } = on(five, 'chase-sapphire-preferred', '2026-03-20');
    expect(application).toMatchObject({ kind: 'no', from: '2026-04-01' });
    if (application.kind !== 'no') return;
    expect(application.because.map(({ rule }) => rule.slug)).toEqual(['chase-5-24']);
    expect(application.because[0]?.causes.map(({ card, until }) => [card, until])).toEqual([
      ['amex-gold', '2026-04-01'],
      ['citi-double-cash', '2026-09-01'],
      ['venture-x', '2027-02-01'],
      ['bofa-travel-rewards', '2027-07-01'],
      ['discover-it-miles', '2028-03-01'],
    ]);
    expect(applyFrom(five, 'chase-sapphire-preferred', '2026-04-01')).toBe('2026-04-01');
  });

  it('lets most business cards of the past alone but not new ones', () => {
    const four = five.slice(1);
    expect(
      applyFrom(
        [...four, held('ink-business-cash', '2026-03-01')],
        'ink-business-cash',
        '2026-05-01',
      ),
    ).toBe('2026-05-01');
    expect(
      applyFrom(
        [...four, held('venture-business', '2026-03-01')],
        'ink-business-cash',
        '2026-05-01',
      ),
    ).toBe('2026-09-01');
  });

  it('counts accounts on which one is an authorized user', () => {
    const user = held('amex-platinum', '2025-12-24', { isAuthorizedUser: true });
    expect(applyFrom([...five.slice(1), user], 'chase-freedom-flex', '2026-05-01')).toBe(
      '2026-09-01',
    );
    expect(bonusFrom([user], 'amex-platinum', '2026-05-01')).toBe('2026-05-01');
    const users = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) =>
      held('venture', day, { isAuthorizedUser: true }),
    );
    // Three in 12 months: another rule about all issuers, which does not look at them.
    expect(on(users, 'bofa-travel-rewards', '2026-05-01').warnings).toEqual([]);
  });

  it('waits for as many as are over the limit', () => {
    const seven = [
      ...five,
      held('blue-cash-everyday', '2026-02-10'),
      held('hilton-honors-amex', '2026-02-11'),
    ];
    expect(applyFrom(seven, 'chase-sapphire-reserve', '2026-03-20')).toBe('2027-02-01');
  });
});

describe('velocity', () => {
  it.each([
    // 1/8 and 2/65: exactly D days after the earlier application is allowed.
    ['citi-custom-cash', '2026-11-07', '2026-11-10', '2026-11-15'],
    ['blue-cash-preferred', '2026-11-07', '2026-11-07', '2026-11-12'],
  ])('allows %s exactly D days after an earlier one', (card, earlier, date, expected) => {
    const other = card === 'citi-custom-cash' ? 'citi-double-cash' : 'blue-cash-everyday';
    const history = [held(other, earlier)];
    expect(applyFrom(history, card, date)).toBe(expected);
    expect(applyFrom(history, card, addDays(calendarDate(expected), -1))).toBe(expected);
    expect(applyFrom(history, card, expected)).toBe(expected);
  });

  it('clears when the older of two in 65 days does, not before the eight days', () => {
    const history = [
      held('citi-double-cash', '2026-09-01'),
      held('citi-custom-cash', '2026-11-01'),
    ];
    expect(applyFrom(history, 'citi-custom-cash', '2026-11-02')).toBe('2026-11-09');
    const close = [held('citi-double-cash', '2026-10-01'), held('citi-custom-cash', '2026-11-01')];
    expect(applyFrom(close, 'citi-custom-cash', '2026-11-02')).toBe('2026-12-05');
  });

  it('counts an application that never became a card, for application clocks only', () => {
    const refused = held('citi-double-cash', null, {
      status: 'never_opened',
      appliedOn: calendarDate('2026-11-07'),
    });
    expect(applyFrom([refused], 'citi-custom-cash', '2026-11-10')).toBe('2026-11-15');
    const refusedBlue = held('blue-cash-everyday', null, {
      status: 'never_opened',
      appliedOn: calendarDate('2026-11-07'),
    });
    expect(applyFrom([refusedBlue], 'blue-cash-preferred', '2026-11-08')).toBe('2026-11-08');
  });

  it('leaves charge cards out of rules about credit cards', () => {
    expect(applyFrom([held('amex-gold', '2026-11-20')], 'blue-cash-preferred', '2026-11-21')).toBe(
      '2026-11-21',
    );
    const soft = on([held('blue-cash-everyday', '2026-11-20')], 'amex-gold', '2026-11-21');
    expect(soft.application.kind).toBe('yes');
  });

  it('clamps windows of months to the end of a month', () => {
    const history = [
      held('bofa-customized-cash', '2025-12-31'),
      held('bofa-customized-cash', '2026-01-15'),
    ];
    expect(applyFrom(history, 'bofa-travel-rewards', '2026-02-01')).toBe('2026-02-28');
  });

  it('asks several rules at once: 2/3/4', () => {
    const history = ['2025-01-10', '2025-03-10', '2025-12-01', '2026-11-01'].map((day) =>
      held('bofa-customized-cash', day),
    );
    const { application } = on(history, 'bofa-travel-rewards', '2026-11-21');
    expect(application).toMatchObject({ kind: 'no', from: '2027-01-10' });
    expect(application.kind === 'no' && application.because.map(({ rule }) => rule.slug)).toEqual([
      'bofa-4-24',
    ]);
  });

  it('only warns where the rule is soft', () => {
    const history = [held('venture', '2026-09-30')];
    const { application, warnings } = on(history, 'venture-x', '2026-11-21');
    expect(application.kind).toBe('yes');
    expect(warnings).toMatchObject([{ rule: { slug: 'capital-one-1-6' }, clearsOn: '2027-03-30' }]);
  });

  it('touches every card of the issuer if the rule names no cards', () => {
    const history = [held('venture', '2026-11-01'), held('spark-cash-plus', '2026-11-11')];
    expect(applyFrom(history, 'venture-x', '2026-11-21')).toBe('2026-12-01');
    const wells = on(
      [held('wells-fargo-autograph', '2026-10-01')],
      'wells-fargo-autograph',
      '2026-11-21',
    );
    expect(wells.warnings.map(({ rule }) => rule.slug)).toEqual(['wells-fargo-1-6']);
    expect(wells.advice.map(({ slug }) => slug)).toEqual(['wells-fargo-relationship']);
  });
});

describe('a holding limit', () => {
  const two = [
    held('discover-it-cash-back', '2022-05-01'),
    held('discover-it-miles', '2023-07-01'),
  ];

  it('is not cleared by waiting, but by a closing that is known', () => {
    expect(applyFrom(two, 'discover-it-miles', '2026-11-21')).toBeNull();
    const [first, second] = two;
    if (!first || !second) throw new Error('the fixture lost its cards');
    const closing = [first, { ...second, ...closed('2026-12-24') }];
    expect(applyFrom(closing, 'discover-it-miles', '2026-11-21')).toBe('2026-12-24');
    const gone: HistoryCard = { ...second, status: 'closed' };
    expect(applyFrom([first, gone], 'discover-it-miles', '2026-11-21')).toBe('2026-11-21');
  });

  it('leaves charge cards out of five credit cards', () => {
    const cards = [
      'blue-cash-everyday',
      'blue-cash-preferred',
      'hilton-honors-amex',
      'delta-skymiles-gold',
      'amex-green',
    ];
    const history = cards.map((card) => held(card, '2020-01-01'));
    expect(applyFrom(history, 'blue-business-plus', '2026-11-21')).toBe('2026-11-21');
    expect(
      applyFrom([...history, held('blue-business-plus', null)], 'blue-business-plus', '2026-11-21'),
    ).toBeNull();
  });
});

describe('the bonus', () => {
  it('is paid once per lifetime for each of the two Sapphires', () => {
    const history = [
      held('chase-sapphire-preferred', '2019-04-01', {
        ...closed('2021-04-01'),
        ...paid('2019-07-01'),
      }),
    ];
    expect(bonusFrom(history, 'chase-sapphire-preferred', '2026-11-21')).toBeNull();
    expect(bonusFrom(history, 'chase-sapphire-reserve', '2026-11-21')).toBe('2026-11-21');
  });

  it('is blocked for an Amex card by ever having had it', () => {
    const history = [held('blue-cash-preferred', null, { status: 'closed' })];
    expect(bonusFrom(history, 'blue-cash-preferred', '2026-11-21')).toBeNull();
    expect(bonusFrom(history, 'blue-cash-everyday', '2026-11-21')).toBe('2026-11-21');
  });

  it('is blocked for Gold by Platinum, and not the other way round', () => {
    expect(bonusFrom([held('amex-platinum', '2024-01-01')], 'amex-gold', '2026-11-21')).toBeNull();
    expect(bonusFrom([held('amex-gold', '2024-01-01')], 'amex-platinum', '2026-11-21')).toBe(
      '2026-11-21',
    );
    expect(
      bonusFrom([held('amex-platinum-schwab', '2024-01-01')], 'amex-platinum', '2026-11-21'),
    ).toBeNull();
  });

  it('returns for a Citi card 48 months after the last one posted, whenever the card was closed', () => {
    const history = [
      held('citi-custom-cash', '2023-05-31', { ...paid('2023-08-31'), ...closed('2026-01-01') }),
    ];
    expect(bonusFrom(history, 'citi-custom-cash', '2026-11-21')).toBe('2027-08-31');
    expect(bonusFrom(history, 'citi-double-cash', '2026-11-21')).toBe('2026-11-21');
  });

  it('is blocked for a lower Venture card by a higher one for 48 months', () => {
    const history = [held('venture-x', '2024-01-10', paid('2024-02-29'))];
    expect(bonusFrom(history, 'ventureone', '2026-11-21')).toBe('2028-02-29');
    expect(bonusFrom(history, 'venture', '2026-11-21')).toBe('2028-02-29');
    const lower = [held('ventureone', '2024-01-10', paid('2024-02-29'))];
    expect(bonusFrom(lower, 'venture-x', '2026-11-21')).toBe('2026-11-21');
  });

  it('is blocked for a Southwest card while another is held, and 24 months after its bonus', () => {
    const history = [
      held('southwest-priority', '2025-01-10', { ...paid('2025-04-15'), ...closed('2027-06-01') }),
    ];
    expect(bonusFrom(history, 'southwest-plus', '2026-11-21')).toBe('2027-06-01');
    const early = [
      held('southwest-priority', '2025-01-10', { ...paid('2025-04-15'), ...closed('2026-06-01') }),
    ];
    expect(bonusFrom(early, 'southwest-plus', '2026-11-21')).toBe('2027-04-15');
  });

  it('counts for Autograph from the opening of the account', () => {
    const history = [held('wells-fargo-autograph', '2023-12-01', closed('2025-01-01'))];
    expect(bonusFrom(history, 'wells-fargo-autograph', '2026-11-21')).toBe('2027-12-01');
  });

  it('is asked about, not guessed, if it may have posted on an unknown day', () => {
    const history = [held('citi-custom-cash', '2023-05-31', { bonus: { kind: 'unknown' } })];
    const { bonus, gaps } = on(history, 'citi-custom-cash', '2026-11-21');
    expect(bonus.kind).toBe('yes');
    expect(gaps).toMatchObject([
      { rule: { slug: 'citi-48' }, cards: [{ card: 'citi-custom-cash' }] },
    ]);
    expect(gaps.map((gap) => describeGap(gap, (card) => card))).toEqual([
      'citi-48 cannot be judged until you enter the day the bonus posted, or that there was none, for citi-custom-cash.',
    ]);
  });
});

describe('both together', () => {
  const history = [
    held('citi-double-cash', '2026-11-20'),
    held('citi-custom-cash', '2023-05-31', paid('2023-08-31')),
  ];

  it('are possible on the later of the two days', () => {
    expect(on(history, 'citi-custom-cash', '2026-11-21')).toMatchObject({
      application: { from: '2026-11-28' },
      bonus: { from: '2027-08-31' },
      applyWithBonusOn: '2027-08-31',
    });
    expect(on([], 'citi-custom-cash', '2026-11-21').applyWithBonusOn).toBe('2026-11-21');
  });

  it('end when a planned card begins to count', () => {
    const planned = [held('citi-double-cash', '2027-01-10')];
    expect(on(planned, 'citi-custom-cash', '2026-11-21').application).toEqual({
      kind: 'yes',
      until: '2027-01-10',
    });
  });

  it('are answered in a sentence each', () => {
    const said = (card: string, cards: readonly HistoryCard[]) => {
      const { application, bonus } = on(cards, card, '2026-11-21');
      return [describeApplication(application), describeBonusAnswer(bonus)];
    };
    expect(said('amex-gold', [held('amex-platinum', '2024-01-01')])).toEqual([
      'You may apply.',
      'You may not get the bonus, and waiting does not change that (amex-family-gold).',
    ]);
    expect(said('citi-custom-cash', [held('citi-double-cash', '2027-01-10')])[0]).toBe(
      'You may apply until January 10, 2027, when a planned card begins to count.',
    );
  });

  it('are described in sentences', () => {
    const names = new Map([
      ['citi-double-cash', 'Double Cash'],
      ['citi-custom-cash', 'Custom Cash'],
    ]);
    const nameOf = (card: string) => names.get(card) ?? card;
    expect(describeEligibility(on(history, 'citi-custom-cash', '2026-11-21'), nameOf)).toEqual([
      'You may apply from November 28, 2026 (citi-1-8).',
      'You may get the bonus from August 31, 2027 (citi-48).',
      'citi-1-8 counts Double Cash (November 20, 2026); it clears on November 28, 2026.',
      'citi-48 counts Custom Cash (August 31, 2023); it clears on August 31, 2027.',
    ]);
    const { bonus } = on([held('amex-gold', '2024-01-01')], 'amex-gold', '2026-11-21');
    const [finding] = bonus.kind === 'no' ? bonus.because : [];
    expect(finding && describeFinding(finding, nameOf)).toBe(
      'amex-lifetime counts amex-gold (January 1, 2024); waiting does not clear it.',
    );
  });
});

it('throws where a card is not in the rule book', () => {
  expect(() => on([], 'no-such-card', '2026-11-21')).toThrow(RangeError);
  expect(() => on([held('no-such-card', '2024-01-01')], 'citi-custom-cash', '2026-11-21')).toThrow(
    RangeError,
  );
});
