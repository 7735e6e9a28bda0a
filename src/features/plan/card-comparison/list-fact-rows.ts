import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatForeignFee, formatNetwork } from '@/lib/card-terms.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import { type Cell, type ComparisonRow, nothing } from '@/components/comparison/comparison-row.ts';

type Fact = { readonly label: string; readonly cellOf: (card: CardRow) => Cell };

const yesNo = (value: boolean): Cell => ({ text: value ? 'Yes' : 'No' });

export function listFactRows(
  cards: readonly CardRow[],
  rows: CatalogRows,
): readonly ComparisonRow[] {
  const companies = new Map(rows.companies.map(({ id, name }) => [id, name]));
  const systems = new Map(rows.pointSystems.map((system) => [system.id, system]));
  const sourced = (card: CardRow, cell: Cell): Cell => ({
    ...cell,
    isUncertain: card.confidence === 'low',
  });
  const facts: readonly Fact[] = [
    {
      label: 'Annual fee',
      cellOf: (card) =>
        sourced(card, {
          text: formatAnnualFee(card.annual_fee_cents),
          rank: 0 - card.annual_fee_cents,
        }),
    },
    {
      label: 'First year’s fee',
      cellOf: (card) =>
        sourced(card, {
          text: formatAnnualFee(card.first_year_fee_cents),
          rank: 0 - card.first_year_fee_cents,
        }),
    },
    {
      label: 'Foreign transactions',
      cellOf: ({ foreign_transaction_fee_percent: fee }) => ({
        text: fee === 0 ? 'No fee' : formatForeignFee(fee),
        ...(fee !== null && { rank: 0 - fee }),
      }),
    },
    {
      label: 'Earns',
      cellOf: (card) => ({ text: systems.get(card.point_system_id)?.name ?? 'Unknown' }),
    },
    {
      label: 'On everything else',
      cellOf: (card) => {
        const isCash = systems.get(card.point_system_id)?.unit === 'dollars';
        return { text: formatRate(card.base_rate, isCash ? 'dollars' : 'points') };
      },
    },
    {
      label: 'Opens transfers to partners',
      cellOf: (card) =>
        card.needs_unlock ? { text: 'With another card' } : yesNo(card.unlocks_transfers),
    },
    {
      label: 'Issuer',
      cellOf: (card) => ({ text: companies.get(card.company_id) ?? 'Unknown' }),
    },
    { label: 'Network', cellOf: (card) => ({ text: formatNetwork(card.network) }) },
    {
      label: 'For',
      cellOf: (card) => ({ text: card.is_business ? 'Business' : 'Personal' }),
    },
    {
      label: 'Type',
      cellOf: (card) => ({ text: card.is_charge_card ? 'Charge card' : 'Credit card' }),
    },
    { label: 'Counts toward 5/24', cellOf: (card) => yesNo(card.counts_toward_5_24) },
    { label: 'Open to applicants', cellOf: (card) => yesNo(card.opened_to_new) },
    {
      label: 'Checked on',
      cellOf: ({ verified_on }) => ({
        text: verified_on ? formatDate(verified_on) : 'Unknown',
      }),
    },
  ];
  return facts.map(({ label, cellOf }) => ({ key: label, label, cells: cards.map(cellOf) }));
}

export function listUncountedRow(
  slugs: readonly string[],
  { uncountedOf }: Pick<ValuationInputs, 'uncountedOf'>,
): readonly ComparisonRow[] {
  const uncounted = slugs.map(uncountedOf);
  if (uncounted.every((parts) => parts.length === 0)) return [];
  return [
    {
      key: 'uncounted',
      label: 'Not counted: low confidence',
      cells: uncounted.map((parts) =>
        parts.length === 0 ? nothing : { text: parts.join(', '), isUncertain: true },
      ),
    },
  ];
}
