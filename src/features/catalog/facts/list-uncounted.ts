import { addDays, type CalendarDate, calendarDate } from '@/domain/calendar.ts';
import type { DateSpan } from '@/domain/date-span.ts';
import {
  countingFacts,
  countsRate,
  isCountedForAll,
} from '@/domain/rewards/catalog/counted-facts.ts';
import { formatCount } from '@/lib/format.ts';
import { pickBonus } from './pick-bonus.ts';
import type { CardBenefitRow, CardRow, MemberSettings, PointSystemRow } from './schema.ts';

type Settings = Pick<
  MemberSettings,
  | 'benefitCustomValues'
  | 'pointSystemCustomValues'
  | 'countsOldOffers'
  | 'countsLowConfidence'
  | 'heldCardIds'
>;

/** Strictest setting: counts no low-confidence facts. */
const counts = countingFacts(false);

/** True if a credit would add to a figure if it had high confidence. */
function hasValue(row: CardBenefitRow, date: CalendarDate): boolean {
  const { value_cents, points_value, default_usage_percent, min_spend_cents, ends_on } = row;
  return (
    (value_cents ?? points_value ?? 0) > 0 &&
    (default_usage_percent ?? 0) > 0 &&
    min_spend_cents === null &&
    (ends_on === null || ends_on >= date)
  );
}

const listOne = (number: number, one: string) => (number === 0 ? [] : [formatCount(number, one)]);

/**
 * Reads a Postgres `daterange` in its canonical form, where the first day counts and the last does
 * not: `[2026-07-01,2026-10-01)` is July 1 to September 30. Throws on anything else.
 */
export function parseDateRange(range: unknown): DateSpan {
  const match = typeof range === 'string' ? /^[[(]([\d-]*),([\d-]*)\)$/.exec(range) : null;
  if (!match) throw new TypeError(`not a range of days: ${JSON.stringify(range)}`);
  const [, from, end] = match;
  return {
    from: from ? calendarDate(from) : null,
    to: end ? addDays(calendarDate(end), -1) : null,
  };
}

/** Describes a card's low-confidence facts, which lists show but figures leave out. */
export function listUncounted(
  card: CardRow,
  systems: readonly PointSystemRow[],
  settings: Settings,
  date: CalendarDate,
): readonly string[] {
  const system = systems.find(({ id }) => id === card.point_system_id);
  const { countsLowConfidence = false, heldCardIds = [] } = settings;
  if (countsLowConfidence || heldCardIds.includes(card.id)) return [];
  const said = new Set(
    settings.benefitCustomValues.flatMap(({ id, value }) => (value === null ? [] : [id])),
  );
  const rates = card.category_points.filter((rule) => {
    if (countsRate({ ...rule, isAdditive: rule.is_additive }, card.base_rate, counts)) return false;
    const { to } = parseDateRange(rule.valid_during);
    return to === null || to >= date;
  });
  const credits = card.credit_card_benefits.filter(
    (row) =>
      !said.has(row.id) && hasValue(row, date) && !isCountedForAll(row, row.benefit_spending),
  );
  const hasOffer = (isAsked: boolean) =>
    pickBonus(card.signup_bonuses, date, { ...settings, countsLowConfidence: isAsked }) !== null;
  const isValued = settings.pointSystemCustomValues.some(
    ({ pointSystemId }) => pointSystemId === card.point_system_id,
  );
  return [
    ...listOne(rates.length, 'rate'),
    ...listOne(card.card_choices.filter((choice) => !counts(choice)).length, 'choice'),
    ...listOne(credits.length, 'credit'),
    ...(hasOffer(true) && !hasOffer(false) ? ['the sign-up offer'] : []),
    ...(system && !counts(system) && !isValued ? ['the value of its points'] : []),
  ];
}
