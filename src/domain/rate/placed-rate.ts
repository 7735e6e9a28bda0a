import type { Card, Choice, EarningRule } from '../catalogue/card.ts';
import { ALWAYS, type DateSpan, spanIncludes } from '../date-span.ts';
import type { Stretch } from '../year/stretches.ts';
import type { Coverage } from './coverage.ts';
import type { Candidate } from './earning.ts';

/** A rate that could stand for one sub-category, and when. */
export type PlacedRate = Candidate & {
  readonly subCategory: number;
  readonly validDuring: DateSpan;
};

/** A rule's rate in every sub-category that it covers. */
export function placeRule(card: Card, rule: EarningRule, coverage: Coverage): PlacedRate[] {
  const cap = rule.cap === null ? -1 : card.caps.findIndex(({ slug }) => slug === rule.cap);
  return coverage.covered(rule.covers, rule.channel).map(({ subCategory, distance }) => ({
    subCategory,
    distance,
    rate: rule.rate,
    cap: cap < 0 ? null : cap,
    isAdditive: rule.isAdditive,
    validDuring: rule.validDuring,
  }));
}

/** The rules of a choice: those that name it, else one for all that its options cover. */
function rulesOfChoice(card: Card, choice: Choice): readonly EarningRule[] {
  const own = card.rules.filter((rule) => rule.choice === choice.slug);
  if (own.length > 0) return own;
  return choice.options.flatMap((option) =>
    option.covers.map((covers) => ({
      covers,
      rate: choice.rate,
      isAdditive: false,
      cap: choice.cap,
      choice: choice.slug,
      channel: 'any' as const,
      validDuring: ALWAYS,
    })),
  );
}

export type PlacedOption = { readonly slug: string; readonly placed: readonly PlacedRate[] };

/** What each option of a choice brings when it is chosen. */
export function placeOptions(card: Card, choice: Choice, coverage: Coverage): PlacedOption[] {
  const placed = rulesOfChoice(card, choice).flatMap((rule) => placeRule(card, rule, coverage));
  return choice.options.map(({ slug, covers }) => {
    const covered = new Set(
      covers.flatMap((scope) => coverage.covered(scope, 'any')).map((each) => each.subCategory),
    );
    return { slug, placed: placed.filter(({ subCategory }) => covered.has(subCategory)) };
  });
}

/** Numbers the stretches so that equal numbers have the same spans valid. */
export function erasOf(
  stretches: readonly Stretch[],
  spans: readonly DateSpan[],
): readonly number[] {
  const dated = spans.filter(({ from, to }) => from !== null || to !== null);
  if (dated.length === 0) return stretches.map(() => 0);
  const numbers = new Map<string, number>();
  return stretches.map(({ first }) => {
    const key = dated.map((span) => (spanIncludes(span, first) ? '1' : '0')).join('');
    const era = numbers.get(key) ?? numbers.size;
    numbers.set(key, era);
    return era;
  });
}
