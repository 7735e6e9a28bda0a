import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { createCard, createOffer } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { describeBonusOfOthers } from './describe-next-steps.ts';
import type { BonusTrackerRow } from './schema.ts';
import { draftTracker, listUnderWay, toTrackers } from './to-trackers.ts';

const memberCard = createMemberCard(2, { person_id: 'sam' });
const cards = [createCard({ id: 2, slug: 'venture' })];
const today = calendarDate('2026-11-21');

function createRow(given: Partial<BonusTrackerRow>): BonusTrackerRow {
  return {
    id: crypto.randomUUID(),
    member_card_id: memberCard.id,
    signup_bonus_id: null,
    required_spend_cents: 400_000,
    spent_cents: 100_000,
    starts_on: null,
    deadline_on: null,
    points: 75_000,
    cash_cents: null,
    posted_on: null,
    notes: null,
    revision: 1,
    ...given,
  };
}

function listOthers(rows: readonly BonusTrackerRow[]) {
  const nameCard = createCardNaming([{ id: 'sam', name: 'Sam' }]);
  const bonuses = { rows, memberCards: [memberCard], purchases: [], nameCard };
  return listUnderWay(toTrackers(bonuses, cards, () => 1, today));
}

it('gives the rest and deadline of others’ bonuses, without advice', () => {
  const rows = [
    createRow({ deadline_on: '2026-12-21' }),
    createRow({}),
    createRow({ spent_cents: 400_000 }),
  ];
  const said = listOthers(rows).map(
    (tracker) => `${tracker.name}: ${describeBonusOfOthers(tracker)}`,
  );
  expect(said).toEqual([
    expect.stringMatching(/^venture \(Sam\): \$3,000 to spend by Dec 21, 2026: /u),
    'venture (Sam): $3,000 to spend.',
    'venture (Sam): The spending is met; the bonus has not posted yet.',
  ]);
});

it('leaves out a bonus of others that is over', () => {
  const rows = [createRow({ deadline_on: '2026-11-01' }), createRow({ posted_on: '2026-11-02' })];
  expect(listOthers(rows)).toEqual([]);
});

it('drafts a bonus as figures count it: typical points, and the credits that the member uses', () => {
  const offer = createOffer({
    signup_bonus_tiers: [
      {
        tier: 1,
        spend_cents: 100_000,
        window_days: 90,
        points: 90_000,
        cash_cents: 5_000,
        credits_cents: 30_000,
        typical_points: 60_000,
        typical_cash_cents: null,
      },
    ],
  });
  expect(draftTracker(memberCard, offer, () => 0.4)).toMatchObject({
    required_spend_cents: 100_000,
    points: 60_000,
    cash_cents: 17_000,
  });
  expect(draftTracker(memberCard, offer, () => 0.4).signup_bonus_id).toBe(offer.id);
  const ofOwnCard = { ...offer, id: 1_000_000_000_001_001 };
  expect(draftTracker(memberCard, ofOwnCard, () => 0.4)).toMatchObject({
    signup_bonus_id: null,
    points: 60_000,
  });
  expect(draftTracker(memberCard, null, () => 1)).toMatchObject({ points: null, cash_cents: null });
});
