import {
  type Availability,
  CREDIT_LEVELS,
  type MemberFacts,
  obstacleTo,
  type Requirement,
  type RequirementKind,
} from '../domain/rewards/catalog/proposal.ts';
import { rowsOf } from './seed-rows.ts';

const KINDS: readonly RequirementKind[] = [
  'membership',
  'bank_relationship',
  'employment',
  'status',
  'invitation',
  'business',
];

function kindOf(text: string | undefined): RequirementKind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new RangeError(`${text} is no kind of requirement`);
  return kind;
}

function requirementsByCard(): ReadonlyMap<string, readonly Requirement[]> {
  const requirements = new Map(
    rowsOf('requirements').map((row) => [
      row['slug'],
      { slug: row['slug'] ?? '', kind: kindOf(row['kind']) },
    ]),
  );
  const byCard = new Map<string, Requirement[]>();
  for (const row of rowsOf('credit_card_requirements')) {
    const requirement = requirements.get(row['requirement_slug']);
    if (!requirement) throw new RangeError(`there is no requirement ${row['requirement_slug']}`);
    const card = row['card_slug'] ?? '';
    byCard.set(card, [...(byCard.get(card) ?? []), requirement]);
  }
  return byCard;
}

/** Reads the facts that decide if one of the project's cards is recommended at all, by slug. */
export function realAvailability(): ReadonlyMap<string, Availability> {
  const requirements = requirementsByCard();
  return new Map(
    rowsOf('credit_cards').map((row) => [
      row['slug'] ?? '',
      {
        isOpenToNew: row['opened_to_new'] === 'true',
        isBusiness: row['is_business'] === 'true',
        isLowConfidence: row['confidence'] === 'low',
        creditNeeded: CREDIT_LEVELS.find((level) => level === row['credit_needed']) ?? null,
        requirements: requirements.get(row['slug'] ?? '') ?? [],
      },
    ]),
  );
}

/** Slugs of the cards that may be recommended to a member. */
export function proposableCards(member: MemberFacts): readonly string[] {
  return [...realAvailability()]
    .filter(([, availability]) => obstacleTo(availability, member) === null)
    .map(([slug]) => slug);
}
