import type { Card, Choice, EarningRule } from '../catalogue/card.ts';
import type { Scope } from '../catalogue/sub-category.ts';
import { ALWAYS, type DateSpan, spanIncludes } from '../date-span.ts';
import type { OwnRate } from '../valuation/problem.ts';
import type { Stretch } from '../year/stretches.ts';
import type { Coverage } from './coverage.ts';
import { chosenTogether } from './chosen-together.ts';
import { type Candidate, combineRates, type Earning } from './earning.ts';
import { BASE_DISTANCE } from './specificity.ts';

/** What a card earns in a sub-category in one era, while an option is chosen or whatever is. */
export type Regime = {
  readonly earning: Earning;
  /** The open option that brings it; null where it stands without one. */
  readonly option: { readonly seat: number; readonly option: number } | null;
};

/** What one option changes when it is chosen: its cells replace those of the table. */
export type OptionCell = { readonly subCategory: number; readonly earning: Earning };

export type OpenOption = {
  /** One option, or the several that are chosen together. */
  readonly slugs: readonly string[];
  /** By era. */
  readonly cells: readonly (readonly OptionCell[])[];
};

/** A choice that is left to the engine. */
export type OpenChoice = {
  readonly choice: Choice;
  readonly mode: 'member_selected' | 'top_spend';
  readonly count: number;
  readonly options: readonly OpenOption[];
};

/** What a card earns, by era (stretches of days with the same rules) and sub-category index. */
export type EarningTable = {
  readonly card: Card;
  readonly eraOfStretch: readonly number[];
  readonly earnings: readonly (readonly Earning[])[];
  /** The same, as the only regime of each sub-category. */
  readonly standing: readonly (readonly (readonly Regime[])[])[];
  readonly openChoices: readonly OpenChoice[];
};

type Placed = Candidate & { readonly subCategory: number; readonly validDuring: DateSpan };
type PlacedOption = { readonly slug: string; readonly placed: readonly Placed[] };

function isAlways({ from, to }: DateSpan): boolean {
  return from === null && to === null;
}

/** Numbers the stretches so that equal numbers have the same spans valid. */
function erasOf(stretches: readonly Stretch[], spans: readonly DateSpan[]): readonly number[] {
  const dated = spans.filter((span) => !isAlways(span));
  if (dated.length === 0) return stretches.map(() => 0);
  const numbers = new Map<string, number>();
  return stretches.map(({ first }) => {
    const key = dated.map((span) => (spanIncludes(span, first) ? '1' : '0')).join('');
    const era = numbers.get(key) ?? numbers.size;
    numbers.set(key, era);
    return era;
  });
}

function optionRules(card: Card, choice: Choice): readonly EarningRule[] {
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

/** The table of a card for a member's selections and own rates. */
export function earningTableOf(
  card: Card,
  selectedOf: (choice: string) => readonly string[] | null,
  ownRates: readonly OwnRate[],
  coverage: Coverage,
  stretches: readonly Stretch[],
): EarningTable {
  const capIndex = new Map(card.caps.map((cap, index) => [cap.slug, index]));
  const place = (rule: EarningRule): readonly Placed[] =>
    coverage.covered(rule.covers, rule.channel).map(({ subCategory, distance }) => ({
      subCategory,
      distance,
      rate: rule.rate,
      cap: rule.cap === null ? null : (capIndex.get(rule.cap) ?? null),
      isAdditive: rule.isAdditive,
      validDuring: rule.validDuring,
    }));
  const coveredBy = (scopes: readonly Scope[]) =>
    new Set(scopes.flatMap((scope) => coverage.covered(scope, 'any')).map((c) => c.subCategory));

  const rotating = new Set(
    card.choices.filter((choice) => choice.mode === 'rotating').map((choice) => choice.slug),
  );
  const standing: Placed[] = card.rules
    .filter((rule) => rule.choice === null || rotating.has(rule.choice))
    .flatMap(place);
  const open: { choice: Choice; mode: OpenChoice['mode']; options: readonly PlacedOption[] }[] = [];
  for (const choice of card.choices) {
    if (choice.mode === 'rotating') continue;
    const placed = optionRules(card, choice).flatMap(place);
    const options = choice.options.map(({ slug, covers }) => {
      const covered = coveredBy(covers);
      return { slug, placed: placed.filter(({ subCategory }) => covered.has(subCategory)) };
    });
    const selected = choice.mode === 'top_spend' ? null : selectedOf(choice.slug);
    if (selected === null) open.push({ choice, mode: choice.mode, options });
    else {
      for (const option of options) {
        if (selected.includes(option.slug)) standing.push(...option.placed);
      }
    }
  }

  const mine = ownRates.filter((own) => own.card === card.slug);
  const optionPlaced = open.flatMap(({ options }) => options.flatMap((option) => option.placed));
  const spans = [...standing, ...optionPlaced, ...mine].map((each) => each.validDuring);
  const eraOfStretch = erasOf(stretches, spans);
  const eras = Math.max(...eraOfStretch) + 1;
  const base: Candidate = {
    distance: BASE_DISTANCE,
    rate: card.baseRate,
    cap: null,
    isAdditive: false,
  };
  const baseEarning = combineRates([base], card.caps);
  const firstDay = (era: number) => stretches[eraOfStretch.indexOf(era)]?.first;

  const earnings: (readonly Earning[])[] = [];
  const optionCells = open.map(({ options }) => options.map((): (readonly OptionCell[])[] => []));
  for (let era = 0; era < eras; era += 1) {
    const day = firstDay(era);
    if (day === undefined) continue;
    const bySubCategory = new Map<number, Candidate[]>();
    for (const each of standing) {
      if (!spanIncludes(each.validDuring, day)) continue;
      const list = bySubCategory.get(each.subCategory);
      if (list) list.push(each);
      else bySubCategory.set(each.subCategory, [base, each]);
    }
    const row: Earning[] = coverage.slugs.map(() => baseEarning);
    for (const [subCategory, candidates] of bySubCategory) {
      row[subCategory] = combineRates(candidates, card.caps);
    }
    const overridden = new Set<number>();
    for (const own of mine) {
      if (!spanIncludes(own.validDuring, day)) continue;
      for (const { subCategory } of coverage.covered(own.covers, 'any')) {
        row[subCategory] = { floor: own.rate, premiums: [] };
        overridden.add(subCategory);
      }
    }
    earnings.push(row);
    open.forEach(({ options }, choiceIndex) => {
      options.forEach((option, optionIndex) => {
        const cells = new Map<number, Candidate[]>();
        for (const each of option.placed) {
          if (overridden.has(each.subCategory)) continue;
          if (!spanIncludes(each.validDuring, day)) continue;
          const list = cells.get(each.subCategory);
          if (list) list.push(each);
          else {
            cells.set(each.subCategory, [...(bySubCategory.get(each.subCategory) ?? [base]), each]);
          }
        }
        optionCells[choiceIndex]?.[optionIndex]?.push(
          [...cells].map(([subCategory, candidates]) => ({
            subCategory,
            earning: combineRates(candidates, card.caps),
          })),
        );
      });
    });
  }
  const regimes = new Map<Earning, readonly Regime[]>();
  const regimeOf = (earning: Earning): readonly Regime[] => {
    const known = regimes.get(earning) ?? [{ earning, option: null }];
    regimes.set(earning, known);
    return known;
  };
  return {
    card,
    eraOfStretch,
    earnings,
    standing: earnings.map((row) => row.map(regimeOf)),
    openChoices: open
      .map(({ choice, mode, options }, choiceIndex) => ({
        choice,
        mode,
        count: Math.min(choice.chooseCount ?? 1, options.length),
        options: options.map(({ slug }, optionIndex) => ({
          slugs: [slug],
          cells: optionCells[choiceIndex]?.[optionIndex] ?? [],
        })),
      }))
      .map(chosenTogether),
  };
}
