export type RequirementKind =
  'membership' | 'bank_relationship' | 'employment' | 'status' | 'invitation' | 'business';

/** What one must have to hold a card. */
export type Requirement = { readonly slug: string; readonly kind: RequirementKind };

/** What decides whether a card is proposed at all, whatever it is worth. */
export type Availability = {
  readonly isOpenToNew: boolean;
  readonly isBusiness: boolean;
  /** Its own facts, such as its fee and base rate, rest on a single weak source; see `countingFacts` for others. */
  readonly isLowConfidence: boolean;
  readonly requirements: readonly Requirement[];
};

/** What a member says of themselves. */
export type MemberFacts = {
  readonly hasBusiness: boolean;
  /** Slugs of the requirements that they meet: memberships, accounts, a status. */
  readonly meets: readonly string[];
  readonly wantsLowConfidence: boolean;
};

/** Why a card is not proposed. */
export type Obstacle =
  | { readonly kind: 'closed' | 'invitation' | 'business' | 'low_confidence' }
  | { readonly kind: 'requirement'; readonly slug: string };

/**
 * The first reason why a card is not proposed to a member, or null. Nobody is told to hold a card that they cannot
 * have: one closed to new members or by invitation, one for a business that they do not have, one whose requirement
 * they do not meet. Cards of low confidence are proposed only to who asks for them.
 */
export function obstacleTo(card: Availability, member: MemberFacts): Obstacle | null {
  if (!card.isOpenToNew) return { kind: 'closed' };
  if (card.requirements.some(({ kind }) => kind === 'invitation')) return { kind: 'invitation' };
  const isForBusiness =
    card.isBusiness || card.requirements.some(({ kind }) => kind === 'business');
  if (isForBusiness && !member.hasBusiness) return { kind: 'business' };
  const missing = card.requirements.find(
    ({ kind, slug }) => kind !== 'business' && !member.meets.includes(slug),
  );
  if (missing) return { kind: 'requirement', slug: missing.slug };
  if (card.isLowConfidence && !member.wantsLowConfidence) return { kind: 'low_confidence' };
  return null;
}
