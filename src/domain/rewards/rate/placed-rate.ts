import type { CalendarDate } from '../../calendar.ts';
import type { Card, Choice, EarningRule } from '../catalog/card.ts';
import { ALWAYS, type DateSpan, spanIncludes } from '../../date-span.ts';
import type { Stretch } from '../year/stretches.ts';
import type { Coverage } from './coverage.ts';
import type { Candidate } from './earning.ts';

/** A rate that may apply to one sub-category, and when. */
export type PlacedRate = Candidate & {
  readonly subCategory: number;
  readonly validDuring: DateSpan;
};

/** Adds a rule's rate in every sub-category that it covers. */
function placeRule(
  card: Card,
  { covers, channel, rate, isAdditive, validDuring, cap: slug }: EarningRule,
  coverage: Coverage,
  placed: PlacedRate[],
): void {
  const covered = coverage.covered(covers, channel);
  // Skips the many rules for spending the member does not have.
  if (covered.length === 0) return;
  const at = slug === null ? -1 : card.caps.findIndex((each) => each.slug === slug);
  const cap = at < 0 ? null : at;
  for (const { subCategory, distance } of covered) {
    placed.push({ subCategory, distance, rate, cap, isAdditive, validDuring });
  }
}

/** Rates that apply regardless of choices: those without a choice, or with a rotating one. */
export function placeStanding(card: Card, coverage: Coverage): PlacedRate[] {
  const standing: PlacedRate[] = [];
  for (const rule of card.rules) {
    const { choice } = rule;
    const isSure =
      choice === null ||
      card.choices.some(({ slug, mode }) => mode === 'rotating' && slug === choice);
    if (isSure) placeRule(card, rule, coverage, standing);
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

/** Earnings of each option of a choice when chosen. */
export function placeOptions(card: Card, choice: Choice, coverage: Coverage): PlacedOption[] {
  const placed: PlacedRate[] = [];
  for (const rule of rulesOfChoice(card, choice)) placeRule(card, rule, coverage, placed);
  return choice.options.map(({ slug, covers }) => {
    const covered = new Set(
      covers.flatMap((scope) => coverage.covered(scope, 'any')).map((each) => each.subCategory),
    );
    return { slug, placed: placed.filter(({ subCategory }) => covered.has(subCategory)) };
  });
}

/** The stretches, numbered so that equal numbers have the same rules valid. */
type Eras = {
  /** Indexed by stretch; empty if all are one era. */
  readonly ofStretch: readonly number[];
  /** A day of each. */
  readonly days: readonly CalendarDate[];
};

/** The eras of spans, in the order in which they first come. */
export function erasOf(stretches: readonly Stretch[], dated: readonly DateSpan[]): Eras {
  if (dated.length === 0) return { ofStretch: [], days: stretches.slice(0, 1).map(firstOf) };
  const spans = [...new Map(dated.map((span) => [`${span.from}/${span.to}`, span])).values()];
  const numbers = new Map<string, number>();
  const days: CalendarDate[] = [];
  const ofStretch = stretches.map(({ first }) => {
    const key = spans.map((span) => (spanIncludes(span, first) ? '1' : '0')).join('');
    const era = numbers.get(key);
    if (era !== undefined) return era;
    numbers.set(key, days.length);
    return days.push(first) - 1;
  });
  return { ofStretch, days };
}

const firstOf = ({ first }: Stretch) => first;
