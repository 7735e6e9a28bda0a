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
function placeRule(card: Card, rule: EarningRule, coverage: Coverage): readonly PlacedRate[] {
  const covered = coverage.covered(rule.covers, rule.channel);
  // Most rules are for what the member does not buy.
  if (covered.length === 0) return NONE;
  const cap = rule.cap === null ? -1 : card.caps.findIndex(({ slug }) => slug === rule.cap);
  return covered.map(({ subCategory, distance }) => ({
    subCategory,
    distance,
    rate: rule.rate,
    cap: cap < 0 ? null : cap,
    isAdditive: rule.isAdditive,
    validDuring: rule.validDuring,
  }));
}

const NONE: readonly PlacedRate[] = [];

/** The rates of the rules that hold whatever is chosen: those of no choice, or of one that rotates by itself. */
export function placeStanding(card: Card, coverage: Coverage): PlacedRate[] {
  const standing: PlacedRate[] = [];
  for (const rule of card.rules) {
    const { choice } = rule;
    const isSure =
      choice === null ||
      card.choices.some(({ slug, mode }) => mode === 'rotating' && slug === choice);
    if (isSure) standing.push(...placeRule(card, rule, coverage));
  }
  return standing;
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

/** Numbers the stretches so that equal numbers have the same spans valid, in the order in which they first come. */
export function erasOf(
  stretches: readonly Stretch[],
  dated: readonly DateSpan[],
): readonly number[] {
  if (dated.length === 0) return new Array<number>(stretches.length).fill(0);
  const numbers = new Map<string, number>();
  return stretches.map(({ first }) => {
    const key = dated.map((span) => (spanIncludes(span, first) ? '1' : '0')).join('');
    const era = numbers.get(key) ?? numbers.size;
    numbers.set(key, era);
    return era;
  });
}
