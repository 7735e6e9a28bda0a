export type RequirementKind =
  | 'membership'
  | 'bank_relationship'
  | 'employment'
  | 'status'
  | 'invitation'
  | 'business';

export type Requirement = { readonly slug: string; readonly kind: RequirementKind };

/** Facts that decide if a card may be proposed, whatever its value. */
export type Availability = {
  readonly isOpenToNew: boolean;
  readonly isBusiness: boolean;
  /** Its own facts, such as its fee and base rate, rest on a single weak source; see `countingFacts` for others. */
  readonly isLowConfidence: boolean;
  readonly requirements: readonly Requirement[];
  /** Credit its issuer usually asks for; null if unknown, which excludes no member. */
  readonly creditNeeded: CreditLevel | null;
};

export type MemberFacts = {
  readonly hasBusiness: boolean;
  /** Slugs of the requirements that they meet: memberships, accounts, a status. */
  readonly meets: readonly string[];
  readonly wantsLowConfidence: boolean;
  /** As they describe it; null: not sure, or never asked. */
  readonly credit: CreditLevel | null;
};

export type Obstacle =
  | { readonly kind: 'closed' | 'invitation' | 'business' | 'low_confidence' }
  | { readonly kind: 'requirement'; readonly slug: string }
  | { readonly kind: 'credit'; readonly needed: CreditLevel };

/**
 * First reason not to propose a card to a member, or null. Never proposes a card the member cannot get: one closed to
 * new applicants or by invitation, a business card without a business, or one with an unmet requirement.
 * Low-confidence cards are proposed only on request. Credit comes last: only time blocks such a card.
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
  if (card.creditNeeded !== null && asksForMore(card.creditNeeded, creditOf(member))) {
    return { kind: 'credit', needed: card.creditNeeded };
  }
  return null;
}

/** How long and how good a credit history is, the least first. */
export const CREDIT_LEVELS = ['none', 'fair', 'good', 'excellent'] as const;
export type CreditLevel = (typeof CREDIT_LEVELS)[number];

/** True if an issuer usually asks for more credit than the applicant has: a warning, since it may still approve. */
export function asksForMore(needed: CreditLevel, credit: CreditLevel): boolean {
  return CREDIT_LEVELS.indexOf(needed) > CREDIT_LEVELS.indexOf(credit);
}

/** The credit that counts for a member: someone who is not sure has good credit, or none yet if a student. */
export function creditOf({ credit, meets }: Pick<MemberFacts, 'credit' | 'meets'>): CreditLevel {
  return credit ?? (meets.includes('student') ? 'none' : 'good');
}

/**
 * Months of history, paid on time, in which a first card brings each level: an assumption, as no issuer publishes one.
 * FICO gives no score before six months ("Minimum scoring criteria", myfico.com); a year for good and two for excellent
 * are what guides to a first card advise to wait.
 */
const HISTORY_MONTHS: Readonly<Record<CreditLevel, number>> = {
  none: 0,
  fair: 6,
  good: 12,
  excellent: 24,
};

/** Slug of a plan's rule that opens cards once the credit that they ask for has been built. */
export const CREDIT_RULE = 'credit-history';

/** Months until the credit that counts today has become the level that is needed. */
export function monthsToCredit(needed: CreditLevel, credit: CreditLevel): number {
  return Math.max(0, HISTORY_MONTHS[needed] - HISTORY_MONTHS[credit]);
}
