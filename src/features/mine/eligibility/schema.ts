import type { CalendarDate } from '@/domain/calendar.ts';
import {
  type Availability,
  CREDIT_LEVELS,
  type MemberFacts,
  type Obstacle,
  obstacleTo,
  type RequirementKind,
} from '@/domain/rewards/catalog/proposal.ts';
import type { ApplicationRule } from '@/domain/eligibility/application-rule.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import type { CountingTime } from '@/domain/eligibility/counting-time.ts';
import type { RuleFinding } from '@/domain/eligibility/rule-finding.ts';
import type { CardRow, RequirementRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { Owner, Person } from '@/features/mine/people/schema.ts';
import { laterWith } from '@/lib/card-terms.ts';
import { formatWholeDollars } from '@/lib/format.ts';

export type RuleRow = {
  readonly id: number;
  readonly slug: string;
  readonly company_id: number;
  readonly title: string;
  readonly kind: string;
  readonly limit_count: number | null;
  readonly window_value: number | null;
  readonly window_unit: string | null;
  readonly scope: string;
  readonly counts: string;
  readonly clock: string;
  readonly strictness: string;
  readonly explanation: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type RuleLinkRow = {
  readonly id: number;
  readonly credit_card_id: number;
  readonly rule_id: number;
  readonly blocking_credit_card_id: number | null;
  readonly confidence: string;
};

export type RuleRows = {
  readonly rules: readonly RuleRow[];
  readonly links: readonly RuleLinkRow[];
};

export type HistoryRow = {
  readonly id: string;
  readonly credit_card_id: number;
  readonly status: string;
  readonly applied_on: string | null;
  readonly approved_on: string | null;
  readonly opened_on: string | null;
  readonly closed_on: string | null;
  readonly bonus_posted_on: string | null;
  readonly changed_from_credit_card_id: number | null;
  readonly product_changed_on: string | null;
};

export type ProductRow = {
  readonly id: number;
  readonly slug: string;
  readonly company_id: number;
  readonly product_family: string | null;
  readonly is_business: boolean;
  readonly is_charge_card: boolean;
  readonly counts_toward_5_24: boolean;
};

export type TouchedCard = {
  readonly card: string;
  /** Cards of the member that count today. */
  readonly counted: readonly CountingTime[];
  /** Why it refuses today; null if it does not. */
  readonly finding: RuleFinding | null;
  /** Cards of the member that might count, but whose day is unknown. */
  readonly unknown: readonly HistoryCard[];
};

export type RuleStanding = {
  readonly rule: ApplicationRule;
  readonly kind: 'clear' | 'blocked' | 'unknown' | 'advice';
  /** All its cards; the other fields rest on those that the member could want. */
  readonly touched: readonly TouchedCard[];
  /** The most of the member's cards that count for any one card. */
  readonly counted: readonly CountingTime[];
  /** The first day on which it refuses nothing that it refuses today; null: not by waiting. */
  readonly clearsOn: CalendarDate | null;
};

/** An answer in a few words, and how it looks. */
export type StandingWords = {
  readonly tone: 'yes' | 'no' | 'warning' | 'unknown' | 'advice';
  readonly text: string;
  /** The rules refuse its bonus, and waiting does not change that: no figure may count it. */
  readonly isWithoutBonus?: boolean;
  /** True if the card's own marks beside it say the same. */
  readonly isMarked?: boolean;
  /** True if that mark is in the same words. */
  readonly isRepeated?: boolean;
};

const requirementKinds: readonly RequirementKind[] = [
  'membership',
  'bank_relationship',
  'employment',
  'status',
  'invitation',
  'business',
];

/** Facts of a person who has answered nothing. */
export const visitorFacts: MemberFacts = {
  hasBusiness: false,
  meets: [],
  wantsLowConfidence: false,
  credit: null,
};

function toAvailability(
  card: CardRow,
  requirements: ReadonlyMap<number, RequirementRow>,
): Availability {
  return {
    isOpenToNew: card.opened_to_new,
    isBusiness: card.is_business,
    isLowConfidence: card.confidence === 'low',
    creditNeeded: CREDIT_LEVELS.find((level) => level === card.credit_needed) ?? null,
    requirements: card.credit_card_requirements.flatMap(({ requirement_id }) => {
      const row = requirements.get(requirement_id);
      const kind = requirementKinds.find((known) => known === row?.kind);
      return row && kind ? [{ slug: row.slug, kind }] : [];
    }),
  };
}

export type ObstacleOf = (card: CardRow) => Obstacle | null;

/** Why a card is not proposed to a member; null if it is. Every screen that proposes cards asks here. */
export function createObstacles(
  requirements: readonly RequirementRow[],
  member: MemberFacts,
): ObstacleOf {
  const rows = new Map(requirements.map((row) => [row.id, row]));
  return (card) => obstacleTo(toAvailability(card, rows), member);
}

export function describeObstacle(
  obstacle: Obstacle,
  requirements: readonly RequirementRow[],
): string {
  switch (obstacle.kind) {
    case 'closed':
      return 'Closed to new';
    case 'invitation':
      return 'By invitation only';
    case 'business':
      return 'For businesses';
    case 'low_confidence':
      return 'Low confidence';
    case 'credit':
      return laterWith(obstacle.needed);
    case 'requirement': {
      const row = requirements.find(({ slug }) => slug === obstacle.slug);
      const cost = row?.annual_cost_cents ?? 0;
      return `Needs ${row?.name ?? obstacle.slug}${cost > 0 ? `, ${formatWholeDollars(cost)} a year` : ''}`;
    }
  }
}

/** Note for first-year figures of a card whose bonus the member would not get. */
export const BONUS_REFUSED =
  'Its sign-up bonus isn’t counted: by the issuer’s rules you wouldn’t get it today.';

/** The cards in one account, and the people other than its member who hold them. */
export type Account = {
  readonly id: string;
  /** Name of its member; null for the viewer. */
  readonly name: string | null;
  readonly cards: readonly MemberCard[];
  readonly people: readonly Pick<Person, 'id' | 'name' | 'kind'>[];
};

export type Applicant = {
  readonly id: string;
  readonly name: string | null;
  /** Owner of their cards in the account. */
  readonly owner: Owner;
  readonly account: Account;
  /** The cards issuers count for them, as stored and as the rules count them. */
  readonly own: readonly MemberCard[];
  readonly history: readonly HistoryCard[];
};

/** Lists all people of an account who may apply, its member first. */
export type ListApplicants = (
  account: Account,
  products: readonly Pick<CardRow, 'id' | 'slug'>[],
) => readonly Applicant[];
