import { formatWholeDollars } from '@/lib/format.ts';

/** Describes what a card adds to those of the household in a year. */
export function describeAdded(addsCents: number, isHeld: boolean, hasCards: boolean): string {
  const dollars = formatWholeDollars(Math.abs(addsCents));
  if (Math.abs(addsCents) < 50) {
    return isHeld ? 'You would keep as much without it.' : 'It would add nothing to your cards.';
  }
  if (isHeld)
    return `Without it you would keep ${dollars} ${addsCents > 0 ? 'less' : 'more'} a year.`;
  if (addsCents < 0) return `It would cost you ${dollars} a year more than it adds.`;
  return hasCards
    ? `It would add ${dollars} a year to your cards.`
    : `It would let you keep ${dollars} a year.`;
}
