import type { ReactNode } from 'react';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { firstLine, numberOrAny, texts } from '@/lib/search-fields.ts';
import { flag, numberIn, oneOf, searchSchema, type SearchOf, text } from '@/lib/search-schema.ts';

/** `sheet` is the short list to print or to share. */
const view = oneOf(['cards', 'sheet'], 'cards');

/** Filters in the address; those it omits come from the member's account. */
const filterFields = {
  /** Slugs; none means all. */
  issuers: texts(),
  points: texts(),
  /** Slugs of cards that are never proposed. */
  without: texts(),
  kind: oneOf(['personal', 'business', 'any']),
  /** Cents a year at most. */
  fee: numberOrAny({ min: 0, isWhole: true }),
  /** False leaves out cards that rest on a fact of low confidence. */
  low: flag(),
  held: flag(),
};

/** Dollars of a purchase. */
const amountRange = { min: 0.01, max: 1_000_000 };

/** The counter's question: the shop or category, and the dollar amount. */
export const counterFields = { q: text(200), amount: numberIn(amountRange) };
export type CounterSearch = {
  readonly q?: string | undefined;
  readonly amount?: number | undefined;
};

export const bestCardSearchSchema = searchSchema({
  /** Typed, or shared by another app together with other text. */
  q: firstLine(200),
  amount: numberIn(amountRange),
  view,
  ...filterFields,
});
export type BestCardSearch = SearchOf<typeof bestCardSearchSchema>;

export const bestCardDetailSearchSchema = searchSchema({
  /** Slug of the sub-category; empty is the category's general one. */
  sub: text(200, ''),
  amount: numberIn(amountRange, 100),
  view,
  ...filterFields,
});
export type BestCardDetailSearch = SearchOf<typeof bestCardDetailSearchSchema>;

export type FilterSearch = Pick<BestCardSearch, keyof typeof filterFields>;

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
