import type { ReactNode } from 'react';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';

export type OwnCard = { readonly memberCard: MemberCard; readonly card: CardRow };

/** A payment that may be made with a card of the member's. */
export type PossiblePayment = OwnCard & {
  readonly subCategoryId: number;
  /** The shop, or the kind of shop. */
  readonly merchant: string;
  /** Undefined while no amount is typed. */
  readonly amountCents: number | undefined;
  readonly isMain: boolean;
  /** Needed first for the card's better rate; null if nothing is. */
  readonly activation: Activation | null;
  /** The card’s offer at the shop, to add or to use; null without one. */
  readonly cardOfferId: string | null;
  readonly onAskAmount: () => void;
};

export type RenderPay = (payment: PossiblePayment) => ReactNode;
