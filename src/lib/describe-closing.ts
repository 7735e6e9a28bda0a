import { parseCalendarDate } from '@/domain/calendar.ts';
import { formatDate } from '@/lib/dates.ts';

/** Null: the member. */
export const nameWhose = (owner: string | null) => (owner === null ? 'your' : `${owner}’s`);

/** Notes if the card is the one open longest. */
export function describeHistory(
  closing: { readonly openedOn: string | null },
  others: readonly { readonly openedOn: string | null }[],
  owner: string | null,
): string | null {
  const opened = parseCalendarDate(closing.openedOn);
  if (opened === null || others.length === 0) return null;
  const isOldest = others.every(({ openedOn }) => openedOn !== null && openedOn > opened);
  return isOldest
    ? `It is ${nameWhose(owner)} oldest open card, from ${formatDate(opened)}: closing it shortens the history of ${owner === null ? 'your' : 'their'} open accounts.`
    : null;
}

/** Notes if the card cannot be had again. */
export function describeNoReturn(card: { readonly opened_to_new: boolean }): string | null {
  return card.opened_to_new
    ? null
    : 'It takes no new applicants: once closed, you can’t get it again.';
}

/** The reason to close a card for another that a limit on cards held would refuse. */
export function describeRoom(card: string, title: string): string {
  return `It makes room for ${card}: “${title}” allows no more beside it.`;
}

/** Cautions before cards are closed. */
export type ClosingAdvice = {
  /** Steps before the closing: points to move or spend. */
  readonly moves: readonly {
    readonly owner: string | null;
    readonly system: string;
    readonly title: string;
    readonly lines: readonly string[];
    readonly lossCents: number;
  }[];
  /** By id of the card. */
  readonly warnings: ReadonlyMap<string, readonly string[]>;
};
