import { contextOf } from '@/domain/valuation/context.ts';
import type { ValuedYear } from '@/domain/valuation/problem.ts';
import { valueWalletIn } from '@/domain/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/valuation/wallet-value.ts';
import type { CardRow } from '@/features/catalogue/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { memoiseLast } from '@/lib/memoise-last.ts';

/** A card on which all spending is put, and what that is worth in a year. */
export type RankedCard = {
  readonly card: CardRow;
  readonly issuer: string;
  readonly value: WalletValue;
  /** True where the card, or something it earns by, is of low confidence. */
  readonly isUncertain: boolean;
};

function isUncertain(card: CardRow): boolean {
  const facts = [card, ...card.spending_caps, ...card.card_choices, ...card.category_points];
  return facts.some(({ confidence }) => confidence === 'low');
}

function computeRanking(inputs: ValuationInputs, year: ValuedYear): readonly RankedCard[] {
  const context = contextOf(inputs.problemOf(year));
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return inputs.rows.cards.map((card) => ({
    card,
    issuer: issuers.get(card.company_id) ?? '',
    value: valueWalletIn(context, [{ id: card.slug, card: card.slug, selected: {} }]),
    isUncertain: isUncertain(card),
  }));
}

const rememberSteady = memoiseLast(computeRanking);
const rememberFirst = memoiseLast(computeRanking);

/** Every card of the catalogue valued alone; both years are remembered while nothing changes. */
export function rankCards(inputs: ValuationInputs, year: ValuedYear): readonly RankedCard[] {
  return year === 'steady' ? rememberSteady(inputs, year) : rememberFirst(inputs, year);
}
