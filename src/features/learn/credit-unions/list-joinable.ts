import type { CardRow, RequirementRow } from '@/features/catalog/facts/schema.ts';
import type { CreditUnion } from './schema.ts';

export type Joinable = {
  readonly row: CreditUnion;
  readonly cards: readonly CardRow[];
  /** The requirements of all its cards: who may join it. */
  readonly joining: readonly RequirementRow[];
  /** True if the member meets them, as their profile says. */
  readonly isMember: boolean;
};

/** Requirements that all of an issuer’s cards share; those of a single card, such as a deposit, are not for joining. */
export function listJoining(
  cards: readonly CardRow[],
  requirements: readonly RequirementRow[],
): readonly RequirementRow[] {
  return requirements.filter(
    ({ id }) =>
      cards.length > 0 &&
      cards.every((card) =>
        card.credit_card_requirements.some(({ requirement_id }) => requirement_id === id),
      ),
  );
}

/** Words for who may join: advice after the semicolon, where several unions share it, is said once by the page. */
export function describeJoining({ id, description }: RequirementRow, rows: readonly Joinable[]) {
  const unions = rows.filter(({ joining }) => joining.some((each) => each.id === id));
  return unions.length > 1 ? description.split(/; (?![^(]*\))/u, 1)[0] : description;
}

type JoinableFacts = {
  readonly cards: readonly CardRow[];
  readonly requirements: readonly RequirementRow[];
  /** Slugs of the requirements that the member meets. */
  readonly meets: readonly string[];
};

/** Credit unions with cards of the catalog: the member’s first, then those of the state, then the largest. */
export function listJoinable(
  rows: readonly CreditUnion[],
  { cards, requirements, meets }: JoinableFacts,
  state: string | undefined,
): Joinable[] {
  const nearOf = ({ row }: Joinable) => Number(state !== undefined && row.state === state);
  return rows
    .map((row): Joinable => {
      const own = cards.filter((card) => card.company_id === row.id);
      const joining = listJoining(own, requirements);
      const isMember = joining.length > 0 && joining.every(({ slug }) => meets.includes(slug));
      return { row, cards: own, joining, isMember };
    })
    .filter((each) => each.cards.length > 0)
    .sort(
      (a, b) =>
        Number(b.isMember) - Number(a.isMember) ||
        nearOf(b) - nearOf(a) ||
        (b.row.members_count ?? 0) - (a.row.members_count ?? 0) ||
        a.row.name.localeCompare(b.row.name),
    );
}
