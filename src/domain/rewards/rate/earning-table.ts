import type { CalendarDate } from '../../calendar.ts';
import type { Card, Choice } from '../catalog/card.ts';
import { type DateSpan, isDated, spanIncludes } from '../../date-span.ts';
import type { OwnRate } from '../problem.ts';
import type { Stretch } from '../year/stretches.ts';
import { chosenTogether } from './chosen-together.ts';
import { BASE_DISTANCE, type Coverage, type OwnRatesOfDay, ownRatesOn } from './coverage.ts';
import { type Candidate, combineRates, type Earning } from './earning.ts';
import {
  erasOf,
  type PlacedOption,
  type PlacedRate,
  placeOptions,
  placeStanding,
} from './placed-rate.ts';
import { type LinkedEarning, linkedEarningsOf } from './linked-earning.ts';

/** A card's earnings in a sub-category and era, with an option chosen or regardless of options. */
export type Regime = {
  readonly earning: Earning;
  /** The open option that brings it; null if it needs none. */
  readonly option: { readonly seat: number; readonly option: number } | null;
};

/** Effect of choosing an option: its cells replace the table's. */
type OptionCell = { readonly subCategory: number; readonly earning: Earning };

export type OpenOption = {
  /** One option, or the several that are chosen together. */
  readonly slugs: readonly string[];
  /** Indexed by era. */
  readonly cells: readonly (readonly OptionCell[])[];
};

/** A choice that is left to the engine. */
export type OpenChoice = {
  readonly choice: Choice;
  readonly mode: 'member_selected' | 'top_spend';
  readonly count: number;
  readonly options: readonly OpenOption[];
};

/** A card's earnings by era (stretches of days with the same rules) and sub-category index. */
export type EarningTable = {
  readonly card: Card;
  /** Empty if all stretches are one era. */
  readonly eraOfStretch: readonly number[];
  readonly earnings: readonly (readonly Earning[])[];
  readonly openChoices: readonly OpenChoice[];
  /** Their spending earns nothing by `earnings`. */
  readonly linked: readonly LinkedEarning[];
  /** By cap: true if the year's spending cannot fill it, so that no premium names it; see `withoutIdleCaps`. */
  readonly isIdle: readonly boolean[];
};

type Left = { readonly choice: Choice; readonly mode: OpenChoice['mode'] } & {
  readonly options: readonly PlacedOption[];
};

/** Separates the rates that apply regardless of the engine's choices from the choices left to it. */
function sortChoices(
  card: Card,
  selectedOf: (choice: string) => readonly string[] | null,
  coverage: Coverage,
): { readonly standing: readonly PlacedRate[]; readonly left: readonly Left[] } {
  const standing = placeStanding(card, coverage);
  const left: Left[] = [];
  for (const choice of card.choices) {
    const { mode } = choice;
    if (mode === 'rotating') continue;
    const options = placeOptions(card, choice, coverage);
    const selected = mode === 'top_spend' ? null : selectedOf(choice.slug);
    if (selected === null) left.push({ choice, mode, options });
    else {
      const chosen = options.filter((option) => selected.includes(option.slug));
      standing.push(...chosen.flatMap((option) => option.placed));
    }
  }
  return { standing, left };
}

/** The rates of a day by sub-category, after those that every list begins with. */
function bySubCategory(
  placed: readonly PlacedRate[],
  day: CalendarDate,
  first: (subCategory: number) => readonly Candidate[],
): ReadonlyMap<number, readonly Candidate[]> {
  const cells = new Map<number, Candidate[]>();
  for (const each of placed) {
    if (!spanIncludes(each.validDuring, day)) continue;
    const list = cells.get(each.subCategory);
    if (list) list.push(each);
    else cells.set(each.subCategory, [...first(each.subCategory), each]);
  }
  return cells;
}

const NO_OWN: OwnRatesOfDay = new Map();
const NO_LINKED: readonly LinkedEarning[] = [];
const NOTHING: Earning = { floor: 0, premiums: [] };

/** The table of a card for a member's selections and own rates. */
export function earningTableOf(
  card: Card,
  selectedOf: (choice: string) => readonly string[] | null,
  ownRates: readonly OwnRate[],
  coverage: Coverage,
  stretches: readonly Stretch[],
): EarningTable {
  const { standing, left } = sortChoices(card, selectedOf, coverage);
  const mine = ownRates.filter((own) => own.card === card.slug);
  const spans: DateSpan[] = [];
  const collect = (rates: readonly { readonly validDuring: DateSpan }[]): void => {
    for (const { validDuring } of rates) if (isDated(validDuring)) spans.push(validDuring);
  };
  collect(standing);
  collect(mine);
  for (const { options } of left) for (const { placed } of options) collect(placed);
  const { ofStretch, days } = erasOf(stretches, spans);
  const base: Candidate = {
    distance: BASE_DISTANCE,
    rate: card.baseRate,
    cap: null,
    isAdditive: false,
  };
  const alone = [base];
  const baseEarning = combineRates(alone, card.caps);

  const owned = new Set(
    mine.flatMap(({ covers }) => coverage.covered(covers, 'any')).map((each) => each.subCategory),
  );
  const linked =
    card.linked.length === 0
      ? NO_LINKED
      : linkedEarningsOf(card, selectedOf, coverage, (subCategory) => owned.has(subCategory));
  const isLinked = (subCategory: number) => linked.some(({ isFor }) => isFor[subCategory]);

  const eras = days.map((day) => {
    const cells = bySubCategory(standing, day, () => alone);
    const own = mine.length === 0 ? NO_OWN : ownRatesOn(mine, coverage, day);
    const earnings: Earning[] = new Array<Earning>(coverage.slugs.length).fill(baseEarning);
    for (const [subCategory, candidates] of cells) {
      earnings[subCategory] = combineRates(candidates, card.caps);
    }
    for (const [subCategory, { rate }] of own)
      earnings[subCategory] = { floor: rate, premiums: [] };
    for (const { isFor } of linked) {
      isFor.forEach((is, subCategory) => {
        if (is) earnings[subCategory] = NOTHING;
      });
    }
    const cellsOf = ({ placed }: PlacedOption): readonly OptionCell[] =>
      [...bySubCategory(placed, day, (subCategory) => cells.get(subCategory) ?? alone)]
        .filter(([subCategory]) => !own.has(subCategory) && !isLinked(subCategory))
        .map(([subCategory, candidates]) => ({
          subCategory,
          earning: combineRates(candidates, card.caps),
        }));
    return { earnings, cellsOf };
  });

  return {
    card,
    eraOfStretch: ofStretch,
    earnings: eras.map(({ earnings }) => earnings),
    linked,
    isIdle: card.caps.map(() => false),
    openChoices: left.map(({ choice, mode, options }) =>
      chosenTogether({
        choice,
        mode,
        count: Math.min(choice.chooseCount ?? 1, options.length),
        options: options.map((option) => ({
          slugs: [option.slug],
          cells: eras.map(({ cellsOf }) => cellsOf(option)),
        })),
      }),
    ),
  };
}
