import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const memberCardViews = [
  'my-cards',
  'closed',
  'wish-list',
  'authorized-user',
  'rejected',
  'all',
] as const;
export type MemberCardView = (typeof memberCardViews)[number];

export const myCardsSearchSchema = searchSchema({
  view: oneOf(memberCardViews, 'my-cards'),
  q: text(200, ''),
  /** Owner of the shown cards: a person's id, or `me`; everybody by default. */
  who: text(40),
  sort: oneOf(['name', 'opened', 'fee', 'value'], 'value'),
  /** True while a card is being added. */
  add: flag(),
  /** True while opening dates are entered. */
  dates: flag(),
});
export type MyCardsSearch = SearchOf<typeof myCardsSearchSchema>;
