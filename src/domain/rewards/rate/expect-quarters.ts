import {
  addDays,
  addMonths,
  type CalendarDate,
  earlierOf,
  laterOf,
  partsOf,
} from '../../calendar.ts';
import type { Card, EarningRule } from '../catalog/card.ts';
import { type DateSpan, daysOfSpanWithin } from '../../date-span.ts';
import { MONTHS_A_YEAR, monthsFrom } from '../year/valued-year.ts';

type Quarter = { readonly first: CalendarDate; readonly last: CalendarDate };

const MONTHS_A_QUARTER = 3;

/** The calendar's quarters that the valued year of a date touches, whole. */
function quartersOf(date: CalendarDate): readonly Quarter[] {
  const firsts = monthsFrom(date).map(({ first }) =>
    addMonths(first, -((partsOf(first).month - 1) % MONTHS_A_QUARTER)),
  );
  return [...new Set(firsts)].map((first) => ({
    first,
    last: addDays(addMonths(first, MONTHS_A_QUARTER), -1),
  }));
}

function isValidIn({ validDuring }: EarningRule, { first, last }: Quarter): boolean {
  return daysOfSpanWithin(validDuring, first, last) > 0;
}

/** The part of a span that lies in a quarter, a year later. */
function yearLater({ from, to }: DateSpan, { first, last }: Quarter): DateSpan {
  return {
    from: addMonths(laterOf(from ?? first, first), MONTHS_A_YEAR),
    to: addMonths(earlierOf(to ?? last, last), MONTHS_A_YEAR),
  };
}

/**
 * Adds expected rotating categories to a card: for a quarter of the valued year without an announcement, the rules of
 * the same quarter a year before, marked as expected.
 */
export function expectQuarters(card: Card, date: CalendarDate): Card {
  const rotating = card.choices.filter(({ mode }) => mode === 'rotating');
  if (rotating.length === 0) return card;
  const quarters = quartersOf(date);
  const expected = rotating.flatMap(({ slug }) => {
    const rules = card.rules.filter(({ choice }) => choice === slug);
    return quarters
      .filter((quarter) => !rules.some((rule) => isValidIn(rule, quarter)))
      .flatMap(({ first, last }) => {
        const before = {
          first: addMonths(first, -MONTHS_A_YEAR),
          last: addMonths(last, -MONTHS_A_YEAR),
        };
        return rules
          .filter((rule) => isValidIn(rule, before))
          .map((rule) => ({
            ...rule,
            validDuring: yearLater(rule.validDuring, before),
            isExpected: true,
          }));
      });
  });
  return expected.length === 0 ? card : { ...card, rules: [...card.rules, ...expected] };
}
