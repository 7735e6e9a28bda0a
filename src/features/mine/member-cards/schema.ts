import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardValue, WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { Cents } from '@/domain/units.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, json, type RecordOf } from '@/lib/fields/define-record.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';
import { note, text } from '@/lib/fields/text-fields.ts';
import * as s from '@/lib/row-shape.ts';
import { isVisibleName } from '@contract/visible-name.ts';

const required = { isRequired: true } as const;
const day = { problem: 'Enter a day, such as 2026-03-14.' } as const;
const product = { table: 'credit_cards', label: 'name' } as const;

export const nickname = text('nickname', 'Nickname', {
  max: 80,
  pattern: { test: isVisibleName },
  shape: 'Use letters that can be seen.',
});
/** An authorized user has another person's card; a rejected application was turned down. */
export const status = choice(
  'status',
  'Status',
  ['held', 'closed', 'wish_list', 'authorized_user', 'rejected'],
  {
    labels: {
      held: 'I hold it',
      authorized_user: 'I am an authorized user',
      rejected: 'Denied application',
    },
  },
);
export const appliedOn = date('applied_on', 'Applied on', day);
export const approvedOn = date('approved_on', 'Approved on', day);
export const openedOn = date('opened_on', 'Opened on', day);
export const closedOn = date('closed_on', 'Closed on', day);
export const feeMonth = number('fee_month', 'Fee month');
export const feeDay = number('fee_day', 'Fee day');
/** Days of the month; a shorter month counts its last. */
export const statementDay = number('statement_day', 'Statement day', { isLater: true });
export const dueDay = number('due_day', 'Due day', { isLater: true });
/** How much of each statement is paid by itself; null if unknown. */
export const autopay = choice('autopay', 'Autopay', ['statement', 'minimum', 'none'], {
  isRequired: false,
  isLater: true,
});
/** The member's own fee, if it differs from the product's. */
export const annualFee = money('annual_fee_cents', 'My annual fee', {
  problem: 'Enter an amount of dollars, such as 95.',
});
export const bonusPostedOn = date('bonus_posted_on', 'Sign-up bonus received on', day);
/** Slugs of the chosen options by the slug of the card's choice. */
export const choices = json('choices', 'Your choices on this card', s.record(s.array(s.string())));
export const notes = note('notes', 'Notes', 'lines');
/** Owner of the card; null for the member. */
export const owner = ownRow('person_id', 'Whose card', { isLater: true });

/** A card as a thing in a drawer: the same product may be held twice. */
export const cardRecord = defineRecord('member_cards', 'Cards', [
  relation('credit_card_id', 'Card', product, required),
  nickname,
  status,
  appliedOn,
  approvedOn,
  openedOn,
  closedOn,
  feeMonth,
  feeDay,
  annualFee,
  statementDay,
  dueDay,
  autopay,
  bonusPostedOn,
  choices,
  notes,
  number('position', 'Position', required),
  /** The product that the account was before. */
  relation('changed_from_credit_card_id', 'Changed from', product, { isLater: true }),
  date('product_changed_on', 'Changed on', { isLater: true }),
  owner,
  createdAt,
]);
export type MemberCard = RecordOf<typeof cardRecord>;
export type MemberCardStatus = MemberCard['status'];

/** Columns of an account that has become another product: options and a fee of the former one are none of this one. */
export const toProductChange = (from: number, to: number, day: string | null) => ({
  credit_card_id: to,
  changed_from_credit_card_id: from,
  product_changed_on: day,
  choices: {},
  annual_fee_cents: null,
});

export const cardDraftName = ({ id }: Pick<MemberCard, 'id'>) => `member-card/${id}`;

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
