import type { CapPeriod } from '../catalog/card.ts';
import type { LedgerLine } from '../ledger-line.ts';
import type { Cents, Points } from '../../units.ts';

/** Use of a cap in the valued year, over all its periods. */
export type CapUse = {
  readonly card: string;
  readonly cap: string;
  readonly period: CapPeriod;
  /** Unit of the amounts: cents of spending, or points. */
  readonly unit: 'cents' | 'points';
  /** Maximum countable amount in the twelve months. */
  readonly limit: number;
  readonly used: number;
  readonly unused: number;
};

/** The options a choice is valued with. */
export type ChoiceMade = {
  readonly card: string;
  readonly choice: string;
  /** Option slugs, with the months of the twelve (from 0) in which they count. */
  readonly options: readonly { readonly slug: string; readonly months: readonly number[] }[];
  /** `member`: their own selection. `engine`: proposed as the best. `issuer`: the card picks the best automatically. */
  readonly chosenBy: 'member' | 'engine' | 'issuer';
};

/** One card's part in a wallet's value; the parts of all cards add up to the wallet. */
export type CardValue = {
  /** Id of the held card. */
  readonly id: string;
  /** Slug of the product. */
  readonly card: string;
  readonly netCents: Cents;
  readonly rewardsCents: Cents;
  readonly creditsCents: Cents;
  readonly bonusCents: Cents;
  readonly feeCents: Cents;
  /** Payees' fees for payments with the card. */
  readonly costsCents: Cents;
  /** Spend that is put on this card in the year. */
  readonly spendCents: Cents;
  /** Points earned by that spend. */
  readonly points: Points;
};

/** netCents = rewardsCents + creditsCents + bonusCents − feesCents − costsCents; nothing is rounded. */
export type WalletValue = {
  readonly netCents: Cents;
  /** Upper bound on any division of the spending: equal to netCents unless there are too many choices to prove it. */
  readonly boundCents: Cents;
  readonly rewardsCents: Cents;
  readonly creditsCents: Cents;
  readonly bonusCents: Cents;
  readonly feesCents: Cents;
  /** Payees' fees for card payments. */
  readonly costsCents: Cents;
  /** Points earned by spending, by point system slug. */
  readonly points: Readonly<Record<string, Points>>;
  readonly cards: readonly CardValue[];
  readonly caps: readonly CapUse[];
  readonly choices: readonly ChoiceMade[];
  /** Ledger lines: every figure above is a sum of them. */
  readonly lines: readonly LedgerLine[];
  /** Spend that no card of the wallet earns anything for, by sub-category slug. */
  readonly unassignedCents: Readonly<Record<string, Cents>>;
};
