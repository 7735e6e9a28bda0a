export type RequirementKind =
  'membership' | 'bank_relationship' | 'employment' | 'status' | 'invitation' | 'business';

export type Requirement = { readonly slug: string; readonly kind: RequirementKind };

/** Facts that decide if a card may be proposed, whatever its value. */
export type Availability = {
  readonly isOpenToNew: boolean;
  readonly isBusiness: boolean;
  /** Its own facts, such as its fee and base rate, rest on a single weak source; see `countingFacts` for others. */
  readonly isLowConfidence: boolean;
  readonly requirements: readonly Requirement[];
};

export type MemberFacts = {
  readonly hasBusiness: boolean;
  /** Slugs of the requirements that they meet: memberships, accounts, a status. */
  readonly meets: readonly string[];
  readonly wantsLowConfidence: boolean;
};

export type Obstacle =
  | { readonly kind: 'closed' | 'invitation' | 'business' | 'low_confidence' }
  | { readonly kind: 'requirement'; readonly slug: string };

/**
 * First reason not to propose a card to a member, or null. Never proposes a card the member cannot get: one closed to
 * new applicants or by invitation, a business card without a business, or one with an unmet requirement.
 * Low-confidence cards are proposed only on request.
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

/** How long and how good a credit history is, the least first. */
export const CREDIT_LEVELS = ['none', 'fair', 'good', 'excellent'] as const;
export type CreditLevel = (typeof CREDIT_LEVELS)[number];

/** True if an issuer usually asks for more credit than the applicant has: a warning, since it may still approve. */
export function asksForMore(needed: CreditLevel, credit: CreditLevel): boolean {
  return CREDIT_LEVELS.indexOf(needed) > CREDIT_LEVELS.indexOf(credit);
}
