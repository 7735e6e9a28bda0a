import { isVisibleName } from '@contract/visible-name.ts';
import type { OfferBack } from '@/domain/card-offers/judge-offer.ts';
import { validate, type Validation } from '@/lib/fields/check-fields.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { money, number, points } from '@/lib/fields/number-fields.ts';
import { ownRow } from '@/lib/fields/relation-fields.ts';
import { note, text } from '@/lib/fields/text-fields.ts';
import { USUAL_LARGEST } from '@/lib/parse-dollars.ts';
import * as s from '@/lib/row-shape.ts';

const required = { isRequired: true } as const;
const amount = { max: USUAL_LARGEST, problem: 'Enter an amount such as 20 or 12.50.' } as const;
const decimals = { digits: 2, min: 0.01 } as const;
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

export const card = ownRow('member_card_id', 'Card', required);
export const shop = text('shop', 'Shop', {
  ...required,
  max: 100,
  pattern: { test: isVisibleName },
  shape: 'Enter the name of the shop.',
});
export const gives = choice(
  'gives',
  'You get back',
  ['dollars', 'percent', 'points', 'points_per_dollar'],
  { labels: { percent: 'A percentage' } },
);
export const backPercent = {
  ...number('back_percent', 'Percent back', { ...decimals, max: 100 }),
  shape: s.number(),
};
export const backRate = {
  ...number('back_rate', 'Points per dollar', { ...decimals, max: 1000 }),
  shape: s.number(),
};
export const backCents = money('back_cents', 'Dollars back', { ...amount, min: 1 });
export const backPoints = points('back_points', 'Points back', {
  min: 1,
  max: 100_000_000,
  problem: 'Enter a whole number of points.',
});
export const minSpend = money('min_spend_cents', 'Spend at least', { ...amount, whenEmpty: 0 });
export const addsUp = { ...flag('adds_up', 'Purchases add up'), options: yesOrNo };
export const times = number('times', 'Times it can be used', { min: 1, max: 1000 });
export const endsOn = date('ends_on', 'Last day', {
  problem: 'Enter a day between 1900 and 2199.',
});
export const isAdded = { ...flag('is_added', 'Added to the card'), options: yesOrNo };
export const notes = note('notes', 'Notes');

/** An offer that an issuer linked to a member's card, such as an Amex Offer. */
export const cardOffer = defineRecord('card_offers', 'Offers on my cards', [
  card,
  shop,
  gives,
  backPercent,
  backRate,
  /** The amount; of a percentage the most in all. */
  backCents,
  /** The points; of points per dollar the most in all. */
  backPoints,
  minSpend,
  addsUp,
  /** Null: every time. */
  times,
  endsOn,
  isAdded,
  number('used_times', 'Times used', { ...required, max: 1000 }),
  date('used_on', 'Used on'),
  money('spent_cents', 'Spent on it', { ...required, max: USUAL_LARGEST }),
  notes,
  createdAt,
]);
export type CardOfferRow = RecordOf<typeof cardOffer>;

const columnsOf: Readonly<Record<CardOfferRow['gives'], readonly string[]>> = {
  dollars: [backCents.name],
  percent: [backPercent.name, backCents.name],
  points: [backPoints.name],
  points_per_dollar: [backRate.name, backPoints.name],
};
const backColumns = [backPercent.name, backRate.name, backCents.name, backPoints.name] as const;

/** The fields that hold what an offer gives, the needed one first; the rest are null (`card_offers_back_check`). */
export const listBackFields = (kind: string): readonly string[] =>
  Object.entries(columnsOf).find(([name]) => name === kind)?.[1] ?? [];

/** The fields that a member types, in the order of the form. */
export const offerForm = {
  fields: [
    card,
    shop,
    gives,
    backPercent,
    backRate,
    backCents,
    backPoints,
    minSpend,
    addsUp,
    times,
    endsOn,
    isAdded,
    notes,
  ],
  check: (texts: Texts): Texts => {
    const [needed] = listBackFields(texts[gives.name] ?? '');
    return needed !== undefined && (texts[needed] ?? '').trim() === ''
      ? { [needed]: 'Enter what comes back.' }
      : {};
  },
};

/** Reads the form by the rules of the table: columns that say nothing for its kind are null, and no use is undone. */
export function readOfferForm(texts: Texts, base: Pick<CardOfferRow, 'used_times'>): Validation {
  const said = listBackFields(texts[gives.name] ?? '');
  const silent: Texts = Object.fromEntries(
    backColumns.flatMap((name) => (said.includes(name) ? [] : [[name, '']])),
  );
  const read = validate(offerForm, { ...texts, ...silent });
  if (read.kind === 'invalid') return read;
  const { times: most } = read.values;
  return most !== null && most < base.used_times
    ? {
        kind: 'invalid',
        errors: { [times.name]: `You’ve used it ${base.used_times} times already.` },
      }
    : read;
}

/** A new offer, paid once, that is not added to its card yet. */
export const createOffer = (own: Partial<CardOfferRow> & Pick<CardOfferRow, 'member_card_id'>) =>
  cardOffer.create({
    shop: '',
    gives: 'dollars',
    min_spend_cents: 0,
    adds_up: false,
    is_added: false,
    times: 1,
    used_times: 0,
    spent_cents: 0,
    ...own,
  });

/** The columns of what comes back. */
export function fromBack(
  back: OfferBack,
): Pick<CardOfferRow, 'gives' | 'back_percent' | 'back_rate' | 'back_cents' | 'back_points'> {
  const none = { back_percent: null, back_rate: null, back_cents: null, back_points: null };
  switch (back.kind) {
    case 'dollars':
      return { ...none, gives: back.kind, back_cents: back.cents };
    case 'percent':
      return {
        ...none,
        gives: back.kind,
        back_percent: back.percent,
        back_cents: back.mostCents,
      };
    case 'points':
      return { ...none, gives: back.kind, back_points: back.points };
    case 'points_per_dollar':
      return { ...none, gives: back.kind, back_rate: back.rate, back_points: back.mostPoints };
  }
}
