import { listRecordPaths } from './list-paths.ts';
import { enterAsNew } from './new-member.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** Rows of the demonstration member, another member than this test's: a spending profile and a card. */
const othersProfile = '00000000-0000-4000-8000-000000000101';
const othersCard = '00000000-0000-4000-8000-000000000201';
const nonsense = "1' or '1'='1";

test('the id of nothing, or of another member’s record, leads to “not found” and shows nothing', async ({
  page,
}) => {
  test.slow();
  const paths = listRecordPaths();
  expect(paths).toContain('/app/banks/');
  expect(paths.length).toBeGreaterThanOrEqual(9);
  await enterAsNew(page);
  await page.goto(`/app/banks/${othersCard}`);
  await expect(page.getByText('404')).toBeVisible();
  for (const path of paths) {
    for (const id of [othersCard, encodeURIComponent(nonsense)]) {
      await visit(page, path + id);
      await expect(page.getByText('404'), path + id).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  }
  await page.goto('/app/no-such-screen');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }), 'one frame').toHaveCount(1);
  for (const path of ['wallet-comparisons', 'card-comparison']) {
    await visit(page, `/app/${path}/${othersCard}`);
    const said = page.getByRole('status').filter({ hasText: /could not be found|left out/ });
    await expect(said).toBeVisible();
  }
  await visit(page, `/app/my-annual-spending?view=compare&ids=["${othersProfile}"]`);
  await expect(page.getByText('There is no profile yet')).toBeVisible();
  await expect(page.getByText('Our household')).toHaveCount(0);
});
