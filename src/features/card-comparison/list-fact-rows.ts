import { formatForeignFee, formatNetwork } from '@/lib/card-terms.ts';
import type { CardRow, CatalogueRows } from '@/features/catalogue/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import type { Cell, ComparisonRow } from '@/components/comparison/comparison-row.ts';
import * as texts from './texts.ts';

type Fact = { readonly label: string; readonly cellOf: (card: CardRow) => Cell };

const yesNo = (value: boolean): Cell => ({ text: value ? texts.yes : texts.no });

/** The terms of cards, line by line. */
export function listFactRows(
  cards: readonly CardRow[],
  rows: CatalogueRows,
): readonly ComparisonRow[] {
  const companies = new Map(rows.companies.map(({ id, name }) => [id, name]));
  const systems = new Map(rows.pointSystems.map((system) => [system.id, system]));
  const sourced = (card: CardRow, cell: Cell): Cell => ({
    ...cell,
    isUncertain: card.confidence === 'low',
  });
  const facts: readonly Fact[] = [
    {
      label: texts.annualFee,
      cellOf: (card) =>
        sourced(card, {
          text: formatAnnualFee(card.annual_fee_cents),
          rank: 0 - card.annual_fee_cents,
        }),
    },
    {
      label: texts.firstYearsFee,
      cellOf: (card) =>
        sourced(card, {
          text: formatAnnualFee(card.first_year_fee_cents),
          rank: 0 - card.first_year_fee_cents,
        }),
    },
    {
      label: texts.foreignTransactions,
      cellOf: ({ foreign_transaction_fee_percent: fee }) => ({
        text: fee === 0 ? texts.noFee : formatForeignFee(fee),
        ...(fee !== null && { rank: 0 - fee }),
      }),
    },
    {
      label: texts.earns,
      cellOf: (card) => ({ text: systems.get(card.point_system_id)?.name ?? texts.unknown }),
    },
    {
      label: texts.onEverythingElse,
      cellOf: (card) => {
        const isCash = systems.get(card.point_system_id)?.unit === 'dollars';
        return { text: formatRate(card.base_rate, isCash ? 'dollars' : 'points') };
      },
    },
    {
      label: texts.opensTransfersToPartners,
      cellOf: (card) =>
        card.needs_unlock ? { text: texts.withAnotherCard } : yesNo(card.unlocks_transfers),
    },
    {
      label: texts.issuer,
      cellOf: (card) => ({ text: companies.get(card.company_id) ?? texts.unknown }),
    },
    { label: texts.network, cellOf: (card) => ({ text: formatNetwork(card.network) }) },
    {
      label: texts.forWord,
      cellOf: (card) => ({ text: card.is_business ? texts.business : texts.personal }),
    },
    {
      label: texts.kind,
      cellOf: (card) => ({ text: card.is_charge_card ? texts.chargeCard : texts.creditCard }),
    },
    { label: texts.countsToward, cellOf: (card) => yesNo(card.counts_toward_5_24) },
    { label: texts.openToApplicants, cellOf: (card) => yesNo(card.opened_to_new) },
    {
      label: texts.checkedOn,
      cellOf: ({ verified_on }) => ({
        text: verified_on ? formatDate(verified_on) : texts.unknown,
      }),
    },
  ];
  return facts.map(({ label, cellOf }) => ({ key: label, label, cells: cards.map(cellOf) }));
}
