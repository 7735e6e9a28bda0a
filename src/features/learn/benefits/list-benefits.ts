import { benefitKindLabels } from '@contract/benefit-kinds.ts';
import { periodsAYear } from '@/lib/card-terms.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { BenefitRow, CardBenefitRow, CardRow } from '@/features/catalog/facts/schema.ts';
import type { BenefitSearch } from './schema.ts';

/** Face value of a year in cents, with every period used in full; null if it has none. */
export function yearlyFaceCents(row: CardBenefitRow): number | null {
  if (row.value_cents === null) return null;
  return row.value_cents * row.occurrences_per_period * (periodsAYear[row.period] ?? 0);
}

export type GivenBenefit = { readonly card: CardRow; readonly row: CardBenefitRow };

export type BenefitEntry = {
  readonly benefit: BenefitRow;
  readonly given: readonly GivenBenefit[];
  /** Number of cards that give it, some in several parts. */
  readonly cards: number;
  readonly mine: number;
  /** The highest face value of a year among the cards, in cents. */
  readonly highestCents: number | null;
};

export function toBenefitEntries(
  benefits: readonly BenefitRow[],
  cards: readonly CardRow[],
  heldCardIds: ReadonlySet<number>,
): BenefitEntry[] {
  const given = new Map<number, GivenBenefit[]>();
  for (const card of cards) {
    for (const row of card.credit_card_benefits) {
      given.set(row.benefit_id, [...(given.get(row.benefit_id) ?? []), { card, row }]);
    }
  }
  return benefits.map((benefit) => {
    const rows = given.get(benefit.id) ?? [];
    const values = rows.flatMap(({ row }) => yearlyFaceCents(row) ?? []);
    const cardIds = new Set(rows.map(({ card }) => card.id));
    return {
      benefit,
      given: rows,
      cards: cardIds.size,
      mine: [...cardIds].filter((id) => heldCardIds.has(id)).length,
      highestCents: values.length === 0 ? null : Math.max(...values),
    };
  });
}

export function listBenefits(
  entries: readonly BenefitEntry[],
  { q = '', kind, mine, sort }: BenefitSearch,
): BenefitEntry[] {
  const byName = (a: BenefitEntry, b: BenefitEntry) => a.benefit.name.localeCompare(b.benefit.name);
  const textOf = ({ benefit, given }: BenefitEntry) =>
    `${benefit.name} ${benefit.description} ${given.map(({ card }) => card.name).join(' ')}`;
  return entries
    .filter(
      (entry) =>
        (kind === undefined || entry.benefit.kind === kind) &&
        (!mine || entry.mine > 0) &&
        matchesSearch(textOf(entry), q),
    )
    .sort((a, b) => {
      if (sort === 'name') return byName(a, b);
      if (sort === 'value') return (b.highestCents ?? -1) - (a.highestCents ?? -1) || byName(a, b);
      return b.cards - a.cards || byName(a, b);
    });
}

const kindNames: Readonly<Record<string, string>> = benefitKindLabels;

export function nameBenefitKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const periodNames: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  year: 'a year',
  four_years: 'every four years',
  once: 'once',
};

export function nameBenefitPeriod(period: string): string {
  return periodNames[period] ?? period;
}
