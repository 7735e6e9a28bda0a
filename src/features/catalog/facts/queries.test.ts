import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { catalogFixture, seedCatalog } from './catalog-fixture.ts';
import { ensureCatalog, listFirstTables } from './queries.ts';

it('the catalog is read again if a sign-out empties the cache meanwhile', async () => {
  const client = new QueryClient();
  const ensure = vi.spyOn(client, 'ensureQueryData').mockImplementation(() => {
    if (ensure.mock.calls.length <= listFirstTables().length) client.clear();
    else seedCatalog(client, catalogFixture);
    return Promise.resolve({ rows: [] });
  });
  const { cards } = await ensureCatalog(client);
  expect(cards).toHaveLength(catalogFixture.cards.length);
});
