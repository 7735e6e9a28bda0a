import { horizonOf } from '@/domain/plan/horizon.ts';
import { ruleBookOf } from '@/domain/plan/opening-rules.ts';
import { planCardOf } from '@/domain/plan/plan-card.ts';
import { createSchedules } from '@/domain/plan/schedules.ts';
import { feeCentsOf, isHeldCard, type Tenure } from '@/domain/plan/tenure.ts';
import type { ExplainRequest, Reason } from './schema.ts';

const MONTHS_A_YEAR = 12;

/**
 * Why a plan does each of its steps in its month: the plan is valued again with that step left out, moved by a month, or
 * done the other way, all else as it is. Yields the reasons so far after each.
 */
export function* explainPlan({
  question,
  tenures,
}: ExplainRequest): Generator<readonly Reason[], readonly Reason[]> {
  const horizon = horizonOf(question);
  const cards = question.catalogue.cards.map((card) =>
    planCardOf(horizon, card, isHeldCard(question, card.slug)),
  );
  const rules = ruleBookOf(question);
  const schedules = createSchedules(horizon, cards, rules);
  const planned = schedules.valueAnew(tenures);
  const reasons: Reason[] = [];
  if (!planned) return reasons;
  const { netCents } = planned;
  const { monthCount } = horizon;
  const replaced = (tenure: Tenure, other: Tenure) =>
    tenures.map((each) => (each === tenure ? other : each));

  /** What the plan is worth more than with the card opened so many months later; null: that may not be. */
  const aheadOf = (tenure: Tenure, by: number): number | null => {
    const opened = tenure.opened + by;
    const until = tenure.until < monthCount ? tenure.until + by : monthCount;
    if (opened < 0 || until > monthCount || opened >= until) return null;
    const moved = schedules.valueAnew(replaced(tenure, { ...tenure, opened, from: opened, until }));
    return moved === null ? null : netCents - moved.netCents;
  };
  /** The card without its bonus: what its spending earns where it goes then. */
  const withoutBonus = (tenure: Tenure): number | null => {
    const others = cards.map((each, index) =>
      index === tenure.card ? planCardOf(horizon, { ...each.card, bonus: null }, false) : each,
    );
    return createSchedules(horizon, others, rules).valueAnew(tenures)?.netCents ?? null;
  };
  for (const tenure of tenures) {
    const planCard = cards[tenure.card];
    if (!planCard) continue;
    const product = planCard.card;
    const card = product.slug;
    if (tenure.isNew) {
      const plainCents = product.bonus ? withoutBonus(tenure) : null;
      reasons.push({
        kind: 'open',
        card,
        gainCents: plainCents === null ? null : netCents - plainCents,
        aheadOfEarlierCents: aheadOf(tenure, -1),
        aheadOfLaterCents: aheadOf(tenure, 1),
      });
      yield [...reasons];
    }
    // The other way at each anniversary: a closed card that stays, or one that is kept and closed then.
    const ends =
      tenure.until < monthCount
        ? [monthCount]
        : Array.from({ length: monthCount }, (_, month) => month).filter(
            (month) => month > tenure.opened && (month - tenure.opened) % MONTHS_A_YEAR === 0,
          );
    for (const until of ends) {
      const other = { ...tenure, until };
      const value = schedules.valueAnew(replaced(tenure, other));
      if (!value) continue;
      const feeCents = Math.abs(
        feeCentsOf(horizon, planCard, other) - feeCentsOf(horizon, planCard, tenure),
      );
      const aheadCents = netCents - value.netCents;
      reasons.push(
        until === monthCount
          ? {
              kind: 'close',
              card,
              month: tenure.until,
              feeCents,
              otherCents: feeCents - aheadCents,
            }
          : { kind: 'keep', card, month: until, feeCents, otherCents: feeCents + aheadCents },
      );
      yield [...reasons];
    }
  }
  return reasons;
}
