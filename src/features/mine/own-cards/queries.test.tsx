import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { ownCatalog } from '@/features/catalog/facts/queries.ts';
import { isOfOthers, isOwnCard } from '@/features/catalog/facts/schema.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { rowsKey } from '@/lib/rows/member-table.ts';
import { sharedRowsKey } from '@/lib/rows/own-rows.ts';
import { provideOwnCards } from './public.ts';
import { createOwnCard, emptyFacts } from './schema.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'https://reference.supabase.co');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_reference');

const facts = { ...emptyFacts(1), issuer: 'Lakeside Credit Union' };

test('own cards are in the catalog as soon as they are known, with those that a household shares', async () => {
  const client = new QueryClient();
  expect(client.getQueryDefaults(ownCatalog.queryKey).queryFn).toBeUndefined();
  provideOwnCards(client);
  const before = await client.ensureQueryData(ownCatalog);
  expect(before(catalogFixture)).toBe(catalogFixture);

  const listOwn = () => {
    const merge = client.getQueryData(ownCatalog.queryKey);
    return (merge?.(catalogFixture).cards ?? []).filter(isOwnCard);
  };
  const mine = createOwnCard({ name: 'Lakeside Cash', facts });
  client.setQueryData(rowsKey('own_cards'), [mine]);
  await vi.waitFor(() => expect(listOwn()).toMatchObject([{ name: 'Lakeside Cash' }]));
  expect(listOwn().map(({ opened_to_new }) => opened_to_new)).toEqual([false]);

  const wish = createMemberCard(mine.credit_card_id, { status: 'wish_list' });
  client.setQueryData(rowsKey('member_cards'), [wish]);
  await vi.waitFor(() =>
    expect(listOwn().map(({ opened_to_new }) => opened_to_new)).toEqual([true]),
  );

  // One that cannot be read is null; a number that is taken stays the member's own card.
  const theirs = createOwnCard({ name: 'Harbor Cash', facts });
  client.setQueryData(
    [...sharedRowsKey, 'own_cards'],
    [
      null,
      { ...theirs, created_at: '2026-11-20T08:00:00.1+00:00' },
      // Other members' of the same number: the engine would refuse a catalog with both, and a copy hides no card.
      { ...theirs, name: 'Copied Cash', created_at: '2026-11-20T08:00:00.12+00:00' },
      { ...theirs, name: 'Copied Later', created_at: '2026-11-21T08:00:00+00:00' },
      { ...theirs, credit_card_id: mine.credit_card_id },
    ],
  );
  await vi.waitFor(() => expect(listOwn()).toHaveLength(2));
  expect(listOwn().filter(isOfOthers)).toMatchObject([{ name: 'Harbor Cash' }]);
});
