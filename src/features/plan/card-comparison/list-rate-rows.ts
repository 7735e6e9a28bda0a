import type { LedgerNames } from '@/components/ledger-names.ts';
import { cents } from '@/domain/units.ts';
import { type Context, contextOf } from '@/domain/rewards/terms/context.ts';
import { seatWallet } from '@/domain/rewards/terms/seated-card.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatNumber, formatRate } from '@/lib/format.ts';
import { formatCapAmount, formatPeriod } from '@/lib/card-terms.ts';
import { type Cell, type ComparisonRow, nothing } from '@/components/comparison/comparison-row.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { joinRates } from './join-rates.ts';

type Seat = ReturnType<typeof seatWallet>[number];

/** Index of the stretch that contains the question's day. */
function stretchOfToday({ stretches, problem }: Context): number {
  return stretches.findLastIndex(({ month, first }) => month === 0 && first <= problem.date);
}

/** Today's rate in a sub-category, with its caps and the choice it needs. */
function rateOf(seat: Seat, context: Context, index: number, names: LedgerNames): Cell {
  const { held, card, tierFactor, centsPerPoint } = seat;
  const table = context.tableOf(held);
  const era = table.eraOfStretch[stretchOfToday(context)] ?? 0;
  const standing = table.earnings[era]?.[index] ?? { floor: card.baseRate, premiums: [] };
  const total = (earning: typeof standing) =>
    earning.premiums.reduce((sum, { rate }) => sum + rate, earning.floor) * tierFactor;
  const chosen = table.openChoices
    .flatMap(({ options }) => options.flatMap((option) => option.cells[era] ?? []))
    .filter(({ subCategory }) => subCategory === index)
    .map(({ earning }) => earning)
    .reduce((best, earning) => (total(earning) > total(best) ? earning : best), standing);
  const rate = total(chosen);
  const caps = chosen.premiums.flatMap(({ cap }) => card.caps[cap] ?? []);
  const unit = names.rateUnit(card.pointSystem);
  const notes = [
    `${formatNumber(rate * centsPerPoint)}¢ a dollar`,
    ...caps.map(({ amountCents, amountPoints, period }) => {
      const limit = { amount_cents: amountCents ?? 0, amount_points: amountPoints ?? null };
      return `to ${formatCapAmount(limit, unit)} ${formatPeriod(period)}`;
    }),
    ...(chosen === standing ? [] : ['if chosen']),
  ];
  return {
    text: formatRate(rate, unit),
    detail: notes.join(' · '),
    rank: rate * centsPerPoint,
  };
}

type CardRates = {
  readonly cellOf: ReadonlyMap<string, Cell>;
  /** Sub-categories in which the card earns more than its usual rate. */
  readonly raised: ReadonlySet<string>;
};

/** Computed for each card alone, so that none unlocks another's transfers. */
function computeRates(slug: string, inputs: ValuationInputs): CardRates {
  const { catalog, names } = inputs;
  const context = contextOf({
    ...inputs.problemOf('steady'),
    catalog: { ...catalog, cards: catalog.cards.filter((card) => card.slug === slug) },
    spending: Object.fromEntries(catalog.subCategories.map((each) => [each.slug, cents(100)])),
  });
  const [seat] = seatWallet(context, [{ id: slug, card: slug, selected: {} }]);
  const cellOf = new Map<string, Cell>();
  const raised = new Set<string>();
  if (!seat) return { cellOf, raised };
  const usual = seat.card.baseRate * seat.tierFactor * seat.centsPerPoint;
  for (const [index, subCategory] of context.coverage.slugs.entries()) {
    const cell = rateOf(seat, context, index, names);
    cellOf.set(subCategory, cell);
    if ((cell.rank ?? 0) > usual + 1e-9) raised.add(subCategory);
  }
  return { cellOf, raised };
}

/** The rates of any card, computed once per card for the same question. */
const createCardRates = memoizeLast((inputs: ValuationInputs) => {
  const known = new Map<string, CardRates>();
  return (slug: string): CardRates => {
    const rates = known.get(slug) ?? computeRates(slug, inputs);
    known.set(slug, rates);
    return rates;
  };
});

/** Rate rows for the sub-categories in which any of the cards beats its base rate. */
export function listRateRows(
  slugs: readonly string[],
  inputs: ValuationInputs,
): readonly ComparisonRow[] {
  const cards = slugs.map(createCardRates(inputs));
  const raised = inputs.catalog.subCategories
    .filter(({ slug }) => cards.some((card) => card.raised.has(slug)))
    .map(({ slug }) => ({ slug, cells: cards.map(({ cellOf }) => cellOf.get(slug) ?? nothing) }));
  return joinRates(raised, inputs);
}
