import { describePlan } from '@/domain/plan/describe-plan.ts';
import { horizonOf } from '@/domain/plan/horizon.ts';
import { ruleBookOf } from '@/domain/plan/opening-rules.ts';
import { planCardOf, planCardsOf } from '@/domain/plan/plan-card.ts';
import { createSchedules } from '@/domain/plan/schedules.ts';
import { endOf, feeCentsOf, type Tenure } from '@/domain/plan/tenure.ts';
import type { PlanValue } from '@/domain/plan/value-plan.ts';
import type { ExplainRequest, PlanParts, Reason } from './schema.ts';

const MONTHS_A_YEAR = 12;

function partsOf(value: PlanValue | null): PlanParts | null {
  if (!value) return null;
  const { netCents, rewardsCents, creditsCents, bonusCents, feesCents, costsCents, balancesCents } =
    describePlan(value);
  return {
    ...{ netCents, rewardsCents, creditsCents, bonusCents, feesCents, costsCents },
    balancesCents,
  };
}

/** Explains each step: values the plan without it, moved by a month, or with a replacement. Yields after each. */
export function* explainPlan({
  question,
  tenures,
}: ExplainRequest): Generator<readonly Reason[], readonly Reason[]> {
  const horizon = horizonOf(question);
  const cards = planCardsOf(horizon);
  const rules = ruleBookOf(question);
  const schedules = createSchedules(horizon, cards, rules);
  const planned = schedules.valueAnew(tenures);
  const reasons: Reason[] = [];
  if (!planned) return reasons;
  const { netCents } = planned;
  const { monthCount } = horizon;
  const replaced = (tenure: Tenure, other: Tenure) =>
    tenures.map((each) => (each === tenure ? other : each));

  /** The plan with the card opened this many months later; null if that is not allowed. */
  const movedBy = (tenure: Tenure, by: number): PlanParts | null => {
    const opened = tenure.opened + by;
    const later = (month: number) => (month < monthCount ? month + by : monthCount);
    const until = later(tenure.until);
    const then = tenure.then && {
      ...tenure.then,
      opened,
      from: until,
      until: later(tenure.then.until),
    };
    const other = { ...tenure, opened, from: opened, until, then };
    if (opened < 0 || endOf(other) > monthCount || opened >= until) return null;
    if (then && then.from >= then.until) return null;
    return partsOf(schedules.valueAnew(replaced(tenure, other)));
  };
  /** The card without its bonus: its earnings with the spending moved elsewhere. */
  const withoutBonus = (tenure: Tenure): PlanParts | null => {
    const others = cards.map((each, index) =>
      index === tenure.card ? planCardOf(horizon, { ...each.card, bonus: null }, false) : each,
    );
    return partsOf(createSchedules(horizon, others, rules).valueAnew(tenures));
  };
  const aheadOf = (other: PlanParts | null) => (other === null ? null : netCents - other.netCents);
  for (const tenure of tenures) {
    const planCard = cards[tenure.card];
    if (!planCard) continue;
    const product = planCard.card;
    const card = product.slug;
    if (tenure.isNew) {
      const plain = product.bonus ? withoutBonus(tenure) : null;
      const [earlier, later] = [movedBy(tenure, -1), movedBy(tenure, 1)];
      reasons.push({
        kind: 'open',
        card,
        gainCents: aheadOf(plain),
        withoutBonus: plain,
        aheadOfEarlierCents: aheadOf(earlier),
        aheadOfLaterCents: aheadOf(later),
        earlier,
        later,
      });
      yield [...reasons];
    }
    if (tenure.then) {
      const endedIn = (until: number) =>
        partsOf(schedules.valueAnew(replaced(tenure, { ...tenure, until, then: null })));
      const [kept, closed] = [endedIn(monthCount), endedIn(tenure.until)];
      reasons.push({
        kind: 'change',
        card,
        month: tenure.until,
        aheadOfKeepingCents: aheadOf(kept),
        aheadOfClosingCents: aheadOf(closed),
        kept,
        closed,
      });
      yield [...reasons];
      continue;
    }
    // The other way at each anniversary: a closed card that stays, or one that is kept and closed then.
    const ends =
      tenure.until < monthCount
        ? [monthCount]
        : Array.from({ length: monthCount }, (_, month) => month).filter(
            (month) => month > tenure.opened && (month - tenure.opened) % MONTHS_A_YEAR === 0,
          );
    for (const until of ends) {
      const changed = { ...tenure, until };
      const other = partsOf(schedules.valueAnew(replaced(tenure, changed)));
      if (!other) continue;
      const feeCents = Math.abs(
        feeCentsOf(horizon, planCard, changed) - feeCentsOf(horizon, planCard, tenure),
      );
      const aheadCents = netCents - other.netCents;
      reasons.push(
        until === monthCount
          ? {
              kind: 'close',
              card,
              month: tenure.until,
              feeCents,
              otherCents: feeCents - aheadCents,
              other,
            }
          : {
              kind: 'keep',
              card,
              month: until,
              feeCents,
              otherCents: feeCents + aheadCents,
              other,
            },
      );
      yield [...reasons];
    }
  }
  return reasons;
}
