import type { LedgerNames } from '@/components/ledger-names.ts';
import { cents } from '@/domain/units.ts';
import { type Context, contextOf } from '@/domain/valuation/context.ts';
import { seatWallet } from '@/domain/valuation/seated-card.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCents, formatNumber, formatRate } from '@/lib/format.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import type { Cell, ComparisonRow } from '@/components/comparison/comparison-row.ts';
import { joinRates } from './join-rates.ts';

type Seat = ReturnType<typeof seatWallet>[number];

/** The rule of the day on which the question is asked. */
function stretchOfToday({ stretches, problem }: Context): number {
  return stretches.findLastIndex(({ month, first }) => month === 0 && first <= problem.date);
}

/** What a dollar earns in a sub-category today, with the caps that end it and the choice it needs. */
function rateOf(seat: Seat, context: Context, index: number, names: LedgerNames): Cell {
  const { card, table, tierFactor, centsPerPoint } = seat;
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
  const notes = [
    `${formatNumber(rate * centsPerPoint)}¢ a dollar`,
    ...caps.map(
      ({ amountCents, period }) => `to ${formatCents(amountCents)} ${formatPeriod(period)}`,
    ),
    ...(chosen === standing ? [] : ['if chosen']),
  ];
  return {
    text: formatRate(rate, names.rateUnit(card.pointSystem)),
    detail: notes.join(' · '),
    rank: rate * centsPerPoint,
  };
}

/** Where one of the cards earns more than its usual rate, what each of them earns there. */
export function listRateRows(
  slugs: readonly string[],
  inputs: ValuationInputs,
): readonly ComparisonRow[] {
  const { catalogue, names } = inputs;
  const wanted = new Set(slugs);
  const context = contextOf({
    ...inputs.problemOf('steady'),
    catalogue: { ...catalogue, cards: catalogue.cards.filter(({ slug }) => wanted.has(slug)) },
    spending: Object.fromEntries(catalogue.subCategories.map(({ slug }) => [slug, cents(100)])),
  });
  const seats = slugs.flatMap((slug) =>
    // Each card is looked at alone, so that none opens another's transfers.
    seatWallet(context, [{ id: slug, card: slug, selected: {} }]),
  );
  const raised = context.coverage.slugs.flatMap((slug, index) => {
    const cells = seats.map((seat) => rateOf(seat, context, index, names));
    const isRaised = seats.some((seat, column) => {
      const usual = seat.card.baseRate * seat.tierFactor * seat.centsPerPoint;
      return (cells[column]?.rank ?? 0) > usual + 1e-9;
    });
    return isRaised ? [{ slug, cells }] : [];
  });
  return joinRates(raised, inputs);
}
