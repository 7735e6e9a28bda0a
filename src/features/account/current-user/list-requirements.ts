import type { CurrentUser } from '@contract/current-user.ts';
import type { CatalogRows, RequirementRow } from '@/features/catalog/facts/schema.ts';

export type RequirementGroup = {
  readonly kind: string;
  readonly label: string;
  readonly requirements: readonly RequirementRow[];
};

/** The business among the answers about requirements: not one of them, since it has a question of its own. */
export const BUSINESS_KEY = 'business';

/** Among the same answers: the member is not sure of their credit. */
export const CREDIT_KEY = 'credit';

/** True while the member has neither named their credit nor said that they are not sure of it. */
export function isCreditOpen({
  creditLevel,
  newUserWizard: { firstQuestionsCompleted, hasNot },
}: Pick<CurrentUser, 'creditLevel' | 'newUserWizard'>): boolean {
  return creditLevel === null && !firstQuestionsCompleted && hasNot?.includes(CREDIT_KEY) !== true;
}

/** Requirements a member can confirm. Invitations come from the issuer; a business has its own question. */
const kinds = [
  { kind: 'membership', label: 'Memberships' },
  { kind: 'bank_relationship', label: 'Banks and accounts' },
  { kind: 'employment', label: 'Work' },
  { kind: 'status', label: 'About you' },
] as const;

/** Requirements a member can meet, by kind: only those of cards still open to new applicants. */
export function groupRequirements(
  rows: Pick<CatalogRows, 'cards' | 'requirements'>,
): readonly RequirementGroup[] {
  const asked = new Set(
    rows.cards
      .filter((card) => card.opened_to_new)
      .flatMap((card) => card.credit_card_requirements.map((link) => link.requirement_id)),
  );
  const known = rows.requirements.filter(({ id }) => asked.has(id));
  return kinds
    .map(({ kind, label }) => ({
      kind,
      label,
      requirements: known.filter((requirement) => requirement.kind === kind),
    }))
    .filter(({ requirements }) => requirements.length > 0);
}
