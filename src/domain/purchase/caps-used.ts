import { type CalendarDate, calendarMonthsBetween } from '../calendar.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import type { EarningTable } from '../rewards/rate/earning-table.ts';
import { type Context, contextOf } from '../rewards/terms/context.ts';
import { type Cents, cents } from '../units.ts';
import type { CapUsed } from './best-card-now.ts';
import { type CapWindow, capWindowOn, isWithin } from './cap-period.ts';

export type MadePurchase = {
  /** Id of the held card it was paid with. */
  readonly card: string;
  readonly subCategory: string;
  readonly amountCents: Cents;
  readonly madeOn: CalendarDate;
};

/** A held card with the day its years are counted from, if known. */
export type OpenedCard = HeldCard & { readonly openedOn: CalendarDate | null };

type Counted = { readonly cap: number; readonly uses: number; readonly option?: string };

/** Caps (by index) that a purchase counts against, by the rates of its own day. */
function countedBy(
  { eraOfStretch, earnings, openChoices }: EarningTable,
  { stretches, coverage }: Context,
  { subCategory, madeOn }: MadePurchase,
): readonly Counted[] {
  const era = eraOfStretch[stretches.findLastIndex(({ first }) => first <= madeOn)] ?? 0;
  const index = coverage.slugs.indexOf(subCategory);
  const standing = (earnings[era]?.[index]?.premiums ?? []).map(({ cap, uses }): Counted => ({
    cap,
    uses,
  }));
  const chosen = openChoices
    .flatMap(({ options }) => options)
    .flatMap(({ slugs: [option, ...others], cells }): Counted[] => {
      if (option === undefined || others.length > 0) return [];
      const cell = cells[era]?.find((each) => each.subCategory === index);
      return (cell?.earning.premiums ?? []).map(({ cap, uses }) => ({ cap, uses, option }));
    });
  return [...standing, ...chosen.filter(({ cap }) => standing.every((each) => each.cap !== cap))];
}

/**
 * Computes the amounts that purchases have used of the caps of a wallet's cards, each in the period of the problem's
 * date. A purchase counts against every cap that limits its rate on its own day, by its points where the cap counts those; for an open choice, against each
 * option's separately. Purchases in sub-categories missing from the catalog do not count.
 */
export function capsUsed(
  problem: RewardProblem,
  wallet: readonly OpenedCard[],
  purchases: readonly MadePurchase[],
): readonly CapUsed[] {
  const { catalog, date } = problem;
  const known = new Set(catalog.subCategories.map(({ slug }) => slug));
  const cards = catalog.cards.filter(({ slug }) => wallet.some(({ card }) => card === slug));
  const windowsOf = ({ card, openedOn }: OpenedCard): readonly CapWindow[] =>
    cards
      .filter(({ slug }) => slug === card)
      .flatMap(({ caps }) => caps.map(({ period }) => capWindowOn(period, openedOn, date)));
  const recent = wallet.map((held) => {
    const windows = windowsOf(held);
    const own = purchases.filter(
      ({ card, subCategory, madeOn }) =>
        card === held.id &&
        known.has(subCategory) &&
        windows.some((window) => isWithin(window, madeOn)),
    );
    return { held, windows, own };
  });
  const all = recent.flatMap(({ own }) => own);
  const days = all.map(({ madeOn }) => madeOn).sort();
  const [first = date] = days;
  const context = contextOf(
    {
      ...problem,
      date: first,
      spending: Object.fromEntries(all.map(({ subCategory }) => [subCategory, cents(1)])),
      catalog: { ...catalog, cards },
    },
    calendarMonthsBetween(first, days.at(-1) ?? date) + 1,
  );
  return recent.flatMap(({ held, windows, own }) => {
    const used = new Map<string, CapUsed>();
    const table = own.length > 0 ? context.tableOf(held) : null;
    for (const purchase of own) {
      for (const { cap, uses, ...rest } of table ? countedBy(table, context, purchase) : []) {
        const window = windows[cap];
        if (!window || !isWithin(window, purchase.madeOn)) continue;
        const key = `${cap} ${rest.option ?? ''}`;
        const before = used.get(key)?.used ?? 0;
        used.set(key, {
          card: held.id,
          cap: table?.card.caps[cap]?.slug ?? '',
          used: before + purchase.amountCents * uses,
          ...rest,
        });
      }
    }
    return [...used.values()];
  });
}
