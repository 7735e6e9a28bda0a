import { isCountedForAll } from '@/domain/rewards/catalog/counted-facts.ts';
import type { CardBenefitRow, CardRow, CatalogRows } from '@/features/catalog/schema.ts';
import { formatPeriod, periodsAYear } from '@/lib/card-terms.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { type Cell, type ComparisonRow, nothing } from '@/components/comparison/comparison-row.ts';

function describeOne(row: CardBenefitRow): string {
  const often = row.occurrences_per_period > 1 ? `${row.occurrences_per_period} × ` : '';
  const period = formatPeriod(row.period);
  if (row.value_cents) return `${often}${formatCents(row.value_cents)} ${period}`;
  if (row.points_value) return `${often}${formatPoints(row.points_value)} points ${period}`;
  return 'Yes';
}

function yearlyFace(row: CardBenefitRow): number {
  return (row.value_cents ?? 0) * row.occurrences_per_period * (periodsAYear[row.period] ?? 0);
}

function toCell(given: readonly CardBenefitRow[]): Cell {
  const [first] = given;
  if (!first) return nothing;
  const face = given.reduce((sum, row) => sum + yearlyFace(row), 0);
  return {
    text: [...new Set(given.map(describeOne))].join(', '),
    detail: [...new Set(given.map(({ name }) => name))].join(', '),
    isUncertain: given.some((row) => !isCountedForAll(row, row.benefit_spending)),
    ...(face > 0 && { rank: face }),
  };
}

/** Credits and benefits that at least one of the cards gives; those of the greatest face value first. */
export function listBenefitRows(
  cards: readonly CardRow[],
  rows: CatalogRows,
): readonly ComparisonRow[] {
  const listed = rows.benefits.flatMap((benefit): (ComparisonRow & { face: number })[] => {
    const given = cards.map((card) =>
      card.credit_card_benefits.filter(({ benefit_id }) => benefit_id === benefit.id),
    );
    if (given.every((some) => some.length === 0)) return [];
    const face = Math.max(...given.map((some) => some.reduce((n, row) => n + yearlyFace(row), 0)));
    return [{ key: benefit.slug, label: benefit.name, cells: given.map(toCell), face }];
  });
  return listed.sort((a, b) => b.face - a.face || a.label.localeCompare(b.label));
}
