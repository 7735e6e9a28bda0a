import type { ReactNode } from 'react';
import type { CardRow } from '@/features/catalog/schema.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';

/** A card of the member's, with its product. */
export type OwnCard = { readonly memberCard: MemberCard; readonly card: CardRow };

/** A payment that may be made with a card of the member's. */
export type PossiblePayment = OwnCard & {
  readonly subCategoryId: number;
  /** The shop, or the kind of shop. */
  readonly merchant: string;
  /** Undefined while no amount is typed. */
  readonly amountCents: number | undefined;
  /** True for the member's best card. */
  readonly isMain: boolean;
  /** Leads to where the amount is typed. */
  readonly onAskAmount: () => void;
};

export type RenderPay = (payment: PossiblePayment) => ReactNode;
