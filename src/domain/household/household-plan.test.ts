import { describe, expect, it } from 'vitest';
import { compareHousehold, planToEnd } from '../../../tests/engine/compare-household.ts';
import { bestByTrying, plainHousehold } from '../../../tests/engine/plain-household.ts';
import { withRandomChanges } from '../../../tests/engine/random-changes.ts';
import { randomPlan } from '../../../tests/engine/random-plan.ts';
import { withHoldingRules, withRarePlanTerms } from '../../../tests/engine/random-plan-terms.ts';
import { addMonths } from '../calendar.ts';
import { describePlan } from '../plan/describe-plan.ts';
import { points } from '../units.ts';
import { householdPlan } from './household-plan.ts';

/** Longer ones are compared by `npm run test:soak -- household-plans`. */
const MOST_MONTHS = 8;

describe('the best plan of a household', () => {
  it('is the one that HiGHS finds person by person', () => {
    let referrals = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const { optimum, found } = compareHousehold(seed, MOST_MONTHS);
      if (optimum.status === 'Infeasible') {
        expect(found.best, `seed ${seed}`).toBeNull();
        continue;
      }
      expect(optimum.status, `seed ${seed}`).toBe('Optimal');
      expect(found.isProven, `seed ${seed}`).toBe(true);
      const netCents = found.best?.netCents ?? Number.NaN;
      expect(Math.abs(netCents - optimum.value), `seed ${seed}`).toBeLessThan(1);
      referrals += found.best?.referrals.length ?? 0;
    }
    expect(referrals).toBeGreaterThan(5);
  }, 240_000);

  it('is the best of all that are tried one by one', () => {
    let referrals = 0;
    let both = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const household = plainHousehold(seed);
      const tried = bestByTrying(household);
      const { best, isProven } = planToEnd(householdPlan(household).question);
      expect(isProven, `seed ${seed}`).toBe(true);
      expect(best?.netCents, `seed ${seed}`).toBeCloseTo(tried.cents, 2);
      referrals += best?.referrals.length ?? 0;
      const who = tried.stays.flatMap((stay) => (stay.isNew ? [stay.who] : []));
      if (new Set(who).size > 1) both += 1;
    }
    expect(referrals).toBeGreaterThan(5);
    /* Two people are worth asking for. */
    expect(both).toBeGreaterThan(5);
  }, 120_000);

  it('refers another to the product of an account that has a name of its own', () => {
    const plain = plainHousehold(1);
    const [product] = plain.catalog.cards;
    if (!product) throw new RangeError('there is no card');
    const welcome = { ...product, referralPoints: points(10_000) };
    const account = { ...welcome, slug: 'account', bonus: null };
    const openedOn = addMonths(plain.date, -6);
    const past = { card: 'account', openedOn, closedOn: null, bonusOn: null, bonusesUnderWay: [] };
    const nothing = { selected: {}, rules: [], feeRefundDays: {}, productChanges: [], keep: [] };
    const { question, copies } = householdPlan({
      ...plain,
      people: [
        {
          ...nothing,
          id: 'ann',
          cards: [account, welcome],
          products: { account: welcome.slug },
          history: [past],
          excluded: [],
        },
        { ...nothing, id: 'bob', cards: [welcome], history: [], excluded: [] },
      ],
    });
    const named = question.referrals?.map(({ from, to }) =>
      [from, to].map((slug) => Object.values(copies.ownerOf(slug)).join()).join(' to '),
    );
    /* Ann refers Bob to the card that she has or opens, and Bob her, but she does not refer herself to a second one. */
    expect(named).toEqual([
      `ann,account to bob,${welcome.slug}`,
      `ann,${welcome.slug} to bob,${welcome.slug}`,
      `bob,${welcome.slug} to ann,account`,
      `bob,${welcome.slug} to ann,${welcome.slug}`,
    ]);
  });

  it('is that of one person where there is one, with as many steps', () => {
    let rooms = 0;
    for (let seed = 201; seed <= 220; seed += 1) {
      const plain = withRarePlanTerms(randomPlan(seed), seed);
      const drawn = seed % 3 === 0 ? withHoldingRules(plain, seed) : plain;
      const { history, rules, feeRefundDays, productChanges, limits, ...asked } =
        seed % 2 === 0 ? withRandomChanges(drawn, seed) : drawn;
      const { keep, excluded, ...shared } = limits;
      const own = { history, rules, feeRefundDays, productChanges, keep, excluded };
      const alone = planToEnd({ ...asked, ...own, limits });
      const { question, copies } = householdPlan({
        ...asked,
        limits: { ...shared, excluded: [] },
        people: [{ id: 'ann', selected: {}, ...own }],
      });
      const found = planToEnd(question);
      expect(found.regions, `seed ${seed}`).toBe(alone.regions);
      expect(found.best?.netCents, `seed ${seed}`).toBe(alone.best?.netCents);
      const named = found.best
        ? describePlan(found.best).steps.map((step) => ({
            ...step,
            card: copies.ownerOf(step.card).card,
            ...('to' in step ? { to: copies.ownerOf(step.to).card } : {}),
            ...('room' in step &&
              step.room && { room: { ...step.room, card: copies.ownerOf(step.room.card).card } }),
          }))
        : null;
      rooms += (named ?? []).filter((step) => 'room' in step).length;
      expect(named, `seed ${seed}`).toEqual(alone.best && describePlan(alone.best).steps);
    }
    expect(rooms).toBeGreaterThan(0);
  }, 120_000);
});
