import { cents, type Cents } from '../../units.ts';
import type { LedgerLine } from '../ledger-line.ts';

/** Spending of a group that is put on a card in the year. */
type SpendFlow = {
  readonly group: string;
  /** Id of the held card. */
  readonly id: string;
  readonly spendCents: Cents;
};

/** One card's flow in the year. */
export type CardFlow = {
  /** Id of the held card, and slug of its product. */
  readonly id: string;
  readonly card: string;
  readonly spendCents: Cents;
  /** Rewards, credits and bonuses. */
  readonly valueCents: Cents;
  /** The annual fee and what payees charge, above zero. */
  readonly feesCents: Cents;
  /** valueCents − feesCents */
  readonly netCents: Cents;
  /** Its value split into what the member keeps and what pays fees, its own or other cards'. */
  readonly keptCents: Cents;
  readonly towardFeesCents: Cents;
};

export type YearFlow = {
  readonly spending: readonly SpendFlow[];
  /** Cards, most spending first. */
  readonly cards: readonly CardFlow[];
  readonly spendCents: Cents;
  readonly valueCents: Cents;
  readonly feesCents: Cents;
  /** valueCents − feesCents, which is the `netCents` of the wallet. */
  readonly netCents: Cents;
};

type Sums = { readonly card: string; spend: number; value: number; fees: number };

function sumByCard(lines: readonly LedgerLine[]): Map<string, Sums> {
  const cards = new Map<string, Sums>();
  for (const line of lines) {
    const sums = cards.get(line.id) ?? { card: line.card, spend: 0, value: 0, fees: 0 };
    if (line.kind === 'spend') sums.spend += line.spendCents;
    if (line.kind === 'fee' || line.kind === 'cost') sums.fees -= line.valueCents;
    else sums.value += line.valueCents;
    cards.set(line.id, sums);
  }
  return cards;
}

const add = (amounts: Iterable<number>): Cents => cents([...amounts].reduce((a, b) => a + b, 0));

/**
 * Computes where a year's spending goes and what it yields, from a wallet's ledger lines, unrounded. `groupOf` names
 * a sub-category's group. Fees a card's own value does not cover are paid from what other cards keep, in proportion,
 * so that the kept amounts add up to the wallet's.
 */
export function computeYearFlow(
  lines: readonly LedgerLine[],
  groupOf: (subCategory: string) => string,
): YearFlow {
  const spending = new Map<string, SpendFlow>();
  for (const line of lines) {
    if (line.kind !== 'spend') continue;
    const { id } = line;
    const group = groupOf(line.subCategory);
    const known = spending.get(`${id} ${group}`)?.spendCents ?? 0;
    const spendCents = cents(known + line.spendCents);
    spending.set(`${id} ${group}`, { group, id, spendCents });
  }
  const sums = [...sumByCard(lines)];
  const surplus = add(sums.map(([, { value, fees }]) => Math.max(0, value - fees)));
  const shortfall = add(sums.map(([, { value, fees }]) => Math.max(0, fees - value)));
  const share = surplus > 0 ? Math.max(0, 1 - shortfall / surplus) : 0;
  const cards = sums.map(([id, { card, spend, value, fees }]): CardFlow => {
    const kept = Math.max(0, value - fees) * share;
    return {
      id,
      card,
      spendCents: cents(spend),
      valueCents: cents(value),
      feesCents: cents(fees),
      netCents: cents(value - fees),
      keptCents: cents(kept),
      towardFeesCents: cents(Math.max(0, value - kept)),
    };
  });
  const valueCents = add(cards.map((card) => card.valueCents));
  const feesCents = add(cards.map((card) => card.feesCents));
  return {
    spending: [...spending.values()],
    cards: cards.toSorted((a, b) => b.spendCents - a.spendCents || b.valueCents - a.valueCents),
    spendCents: add(cards.map((card) => card.spendCents)),
    valueCents,
    feesCents,
    netCents: cents(valueCents - feesCents),
  };
}
