import type { CreditCardSummary } from '@/features/catalog/schema.ts';
import { formatNetwork } from '@/lib/card-terms.ts';

export type FilterOption = { value: string; label: string };

function listOptions(
  cards: readonly CreditCardSummary[],
  pick: (card: CreditCardSummary) => FilterOption,
): FilterOption[] {
  const options = new Map(cards.map((card) => [pick(card).value, pick(card)]));
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

export function listIssuerOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({ value: card.companies.slug, label: card.companies.name }));
}

export function listNetworkOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({
    value: card.network,
    label: formatNetwork(card.network),
  }));
}

export function listPointSystemOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({
    value: card.point_systems.slug,
    label: card.point_systems.name,
  }));
}
