import { formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { Subject } from './schema.ts';

/** Names the most valuable of the compared sets, and its lead over the member's cards, or over the next. */
export function describeLead(
  compared: readonly Subject[],
  netCentsOf: (subject: Subject) => number,
): string | null {
  const ranked = compared
    .map((subject) => ({ subject, netCents: netCentsOf(subject) }))
    .sort((a, b) => b.netCents - a.netCents);
  const [first] = ranked;
  const mine = ranked.find(({ subject }) => subject.id === 'mine');
  const other = first === mine ? ranked[1] : (mine ?? ranked[1]);
  if (!first || !other) return null;
  const lead = shownDifference(first.netCents, other.netCents);
  const names = { first: nameOf(first.subject), other: nameOf(other.subject) };
  if (lead === 0) return `${capitalize(names.first)} and ${names.other} keep the same.`;
  return `${capitalize(names.first)} keep${first.subject.id === 'mine' ? '' : 's'} ${formatWholeDollars(lead)} a year more than ${names.other}.`;
}

function nameOf({ id, name }: Subject): string {
  return id === 'mine' ? 'your cards' : id === 'best' ? 'the best wallet' : name;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
