import { matchesSearch } from '@/lib/search-text.ts';
import { annualFeeOf } from './read-annual-fee.ts';
import type { HeldEntry, Holding } from './schema.ts';
import type { MemberCardStatus } from './schema.ts';
import type { MemberCardView, MyCardsSearch } from './search.ts';

/** Null: in any state. */
export const statusOfView: Readonly<Record<MemberCardView, MemberCardStatus | null>> = {
  'my-cards': 'held',
  closed: 'closed',
  'wish-list': 'wish_list',
  'authorized-user': 'authorized_user',
  rejected: 'rejected',
  all: null,
};

export function nameOf({ memberCard, card }: Holding): string {
  return memberCard.nickname ?? card.name;
}

export function isInView(entry: Holding, view: MemberCardView): boolean {
  const status = statusOfView[view];
  return status === null || entry.memberCard.status === status;
}

/** True if the card belongs to the person in the address; everybody's if there is none. */
export function isOwnedBy({ memberCard }: Holding, who: string): boolean {
  return who === '' || (memberCard.person_id ?? 'me') === who;
}

type Order = (a: HeldEntry, b: HeldEntry) => number;

const byName: Order = (a, b) => nameOf(a).localeCompare(nameOf(b));
/** The newest first; a card whose day is unknown comes last. */
const byOpening: Order = (a, b) =>
  (b.memberCard.opened_on ?? '').localeCompare(a.memberCard.opened_on ?? '');
const byFee: Order = (a, b) =>
  annualFeeOf(b.memberCard, b.card) - annualFeeOf(a.memberCard, a.card);
const worthOf = ({ marginalCents, gainCents }: HeldEntry) =>
  marginalCents ?? gainCents ?? -Infinity;
const byValue: Order = (a, b) => worthOf(b) - worthOf(a);

const orders = { name: byName, opened: byOpening, fee: byFee, value: byValue } as const;

/** The entries of a view that a search finds, in its order; equal ones by name. */
export function listEntries(
  entries: readonly HeldEntry[],
  { view, q, sort }: MyCardsSearch,
  issuerOf: (companyId: number) => string,
): readonly HeldEntry[] {
  const order = orders[sort];
  return entries
    .filter((entry) => isInView(entry, view))
    .filter((entry) => {
      const text = [nameOf(entry), entry.card.name, issuerOf(entry.card.company_id)].join(' ');
      return matchesSearch(text, q);
    })
    .sort((a, b) => order(a, b) || byName(a, b));
}
