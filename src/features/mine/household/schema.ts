import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** Kinds of data a member may share, on the screens that show them; nothing by default. */
export const shareKinds = ['cards', 'benefits', 'plan', 'points', 'spending'] as const;
/** Kinds that are shared with the cards or not at all. */
export const kindsWithCards: readonly string[] = ['benefits', 'plan'];
/** Cents a year by the slug of the sub-category. */
export type SpendingAmounts = Readonly<Record<string, number>>;

export type ShareKind = (typeof shareKinds)[number];

const householdMemberSchema = s.object({
  member_id: s.uuid(),
  display_name: s.string(),
  is_founder: s.boolean(),
  joined_at: s.string(),
  shares: s.array(s.string()),
});
export type HouseholdMember = ShapeOf<typeof householdMemberSchema>;

const invitationSchema = s.object({
  id: s.uuid(),
  created_at: s.string(),
  expires_at: s.string(),
});
export type Invitation = ShapeOf<typeof invitationSchema>;

/** The members in order of joining, and the caller's open invitations; null without a household. */
export const householdSchema = s.nullable(
  s.object({ members: s.array(householdMemberSchema), invitations: s.array(invitationSchema) }),
);
export type Household = ShapeOf<typeof householdSchema>;

export const invitationViewSchema = s.object({ invited_by: s.string(), expires_at: s.string() });

export const mostMembers = 6;

export const mostInvitations = 5;

/** Characters of a name. */
export const longestName = 60;

/** Holder of a shared card: another member, or a person they keep cards for. */
export type SharedHolder = Pick<Person, 'id' | 'name' | 'kind'>;

/** The cards that others hold and share. */
export type SharedHand = {
  /** Cards with their holder as the person. */
  readonly cards: readonly MemberCard[];
  readonly holders: readonly SharedHolder[];
};
