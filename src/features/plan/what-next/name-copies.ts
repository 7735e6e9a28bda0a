import type { LedgerNames } from '@/components/ledger-names.ts';
import type { PersonCopies } from '@/domain/household/person-copies.ts';

/** Names a household plan's cards with their holder, except the member's own. */
export function nameCopies(
  names: LedgerNames,
  { ownerOf, systemOf }: PersonCopies,
  nameOfPerson: (id: string) => string | null,
): LedgerNames {
  return {
    ...names,
    card: (copy) => {
      const { person, card } = ownerOf(copy);
      const owner = nameOfPerson(person);
      const name = names.card(card);
      return owner === null ? name : `${name} (${owner})`;
    },
    offerAge: (copy) => names.offerAge(ownerOf(copy).card),
    ownRate: (copy, part) => names.ownRate?.(ownerOf(copy).card, part) ?? null,
    pointSystem: (copy) => names.pointSystem(systemOf(copy)),
    rateUnit: (copy) => names.rateUnit(systemOf(copy)),
  };
}
