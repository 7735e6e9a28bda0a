import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardValue, WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { Cents } from '@/domain/units.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

export const memberCardStatuses = [
  'held',
  'closed',
  'wish_list',
  /** Another person's card with the member as authorized user. */
  'authorized_user',
  /** An application that was turned down. */
  'rejected',
] as const;
export type MemberCardStatus = (typeof memberCardStatuses)[number];

/** A card as a thing in a drawer: the same product may be held twice. */
export const memberCardSchema = s.object({
  id: s.uuid(),
  credit_card_id: s.number(),
  nickname: s.nullable(s.string()),
  status: s.oneOf(memberCardStatuses),
  applied_on: s.nullable(s.string()),
  approved_on: s.nullable(s.string()),
  opened_on: s.nullable(s.string()),
  closed_on: s.nullable(s.string()),
  fee_month: s.nullable(s.number()),
  fee_day: s.nullable(s.number()),
  /** The member's own fee, if it differs from the product's. */
  annual_fee_cents: s.nullable(s.number()),
  bonus_posted_on: s.nullable(s.string()),
  /** Slugs of the chosen options by the slug of the card's choice. */
  choices: s.record(s.array(s.string())),
  notes: s.nullable(s.string()),
  /** The product that the account was before. */
  changed_from_credit_card_id: s.nullable(s.number()),
  product_changed_on: s.nullable(s.string()),
  /** Owner of the card; null for the member. */
  person_id: s.nullable(s.uuid()),
  position: s.number(),
  revision: s.number(),
  created_at: s.string(),
});
export type MemberCard = ShapeOf<typeof memberCardSchema>;

/** A member's card with its product. */
export type Holding = { readonly memberCard: MemberCard; readonly card: CardRow };

/** A member's card with its product and its role in the wallet in a typical year. */
export type HeldEntry = Holding & {
  /** Its part of the wallet's value; null for a card that is not held. */
  readonly value: CardValue | null;
  /** Value the wallet would lose without it, in cents; null for a card that is not held. */
  readonly marginalCents: Cents | null;
  /** Value the wallet would gain with it, in cents; null unless it is on the wish list. */
  readonly gainCents: Cents | null;
};

export type HeldWallet = {
  readonly entries: readonly HeldEntry[];
  readonly held: readonly HeldCard[];
  readonly value: WalletValue;
};
