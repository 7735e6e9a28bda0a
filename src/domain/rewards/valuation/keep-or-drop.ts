import { formatDollars } from '../../format.ts';
import type { Cents } from '../../units.ts';

/** Inputs of the decision to keep a card. */
type Keeping = {
  /** Yearly value the wallet would lose without the card, net of its fee. */
  readonly marginalCents: Cents;
  readonly feeCents: Cents;
  /** Credits that are counted in it: a guess of how they will be used. */
  readonly creditsCents: Cents;
};

export type KeepVerdict = {
  readonly kind: 'keep' | 'close_call' | 'free' | 'drop';
  /** A sentence: by how little it would be otherwise; null if it is no close call. */
  readonly tips: string | null;
};

/** Advice for a card without a fee that adds nothing: closing it gains nothing. */
export const DRAWER = 'Put it in a drawer';

/** Less than a dollar a year is no reason to keep or to close a card. */
const indifferentCents = 100;
/** A year is never as planned: within so much, or a tenth of the fee, either answer is right. */
const closeCents = 2_500;
const closeShareOfFee = 0.1;

function describeTipping({ marginalCents, creditsCents }: Keeping): string {
  const dollars = Math.max(1, Math.round(Math.abs(marginalCents) / 100));
  const distance = formatDollars(dollars * 100);
  if (marginalCents < 0) return `${distance} more from it a year would make it worth keeping.`;
  return creditsCents >= marginalCents
    ? `Using ${distance} less of its credits a year would make it not worth its fee.`
    : `Earning ${distance} less on it a year would make it not worth its fee.`;
}

/** True if either answer is right about a card with a fee that is worth so much more, or less, than it costs. */
export function isCloseCall(differenceCents: number, feeCents: number): boolean {
  const margin = Math.max(closeCents, feeCents * closeShareOfFee);
  return feeCents > 0 && Math.abs(differenceCents) <= margin;
}

/** Judges if a card is worth its fee, and how certain that is. */
export function judgeKeeping(keeping: Keeping): KeepVerdict {
  const { marginalCents, feeCents } = keeping;
  if (feeCents === 0 && Math.abs(marginalCents) < indifferentCents) {
    return { kind: 'free', tips: null };
  }
  if (isCloseCall(marginalCents, feeCents)) {
    return { kind: 'close_call', tips: describeTipping(keeping) };
  }
  return { kind: marginalCents > 0 ? 'keep' : 'drop', tips: null };
}
