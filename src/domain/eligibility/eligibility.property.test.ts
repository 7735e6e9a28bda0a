import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarMonthsBetween,
  dateOfDayNumber,
  dayNumberOf,
} from '../calendar.ts';
import type { ApplicationRule } from './application-rule.ts';
import type { HistoryCard, ProductFacts } from './card-history.ts';
import { type Answer, judgeEligibility } from './eligibility.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { createRuleBook } from './rule-book.ts';

const runs = { numRuns: 1_000 };
const TODAY = 20_000;
const day = (back: number, ahead: number) =>
  fc.integer({ min: TODAY - back, max: TODAY + ahead }).map(dateOfDayNumber);
const slugs = ISSUER_CARDS.map(({ slug }) => slug);

const anyHistoryCard: fc.Arbitrary<HistoryCard> = fc
  .record({
    id: fc.uuid(),
    card: fc.constantFrom(...slugs),
    openedOn: fc.option(day(1_800, 60), { nil: null }),
    heldDays: fc.option(fc.nat(1_500), { nil: null }),
    bonusAfter: fc.option(fc.nat(200), { nil: null }),
    isAuthorizedUser: fc.boolean(),
    isRefused: fc.boolean(),
  })
  .map(({ id, card, openedOn, heldDays, bonusAfter, isAuthorizedUser, isRefused }) => ({
    id,
    card,
    status: isRefused && heldDays === null ? 'never_opened' : heldDays === null ? 'held' : 'closed',
    appliedOn: openedOn,
    approvedOn: openedOn,
    openedOn,
    closedOn: openedOn === null || heldDays === null ? null : addDays(openedOn, heldDays),
    bonus:
      openedOn === null || bonusAfter === null
        ? { kind: 'unknown' }
        : { kind: 'posted', on: addDays(openedOn, bonusAfter) },
    isAuthorizedUser,
  }));

const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);
/** After this many days nothing of a generated history can change any more. */
const HORIZON = 365 * 6;

it('names the first day on which an answer changes: not the day before, and that day', () => {
  fc.assert(
    fc.property(
      fc.array(anyHistoryCard, { maxLength: 14 }),
      fc.constantFrom(...slugs),
      day(0, 30),
      fc.nat(HORIZON),
      (history, card, date, elsewhere) => {
        const at = (on: CalendarDate) => judgeEligibility(book, history, card, on);
        const now = at(date);
        const parts: ((on: CalendarDate) => Answer)[] = [
          (on) => at(on).application,
          (on) => at(on).bonus,
        ];
        for (const part of parts) {
          const answer = part(date);
          const change = answer.kind === 'no' ? answer.from : answer.until;
          const last = change === null ? addDays(date, HORIZON) : addDays(change, -1);
          const between = dayNumberOf(last) - dayNumberOf(date);
          // The ends of the stretch, and some day within it: the answer is the same all along.
          for (const offset of [0, between, elsewhere % (between + 1)]) {
            expect(part(addDays(date, offset)).kind).toBe(answer.kind);
          }
          if (change !== null) expect(part(change).kind).not.toBe(answer.kind);
        }
        const both = now.applyWithBonusOn;
        if (both !== null) {
          expect(at(both)).toMatchObject({ application: { kind: 'yes' }, bonus: { kind: 'yes' } });
        }
        const before = addDays(both ?? addDays(date, HORIZON), -1);
        if (before >= date) {
          const { application, bonus } = at(before);
          expect(application.kind === 'yes' && bonus.kind === 'yes').toBe(false);
        }
      },
    ),
    runs,
  );
}, 60_000);

const product: ProductFacts = {
  slug: 'card',
  issuer: 'bank',
  family: null,
  isBusiness: false,
  isChargeCard: false,
  countsToward524: true,
};

const asked: ProductFacts = { ...product, slug: 'asked' };

function velocity(limitCount: number, unit: 'days' | 'months', count: number): ApplicationRule {
  return {
    slug: 'rule',
    issuer: 'bank',
    title: 'rule',
    kind: 'velocity',
    limitCount,
    window: { unit, count },
    scope: unit === 'days' ? 'issuer' : 'all_issuers',
    counts: 'all',
    clock: 'account_open',
    strictness: 'hard',
    explanation: 'rule',
  };
}

/** Walks day by day, by the words of the rule and by nothing else. */
function firstDayByHand(
  opened: readonly CalendarDate[],
  date: CalendarDate,
  limit: number,
  stillCounts: (openedOn: CalendarDate, on: CalendarDate) => boolean,
): CalendarDate {
  let on = date;
  while (opened.filter((openedOn) => stillCounts(openedOn, on)).length >= limit)
    on = addDays(on, 1);
  return on;
}

it('agrees with counting day by day by hand', () => {
  fc.assert(
    fc.property(
      fc.array(day(900, 0), { maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 26 }),
      (opened, limit, days, months) => {
        const date = dateOfDayNumber(TODAY);
        const history = opened.map((openedOn, index): HistoryCard => ({
          id: String(index),
          card: 'card',
          status: 'held',
          appliedOn: null,
          approvedOn: null,
          openedOn,
          closedOn: null,
          bonus: { kind: 'none' },
          isAuthorizedUser: false,
        }));
        const firstDay = (rule: ApplicationRule) =>
          judgeEligibility(createRuleBook([product, asked], [rule], []), history, 'asked', date)
            .applyWithBonusOn;
        expect(firstDay(velocity(limit, 'days', days))).toBe(
          firstDayByHand(opened, date, limit, (a, b) => dayNumberOf(b) - dayNumberOf(a) < days),
        );
        // The credit report: the month of opening is month 0, and `months` whole months follow it.
        expect(firstDay(velocity(limit, 'months', months))).toBe(
          firstDayByHand(opened, date, limit, (a, b) => calendarMonthsBetween(a, b) <= months),
        );
        // An issuer's own months: the same day of the month, or its last.
        const own: ApplicationRule = { ...velocity(limit, 'months', months), scope: 'issuer' };
        expect(firstDay(own)).toBe(
          firstDayByHand(opened, date, limit, (a, b) => b < addMonths(a, months)),
        );
      },
    ),
    runs,
  );
}, 60_000);

it('does not depend on the order of the history', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyHistoryCard, { maxLength: 10, selector: ({ id }) => id }),
      fc.constantFrom(...slugs),
      (history, card) => {
        const date = dateOfDayNumber(TODAY);
        const forward = judgeEligibility(book, history, card, date);
        const backward = judgeEligibility(book, history.toReversed(), card, date);
        expect([backward.application.kind, backward.bonus.kind, backward.applyWithBonusOn]).toEqual(
          [forward.application.kind, forward.bonus.kind, forward.applyWithBonusOn],
        );
      },
    ),
    runs,
  );
});
