import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const myWalletsSearchSchema = searchSchema({
  q: text(200, ''),
  sort: oneOf(['own', 'value', 'name', 'newest'], 'own'),
  /** The wallets are being put in order. */
  arrange: flag(false),
});
export type MyWalletsSearch = SearchOf<typeof myWalletsSearchSchema>;
