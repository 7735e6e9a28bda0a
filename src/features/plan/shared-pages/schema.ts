import { isVisibleName } from '@contract/visible-name.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { ownRow } from '@/lib/fields/relation-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import * as s from '@/lib/row-shape.ts';

export const SHARED_KINDS = ['wallet', 'plan', 'year'] as const;

/** Days for which a link may open. */
export const LASTING_DAYS = [7, 30, 90] as const;

export const pageTitle = text('title', 'Title', {
  isRequired: true,
  max: 80,
  pattern: { test: isVisibleName },
  problem: 'The page needs a title.',
});

/** A public link and its title; what it shows is kept with it and never changes. */
export const sharedPage = defineRecord('shared_pages', 'Links you share', [
  choice('kind', 'Kind', SHARED_KINDS),
  pageTitle,
  number('lasts_days', 'Days', { isRequired: true }),
  ownRow('share_token', 'Public link', { isRequired: true }),
  createdAt,
]);
export type SharedPage = RecordOf<typeof sharedPage>;

const version = s.oneOf([1]);

/** A wallet as a link shows it: cards by slug, and cents a year that each brings after its fee. */
const walletShape = s.object({
  version,
  isFirstYear: s.boolean(),
  netCents: s.number(),
  cards: s.array(s.object({ card: s.string(), netCents: s.number(), feeCents: s.number() })),
});
export type SharedWallet = s.ShapeOf<typeof walletShape>;

/** A plan as a link shows it: bars by the slugs of their cards, months counted from `from` (`2026-11`). */
const planShape = s.object({
  version,
  from: s.string(),
  months: s.number(),
  /** More than the cards of today keep in the same months. */
  gainCents: s.number(),
  lanes: s.array(
    s.object({
      card: s.string(),
      from: s.number(),
      until: s.number(),
      isNew: s.boolean(),
      bonus: s.nullable(s.object({ until: s.number(), valueCents: s.number() })),
      end: s.nullable(s.oneOf(['close', 'change'])),
      savedCents: s.number(),
      then: s.nullable(s.object({ card: s.string(), until: s.number() })),
    }),
  ),
});
export type SharedPlan = s.ShapeOf<typeof planShape>;

/** A year of a member's own cards has the shape of a wallet, and another sentence. */
export type Snapshot =
  | { readonly kind: 'year'; readonly document: SharedWallet }
  | { readonly kind: 'wallet'; readonly document: SharedWallet }
  | { readonly kind: 'plan'; readonly document: SharedPlan };

const head = { title: s.string(), made_at: s.string() };

/** The page of a link, as anyone reads it. */
export const openedPageShape = s.outcome({
  wallet: s.object({ ...head, document: walletShape }),
  plan: s.object({ ...head, document: planShape }),
  year: s.object({ ...head, document: walletShape }),
});
export type OpenedPage = s.ShapeOf<typeof openedPageShape>;

const isIn = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** A hundred billion dollars in cents: more than any member's amounts lead to. */
const MOST_CENTS = 1e13;
const areCents = (...values: readonly number[]) =>
  values.every((value) => isIn(value, -MOST_CENTS, MOST_CENTS));

/** Cards of a shared wallet: their slugs and figures stay below 8 kB. */
export const MOST_CARDS = 60;

/** True if a browser can draw it, and it agrees with itself: anyone may have written it, past the app. */
export function isDrawable({ kind, document }: Snapshot): boolean {
  if (kind !== 'plan') {
    const { cards, netCents } = document;
    const sum = cards.reduce((all, card) => all + card.netCents, 0);
    return (
      isIn(cards.length, 1, MOST_CARDS) &&
      areCents(netCents, ...cards.flatMap((card) => [card.netCents, card.feeCents])) &&
      // Each part was rounded to a cent.
      Math.abs(sum - netCents) <= cards.length
    );
  }
  const { from, months, lanes } = document;
  return (
    /^20\d\d-(0[1-9]|1[0-2])$/.test(from) &&
    isIn(months, 1, 60) &&
    areCents(document.gainCents) &&
    lanes.length <= 60 &&
    lanes.every(
      (lane) =>
        areCents(lane.savedCents, lane.bonus?.valueCents ?? 0) &&
        isIn(lane.from, 0, months) &&
        [lane.until, lane.bonus?.until ?? months, lane.then?.until ?? months].every((until) =>
          isIn(until, lane.from, months),
        ),
    )
  );
}

/** Whole cents that show as the same dollars as the exact figure does: $775.498 rounded to $775.50 would show as $776. */
export const toShownCents = (cents: number) => Math.floor(cents);
