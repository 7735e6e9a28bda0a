import type { Cents } from '../../units.ts';
import type { HeldCard } from '../problem.ts';

export type WalletLimits = {
  /** Cards in the wallet, the pinned ones included. */
  readonly atMost: number;
  /** Cards in every wallet, regardless of the limits below. */
  readonly pinned: readonly HeldCard[];
  /** Slugs of products that are in none. */
  readonly excluded: readonly string[];
  /** Slugs of the only products that may be added, such as those a member may get; null for all. */
  readonly allowed: readonly string[] | null;
  /** Issuers whose cards may be added; null for all. */
  readonly issuers: readonly string[] | null;
  readonly businessCards: 'allowed' | 'none' | 'only';
  /** Fees that the whole wallet may charge in the valued year; null for any. */
  readonly maxFeesCents: Cents | null;
  /** Adds at most one card of a family; pinned ones are exempt. */
  readonly onePerFamily: boolean;
  /** Slugs of products of which no two may be in a wallet together unless both are pinned, as application rules say. */
  readonly incompatible: readonly (readonly [string, string])[];
};

/** Cards that a search allows unless told otherwise: never fewer than are held, so that none goes for the count alone. */
export const usualSize = (heldCount: number) => Math.max(3, heldCount);

export const NO_LIMITS: WalletLimits = {
  atMost: 5,
  pinned: [],
  excluded: [],
  allowed: null,
  issuers: null,
  businessCards: 'allowed',
  maxFeesCents: null,
  onePerFamily: false,
  incompatible: [],
};
