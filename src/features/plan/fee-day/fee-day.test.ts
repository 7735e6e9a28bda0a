import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { FeeDayOption } from '@/domain/rewards/valuation/fee-day.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import { changeAccount } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { describeHistory } from '@/lib/describe-closing.ts';
import { listChanges } from './list-changes.ts';
import { describePoints, describeRules, describeTransfers } from './list-losses.ts';
import { describeRefund, describeVerdict, nameVerdict } from './words.ts';

const today = calendarDate('2026-11-24');

describe('the product that a card can become', () => {
  const cards = [1, 2, 3, 4].map((id) => createCard({ id, slug: `card-${id}` }));
  const [card] = cards;
  if (!card) throw new Error('there are cards');
  const row = (to: number, months: number | null, from = 1) => ({
    ...{ from_credit_card_id: from, to_credit_card_id: to, min_months_open: months },
    ...{ keeps_points: true, notes: null, source: 'own', source_url: null, verified_on: null },
    confidence: 'high',
  });
  const rows = [row(2, 12), row(3, null), row(4, 24), row(2, null, 3), row(9, null)];
  const slugs = (openedOn: string | null) => {
    const { now, later } = listChanges(rows, cards, { card, openedOn }, today);
    return [
      now.map((each) => each.card.slug),
      later.map((each) => [each.card.slug, each.availableOn]),
    ];
  };

  it('is what the issuer changes it to, once it has been open long enough', () => {
    expect(slugs('2025-11-24')).toEqual([['card-2', 'card-3'], [['card-4', '2027-11-24']]]);
    expect(slugs('2025-11-25')).toEqual([
      ['card-3'],
      [
        ['card-2', '2026-11-25'],
        ['card-4', '2027-11-25'],
      ],
    ]);
  });

  it('is everything if its opening day is unknown', () => {
    expect(slugs(null)).toEqual([['card-2', 'card-3', 'card-4'], []]);
  });
});

it('says that changing a card takes the bonus of what it becomes, where holding it ever does', () => {
  const cards = [1, 2].map((id) => createCard({ id, slug: `card-${id}`, name: `Card ${id}` }));
  const [from, to] = cards;
  if (!from || !to) throw new Error('there are cards');
  const rule = {
    ...{ id: 1, slug: 'once', company_id: from.company_id, title: 'Once', kind: 'bonus_lifetime' },
    ...{ limit_count: 1, window_value: null, window_unit: 'lifetime', scope: 'product' },
    ...{ counts: 'all', clock: 'ever_held', strictness: 'hard', explanation: '', source: null },
    ...{ source_url: null, verified_on: null, confidence: 'high' },
  };
  const links = [
    { id: 1, confidence: 'high', rule_id: 1, credit_card_id: to.id, blocking_credit_card_id: null },
  ];
  const book = toRuleBook({ rules: [rule], links }, cards, catalogFixture.companies);
  const history = toHistory([createMemberCard(from.id, { opened_on: '2024-05-01' })], cards);
  const changed = history.flatMap((each) => changeAccount(each, to.slug, today));
  // Of the card itself, which could be opened again, there is nothing to lose.
  const standings = cards.map(({ name, slug }) => ({
    name,
    before: judgeEligibility(book, history, slug, today),
    after: judgeEligibility(book, changed, slug, today),
  }));
  expect(describeRules(standings, today, 'change it to Card 2', null)).toEqual([
    'You can get the bonus of Card 2 today; if you change it to Card 2, never.',
  ]);
});

describe('the losses with a card', () => {
  const open = (
    id: string,
    more: { pointSystemId?: number; unlocksTransfers?: boolean; openedOn?: string | null } = {},
  ) => ({
    ...{ id, pointSystemId: 1, unlocksTransfers: false, openedOn: '2022-05-01' },
    ...more,
  });
  const points = {
    ...{ name: 'Ultimate Rewards', isOfPartner: false, isCash: false },
    canTransfer: true,
  };
  const closing = open('closing', { unlocksTransfers: true, openedOn: '2020-05-01' });

  it('are points without another card', () => {
    const other = open('other', { pointSystemId: 2 });
    expect(describePoints(closing, [other], null, points)).toBe(
      'It is your only card with Ultimate Rewards: transfer or redeem any Ultimate Rewards you have left before you close it.',
    );
    expect(describePoints(closing, [], null, { ...points, isOfPartner: true })).toBeNull();
    expect(describePoints(closing, [], null, { ...points, isCash: true })).toMatch(
      /^Redeem the cash/,
    );
  });

  it('are transfers, where no other card unlocks them', () => {
    const locked = open('locked');
    const unlocking = open('unlocking', { unlocksTransfers: true });
    expect(describePoints(closing, [locked], null, points)).toMatch(/^None of your other cards/);
    expect(describePoints(closing, [locked, unlocking], null, points)).toBeNull();
    expect(describePoints(closing, [locked], null, { ...points, canTransfer: false })).toBeNull();
  });

  it('are ratios that only this card has, while another card still transfers', () => {
    const route = (to: string, pointsIn: number, pointsOut = 1_000) => ({
      ...{ from: 'ur', to, pointsOut, pointsIn, minIncrement: 1_000 },
      ...{ bonusPercent: 0, bonusEndsOn: null },
    });
    const usual = [route('hyatt', 750), route('united', 1_000), { ...route('x', 1), from: 'mr' }];
    const before = [route('hyatt', 1_000), route('only', 1_000), ...usual];
    const system = { slug: 'ur', name: 'Ultimate Rewards' };
    expect(describeTransfers(before, usual, system, (slug) => slug)).toEqual([
      'Ultimate Rewards transfer to hyatt 1\u202f:\u202f1 now, 4\u202f:\u202f3 without it.',
      'Ultimate Rewards transfer to only 1\u202f:\u202f1 now, not without it.',
    ]);
    expect(describeTransfers(usual, usual, system, (slug) => slug)).toEqual([]);
  });

  it('include the history of the oldest one', () => {
    expect(describeHistory(closing, [open('younger')], null)).toMatch(
      /oldest open card, from May 1, 2020/,
    );
    expect(describeHistory(closing, [open('older', { openedOn: '2019-01-01' })], null)).toBeNull();
    expect(describeHistory(closing, [open('unknown', { openedOn: null })], null)).toBeNull();
    expect(describeHistory(closing, [], null)).toBeNull();
  });

  it('name the person who has the card', () => {
    expect(describePoints(closing, [], 'Alex', points)).toBe(
      'It is Alex’s only card with Ultimate Rewards: transfer or redeem any Ultimate Rewards Alex has left before you close it.',
    );
    expect(describePoints(closing, [open('locked')], 'Alex', points)).toBe(
      'None of Alex’s other cards lets you transfer Ultimate Rewards to partners: transfer any Ultimate Rewards Alex has left first.',
    );
    expect(describeHistory(closing, [open('younger')], 'Alex')).toMatch(/^It is Alex’s oldest/);
  });
});

describe('the verdict', () => {
  const option = (kind: 'keep' | 'close', netCents: number) => ({
    way: { kind },
    netCents: cents(netCents),
  });
  const view = { changes: new Map(), isIdle: false, feeCents: 79_500 };

  it('is a close call where a year that goes otherwise would make keeping the card the best', () => {
    const close = option('close', 200_000);
    const verdictAt = (keptCents: number) => nameVerdict([close, option('keep', keptCents)], view);
    expect(verdictAt(199_600)).toBe('Close call: close it, or keep it');
    expect(verdictAt(192_050)).toBe('Close call: close it, or keep it');
    expect(verdictAt(192_049)).toBe('Close it');
  });

  it('is to keep it, however little that is better', () => {
    const keep = option('keep', 200_000);
    expect(nameVerdict([keep, option('close', 199_999)], view)).toBe('Keep it');
  });
});

describe('whether the fee comes back', () => {
  const view = { issuer: 'Chase', dueOn: calendarDate('2027-03-14') };

  it('is said by how long the issuer pays it back', () => {
    expect(describeRefund(null, view)).toMatch(/^We don’t know whether Chase/);
    expect(describeRefund({ days: 0, notes: null, open: null }, view)).toBe(
      'Chase doesn’t refund the fee: decide before it is charged, on Mar 14, 2027.',
    );
    expect(describeRefund({ days: 30, notes: null, open: null }, view)).toBe(
      'Chase refunds the fee if you close the card within 30 days of the day it is charged.',
    );
  });

  it('ends on a day that is named while it lasts', () => {
    const open = {
      ...{ chargedOn: calendarDate('2026-11-01'), until: calendarDate('2026-12-01') },
      ...{ amountCents: 9_500, daysLeft: 7 },
    };
    expect(describeRefund({ days: 30, notes: null, open }, view)).toBe(
      'The fee charged on Nov 1, 2026 is refunded if you close the card by Dec 1, 2026, 7 days from now.',
    );
  });
});

it('names what of the lead of keeping a card comes from a bonus under way', () => {
  const option = (kind: 'keep' | 'close', netCents: number, keepingCents = 0): FeeDayOption => ({
    ...{ way: { kind }, value: valueWallet(createInputsFixture({}).problemOf('steady'), []) },
    ...{ keepingCents: cents(keepingCents), pointsCents: cents(0), netCents: cents(netCents) },
  });
  const words = (...options: readonly FeeDayOption[]) =>
    describeVerdict(options, { changes: new Map(), isIdle: false });
  const [keep, close] = [option('keep', 200_000, 101_400), option('close', 90_000)];
  const lead = 'Keeping it leaves you $1,100 more over the next twelve months than closing it';
  expect(words(keep, close)).toBe(`${lead}, $1,014 of it from bonuses and offers under way.`);
  expect(words(option('keep', 200_000, 140_000), close)).toBe(
    `${lead}, only because of $1,400 from bonuses and offers under way.`,
  );
  expect(words(option('keep', 200_000), close)).toBe(`${lead}.`);
  expect(words(option('close', 300_000), keep)).toBe(
    'Closing it leaves you $1,000 more over the next twelve months than keeping it.',
  );
});
