import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import type { ApplicationRule } from '@/domain/eligibility/application-rule.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleStanding } from '@/features/mine/eligibility/schema.ts';
import { listEligibilityChanges } from './components/eligibility-changes.tsx';
import { listCategories } from './pick-cards.ts';
import { listSuggestions } from '@/features/plan/card-ranking/queries.ts';
import { firstOpenStep, isSetupDone, stepBeside } from './list-setup-steps.ts';

const rule = (slug: string, strictness: 'hard' | 'soft'): ApplicationRule => ({
  slug,
  issuer: 'chase',
  title: slug,
  kind: 'velocity',
  limitCount: 5,
  window: { unit: 'months', count: 24 },
  scope: 'all_issuers',
  counts: 'all',
  clock: 'account_open',
  strictness,
  explanation: '',
});

const standing = (
  slug: string,
  clearsOn: string | null,
  strictness: 'hard' | 'soft' = 'hard',
): RuleStanding => ({
  rule: rule(slug, strictness),
  kind: 'blocked',
  touched: [],
  counted: [],
  clearsOn: clearsOn === null ? null : calendarDate(clearsOn),
});

describe('the list of cards that open up by waiting', () => {
  it('comes soonest first, without soft rules and what never clears', () => {
    const changes = listEligibilityChanges(
      [
        standing('later', '2027-05-01'),
        standing('sooner', '2027-01-01'),
        standing('soft', '2026-12-01', 'soft'),
        standing('never', null),
        { ...standing('clear', '2026-12-02'), kind: 'clear' },
        { ...standing('mine', '2026-12-03'), rule: { ...rule('mine', 'hard'), scope: 'product' } },
      ],
      [],
      () => 'Chase',
      'Alex',
    );
    expect(changes[0]?.text).toContain('Chase’s rule blocks Alex until then');
    expect(changes.map(({ title }) => title)).toEqual(['sooner', 'later']);
  });

  it('reports when the member may apply for a wished-for card, or get its bonus', () => {
    const base: Eligibility = {
      card: 'c',
      date: calendarDate('2026-11-21'),
      application: { kind: 'yes', until: null },
      bonus: { kind: 'yes', until: null },
      applyWithBonusOn: null,
      warnings: [],
      advice: [],
      gaps: [],
    };
    const no = { kind: 'no', from: calendarDate('2027-02-03'), because: [] } as const;
    const changes = listEligibilityChanges(
      [],
      [
        { slug: 'a', name: 'A', eligibility: { ...base, application: no } },
        {
          slug: 'b',
          name: 'B',
          eligibility: { ...base, bonus: no, applyWithBonusOn: calendarDate('2027-01-01') },
        },
        { slug: 'c', name: 'C', eligibility: base },
      ],
      () => '',
      'Alex',
    );
    expect(changes.map(({ text }) => text)).toEqual([
      'On Alex’s wish list: Alex may get its bonus',
      'On Alex’s wish list: Alex may apply',
    ]);
    expect(changes.map(({ title, date }) => [title, date])).toEqual([
      ['B', '2027-01-01'],
      ['A', '2027-02-03'],
    ]);
  });
});

describe('the categories of today', () => {
  const category = (slug: string, position: number) => ({
    id: position,
    slug,
    name: slug,
    icon: 'x',
    position,
    sub_categories: [
      {
        id: position,
        slug: `${slug}-a`,
        name: '',
        icon: '',
        position: 0,
        sub_category_parents: [],
      },
    ],
  });

  it('follow the member, then their spending, then the catalog', () => {
    const categories = ['a', 'b', 'c', 'd'].map(category);
    const sorted = listCategories(categories, ['d'], { 'c-a': 500 });
    expect(sorted.map(({ slug }) => slug)).toEqual(['d', 'c', 'a', 'b']);
  });
});

describe('the set-up', () => {
  const none = { hasCards: false, hasSpending: false };

  it('goes on with the first answer that is missing, and ends with the answer', () => {
    expect(firstOpenStep(none)).toBe('cards');
    expect(firstOpenStep({ ...none, hasCards: true })).toBe('spending');
    expect(firstOpenStep({ hasCards: true, hasSpending: true })).toBe('answer');
  });

  it('is done with both, in any order', () => {
    expect(isSetupDone({ ...none, hasSpending: true })).toBe(false);
    expect(isSetupDone({ hasCards: true, hasSpending: true })).toBe(true);
  });

  it('has a first and a last step', () => {
    expect(stepBeside('cards', -1)).toBeUndefined();
    expect(stepBeside('cards', 1)).toBe('spending');
    expect(stepBeside('answer', 1)).toBeUndefined();
  });
});

describe('the cards that would add most', () => {
  const nothing = cents(0);
  const figures = {
    netCents: nothing,
    rewardsCents: nothing,
    creditsCents: nothing,
    bonusCents: nothing,
    feesCents: nothing,
    spendCents: nothing,
  };
  const ranked = (id: number, addedCents: number | null, isOpen = true) => ({
    card: createCard({ id, slug: `card-${id}` }),
    obstacle: isOpen ? null : ({ kind: 'closed' } as const),
    issuer: 'Bank',
    figures,
    addedCents,
    isUncertain: false,
    isBonusRefused: false,
    uncounted: [],
  });

  it('are those that can be had and add something, best first', () => {
    const ranking = [ranked(1, 500), ranked(2, 900), ranked(3, 0), ranked(4, 800, false)];
    const found = listSuggestions([...ranking, ranked(5, 700)], new Set([5]));
    expect(found?.map(({ card }) => card.id)).toEqual([2, 1]);
  });

  it('are not known before every card has its figure', () => {
    expect(listSuggestions([ranked(1, 500), ranked(2, null)], new Set())).toBeNull();
  });
});
