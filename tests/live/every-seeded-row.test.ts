import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkRow } from '@/features/admin/records/card-editor/check-document.ts';
import { keyOf, toSavedRows } from '@/features/admin/records/card-editor/apply-edits.ts';
import { comparePresets } from '@/features/admin/records/card-editor/compare-presets.ts';
import { readWholeCard } from '@/features/admin/records/card-editor/queries.ts';
import { createRowNames, summarizeRow } from '@/features/admin/records/card-editor/describe-row.ts';
import { toPreview } from '@/features/admin/records/card-editor/to-preview.ts';
import { toCsv } from '@/features/admin/records/machine/format-csv.ts';
import { planImport } from '@/features/admin/records/machine/plan-import.ts';
import { textsOf, validate } from '@/lib/fields/check-fields.ts';
import { readAllRows } from '@/features/admin/records/queries.ts';
import { resources } from '@/features/admin/records/find-resource.ts';
import { readIndex } from '@/features/admin/records/related/queries.ts';
import { spendingPresetsQuery } from '@/features/mine/annual-spending/queries.ts';
import { ensureApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { type Stack, startStack } from '../../supabase/local/start-stack.ts';
import { inSoak } from '../support/in-soak.ts';
import { openSession } from './tab-session.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const admin = await stack.createMember('admin@pointfolio.test', 'a long enough password', {
    role: 'app_admin',
  });
  openSession(stack.url, stack.publishableKey, admin.accessToken);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
});

describe.each(resources.map((resource) => [resource.path, resource] as const))(
  '%s',
  (_path, resource) => {
    test('is exported and imported again unchanged', async () => {
      const rows = await readAllRows(resource, { sort: 'id' });
      const { rows: counted } = await stack.db.query<{ count: number }>(
        `select count(*)::int as count from public.${resource.table}`,
      );
      expect(rows).toHaveLength(counted[0]?.count ?? -1);
      const plan = planImport(resource, toCsv(resource, rows), rows, await readIndex(resource));
      const [lines, problems] = [plan.lines.slice(0, 3), plan.problems.slice(0, 3)];
      expect({ ...plan, lines, problems }).toEqual({
        lines: [],
        unchanged: rows.length,
        problems: [],
        unknownColumns: [],
      });
    });

    test('is unchanged by a form without input', async () => {
      const rows = await readAllRows(resource, { sort: 'id' });
      const names = resource.fields.map(({ name }) => name);
      for (const row of rows) {
        const kept = Object.fromEntries(names.map((name) => [name, row[name]]));
        expect(validate(resource, textsOf(resource, row))).toEqual({ kind: 'valid', values: kept });
      }
    });
  },
);

test('cards open in their editor, worth what they are worth to members', async () => {
  const client = new QueryClient();
  const [catalog, rules, presets] = await Promise.all([
    ensureCatalog(client),
    ensureApplicationRules(client),
    client.fetchQuery(spendingPresetsQuery()).then(spendingPresetsQuery().select),
  ]);
  expect(catalog.cards.length).toBeGreaterThan(200);
  // Every fourth in `npm test`, all in the soak.
  for (const { id, slug } of catalog.cards.filter((_, index) => inSoak || index % 4 === 0)) {
    const rows = toSavedRows((await readWholeCard(id)) ?? expect.fail(`${slug} is not there`));
    const keys = new Set(rows.map(keyOf));
    const names = createRowNames(catalog, rules, rows);
    for (const row of rows) {
      expect(checkRow(row, keys), `${slug} ${keyOf(row)}`).toMatchObject({ kind: 'valid' });
      expect(summarizeRow(row, names).title, `${slug} ${keyOf(row)}`).not.toMatch(/^New |…/);
    }
    const preview = toPreview(rows, rows, { catalog, rules });
    expect(preview?.category_points, slug).toHaveLength(
      rows.filter(({ table }) => table === 'category_points').length,
    );
    for (const year of ['steady', 'first'] as const) {
      const versions = { before: preview, after: preview };
      const values = comparePresets(versions, catalog, presets, year, '2026-11-22');
      expect(values, slug).toHaveLength(presets.length);
      expect(
        values.every(({ before, after }) => before !== null && before === after),
        slug,
      ).toBe(true);
    }
  }
});
