import { hashKey, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { ownCatalog } from '@/features/catalog/facts/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { sharedCardsQuery, sharedRowsQuery } from '@/features/mine/household/queries.ts';
import { isOwnCard } from '@/features/catalog/facts/schema.ts';
import * as s from '@/lib/row-shape.ts';
import { defineMemberTable, rowsKey } from '@/lib/rows/member-table.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { createMerge, type MergedCard } from './merge-own-cards.ts';
import { type OwnCardRow, ownCardRecord } from './schema.ts';

export const ownCardsTable = defineMemberTable({
  ...ownCardRecord,
  order: [{ column: 'created_at' }],
});
export const ownCardsQuery = ownCardsTable.query;

/** Cards that others of the household describe themselves; one that this release can't read is left out. */
const sharedOwnCardsQuery = () =>
  sharedRowsQuery(ownCardRecord.name, s.orNull(ownCardRecord.schema));

let kept: readonly MergedCard[] = [];

/** Own cards as they are known now, with those of the household that this tab has read. */
function findMerge(client: QueryClient) {
  const cards = client.getQueryData(memberCardsQuery().queryKey) ?? [];
  const wished = new Set(
    cards.flatMap(({ status, credit_card_id: id }) => (status === 'wish_list' ? id : [])),
  );
  const own = client.getQueryData(ownCardsQuery().queryKey) ?? [];
  const mine = new Set(own.map(({ credit_card_id }) => credit_card_id));
  const read = client.getQueryData(sharedOwnCardsQuery().queryKey) ?? [];
  // The first of each number: the engine refuses a catalog with a card twice, and a copy must not hide it.
  const shared = new Map<number, OwnCardRow>();
  for (const row of read) {
    const first = row && shared.get(row.credit_card_id);
    if (row && !(first && first.created_at < row.created_at)) shared.set(row.credit_card_id, row);
  }
  const toMerged = ({ credit_card_id, name, facts }: OwnCardRow, isMine: boolean): MergedCard => ({
    credit_card_id,
    name,
    facts,
    isMine,
    isWished: isMine && wished.has(credit_card_id),
  });
  kept = replaceEqualDeep(kept, [
    ...own.map((row) => toMerged(row, true)),
    ...[...shared.values()]
      .filter(({ credit_card_id }) => !mine.has(credit_card_id))
      .map((row) => toMerged(row, false)),
  ]);
  return createMerge(kept);
}

const followed = new WeakSet<QueryClient>();
const sharedCards = hashKey(sharedCardsQuery().queryKey);
const sources = new Set(
  [rowsKey('own_cards'), rowsKey('member_cards'), sharedOwnCardsQuery().queryKey].map((key) =>
    hashKey(key),
  ),
);

/** Reads the own cards that cards of the household name. */
function followShared(client: QueryClient): void {
  const cards = client.getQueryData(sharedCardsQuery().queryKey) ?? [];
  if (cards.some(({ credit_card_id: id }) => isOwnCard({ id })))
    void client.prefetchQuery({ ...sharedOwnCardsQuery(), staleTime: 0 });
}

/** Passes every change of own cards on to the catalog. */
function followOwnCards(client: QueryClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    if (query.queryHash === sharedCards && query.state.fetchStatus === 'idle') followShared(client);
    if (!sources.has(query.queryHash)) return;
    const before = client.getQueryData(ownCatalog.queryKey);
    const merge = findMerge(client);
    if (before && before !== merge) client.setQueryData(ownCatalog.queryKey, () => merge);
  });
}

/** Reads the member's own cards for the catalog; a visitor on the same page has none. */
export async function readOwnCatalog(client: QueryClient) {
  if (hasSessionCookie()) {
    await Promise.all([
      client.ensureQueryData(ownCardsQuery()),
      client.ensureQueryData(memberCardsQuery()),
    ]);
  }
  followOwnCards(client);
  return findMerge(client);
}
