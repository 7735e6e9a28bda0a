import { calendarMonthsBetween } from '../../src/domain/calendar.ts';
import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import type { HoldingRule, PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import type { LpText, Term } from './lp-text.ts';
import type { Applicant, OwnerOf, Stays } from './plan-stays.ts';

/** Bonus variables by card and opening month. */
export type Bonuses = ReadonlyMap<Card, ReadonlyMap<number, readonly string[]>>;

/** Adds the limits and application rules. */
export function addOpenings(
  lp: LpText,
  question: PlanQuestion,
  stays: Stays,
  bonuses: Bonuses,
  ownerOf: OwnerOf,
): void {
  const { limits, horizonMonths, productChanges } = question;
  const fresh = [...stays].flatMap(([card, list]) =>
    list.filter(({ isNew }) => isNew).map((stay) => ({ ...stay, card })),
  );
  const changed = [...stays].flatMap(([card, list]) =>
    list.flatMap((stay) => (stay.then ? [{ ...stay, card, then: stay.then }] : [])),
  );
  const people = new Set([...stays.keys()].map(ownerOf));
  const isChange = (name: string) => productChanges.some(({ slug }) => slug === name);
  const sumOf = (some: readonly { readonly name: string }[]) =>
    some.map(({ name }): Term => [1, name]);
  const atMost = (some: readonly { readonly name: string }[], most: number): void => {
    if (some.length > 0) lp.row(sumOf(some), '<=', most);
  };
  atMost(fresh, limits.atMostNew);
  atMost(
    fresh.filter(({ card }) => ownerOf(card).excluded.includes(card.slug)),
    0,
  );
  for (let month = 0; month < horizonMonths; month += 1) {
    for (const person of people) {
      atMost(
        fresh.filter(({ opened, card }) => opened === month && ownerOf(card) === person),
        limits.noOpeningMonths.includes(month) ? 0 : limits.atMostPerMonth,
      );
    }
    if (limits.atMostHeld === null) continue;
    atMost(
      [...stays.values()]
        .flat()
        .filter(({ from, until, then }) => month >= from && month < (then?.until ?? until)),
      limits.atMostHeld,
    );
  }
  for (const card of stays.keys()) {
    for (const rule of ownerOf(card).rules) {
      if (!rule.cards.includes(card.slug)) continue;
      for (let month = 0; month < horizonMonths; month += 1) addRule(rule, card, month);
    }
  }

  function addHolding(rule: HoldingRule, card: Card, month: number): void {
    const { counts, months, limit } = rule;
    const owner = ownerOf(card);
    const isOwn = (other: Card) => other !== card && ownerOf(other) === owner;
    const counted = [...stays].flatMap(([other, list]) =>
      list.flatMap((stay) => {
        const end = (stay.then?.until ?? stay.until) + months;
        const isHeld = isOwn(other) && counts.includes(other.slug) && stay.opened <= month;
        const isChanged =
          ownerOf(other) === owner &&
          stay.then !== null &&
          counts.includes(stay.then.change.slug) &&
          stay.until <= month;
        return [isHeld, isChanged].flatMap((is) => (is && month < end ? [stay] : []));
      }),
    );
    const before = owner.history.filter(({ card: slug, closedOn, openedOn, isAuthorizedUser }) => {
      const isTheirs = [...stays.keys()].some(
        (each) => ownerOf(each) === owner && each.slug === slug,
      );
      return (
        isAuthorizedUser !== true &&
        counts.includes(slug) &&
        !(closedOn === null && isTheirs) &&
        calendarMonthsBetween(question.date, openedOn) <= month &&
        (closedOn === null || month < calendarMonthsBetween(question.date, closedOn) + months)
      );
    }).length;
    const refused =
      rule.what === 'card'
        ? fresh.filter((stay) => stay.card === card && stay.opened === month)
        : (bonuses.get(card)?.get(month) ?? []).map((name) => ({ name }));
    for (const { name } of refused) {
      const big = counted.length + before;
      lp.row([...sumOf(counted), [big, name]], '<=', limit - 1 - before + big);
    }
  }

  function addRule(rule: Applicant['rules'][number], card: Card, month: number): void {
    const { date } = question;
    const owner = ownerOf(card);
    const { history } = owner;
    if (rule.kind === 'holding') {
      addHolding(rule, card, month);
      return;
    }
    const since = month - (rule.months ?? 10_000);
    const isRecent = (at: number) => at > since && at <= month;
    const opening = fresh.filter((stay) => stay.card === card && stay.opened === month);
    const others = (counted: (slug: string) => boolean) => [
      ...fresh.filter(
        (stay) =>
          stay.card !== card &&
          ownerOf(stay.card) === owner &&
          counted(stay.card.slug) &&
          isRecent(stay.opened),
      ),
      ...changed.filter(
        (stay) =>
          ownerOf(stay.card) === owner && counted(stay.then.change.slug) && isRecent(stay.until),
      ),
    ];
    if (rule.kind === 'velocity') {
      const counts = (slug: string) =>
        rule.counts === 'all' ? !isChange(slug) : rule.counts.includes(slug);
      const before = history.filter(
        (past) =>
          counts(past.card) &&
          (past.isAuthorizedUser !== true || rule.countsAuthorizedUsers === true) &&
          isRecent(calendarMonthsBetween(date, past.openedOn)),
      ).length;
      const counted = others(counts);
      const big = counted.length + before + 1;
      const terms = [...sumOf(counted), ...opening.map(({ name }): Term => [big, name])];
      if (terms.length > 0) lp.row(terms, '<=', Math.max(0, rule.limit - 1 - before) + big);
      if (before >= rule.limit) atMost(opening, 0);
      return;
    }
    const isBlocked = history.some((past) => {
      if (past.isAuthorizedUser === true) return false;
      if (rule.clock === 'bonus' && past.bonusOn === null && past.bonusesUnderWay.length > 0) {
        return rule.blockedBy.includes(past.card) && isRecent(0);
      }
      const on = rule.clock === 'opened' ? past.openedOn : past.bonusOn;
      const is = on !== null && isRecent(calendarMonthsBetween(date, on));
      return is && rule.blockedBy.includes(past.card);
    });
    const refused =
      rule.what === 'card'
        ? [opening]
        : (bonuses.get(card)?.get(month) ?? []).map((name) => [{ name }]);
    for (const each of refused) {
      if (isBlocked) atMost(each, 0);
      for (const other of others((slug) => rule.blockedBy.includes(slug))) {
        atMost([...each, other], 1);
      }
    }
  }
}
