import { SignJWT } from 'jose';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createActor } from './attempt.ts';
import type { FUNCTIONS } from './matrix.ts';

const access = inject('access');

/** Functions for admins only: a new one fails the type check until it is tried here as well. */
const DOORS: Readonly<Record<(typeof FUNCTIONS.admins)[number], Record<string, unknown>>> = {
  apply_reference_rows: { target: 'tips', columns: ['title'], items: [] },
  compute_website_statistics: {},
  count_attention: {},
  count_references: { target: 'credit_cards', record: 1 },
  find_reference_rows: { target: 'tips' },
  list_attention: { wanted_kind: 'stale' },
  list_cards_to_check: {},
  report_differences: { file_name: 'a.csv', differences: [] },
  list_browser_reports: { days: 7 },
  list_card_changes: { card_id: 1 },
  list_editors: { ids: [] },
  restore_reference_change: { change_id: 1 },
  answer_once: {
    request_id: '00000000-0000-4000-8000-00000000000a',
    call: 'add',
    arguments: { target: 'tips', values: { title: 'T' } },
  },
  restore_removed_rows: { target: 'tips', ids: [1] },
  save_credit_card: { card: { rows: {} } },
};

function clientWith(token: string) {
  return createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
}

/** Signs the member's own claims, with the role of an admin, with a secret other than the server's. */
async function forgeAdmin(): Promise<string> {
  const claims: unknown = JSON.parse(
    Buffer.from(access.tokens.other.split('.')[1] ?? '', 'base64url').toString(),
  );
  return new SignJWT({ ...z.looseObject({}).parse(claims), role: 'app_admin' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode('a secret of somebody else, long enough'));
}

describe.each(Object.entries(DOORS))('%s', (name, parameters) => {
  test.each(['anon', 'owner'] as const)('is closed to %s', async (actor) => {
    const answer: { error: { code: string } | null; data: unknown } = await createActor(
      access,
      actor,
    ).rpc(name, parameters);
    const { error, data } = answer;
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
  });

  test('is closed to a member with forged claims', async () => {
    const answer: { error: unknown; data: unknown; status: number } = await clientWith(
      await forgeAdmin(),
    ).rpc(name, parameters);
    const { error, data, status } = answer;
    expect(status).toBe(401);
    expect(error).not.toBeNull();
    expect(data).toBeNull();
  });
});

describe('an admin', () => {
  const admin = createActor(access, 'admin');

  test('reads what needs attention, kind by kind', async () => {
    const answer: { data: unknown } = await admin.rpc('count_attention').throwOnError();
    const { data } = answer;
    const { count: amount } = await admin
      .from('fact_reports')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'open')
      .throwOnError();
    // Other tests add reports too.
    expect(amount).toBeGreaterThan(0);
    expect(data).toContainEqual({ kind: 'report', amount });
    const list = await admin
      .rpc('list_attention', { wanted_kind: 'stale', most: 3 })
      .throwOnError();
    expect(list.data).toHaveLength(3);
  });

  test('reads anonymous figures', async () => {
    const answer: { data: unknown } = await admin
      .rpc('compute_website_statistics', { days: 7 })
      .throwOnError();
    const { data } = answer;
    expect(data).toMatchObject({ least: 5 });
    expect(data).toHaveProperty('members', expect.any(Number));
    expect(JSON.stringify(data)).not.toContain('pointfolio.test');
  });

  test('gets a conflict as the answer, and writes nothing', async () => {
    const row = access.rows['credit_cards'] ?? {};
    const answer: { data: unknown } = await admin
      .rpc('save_credit_card', { card: { rows: { credit_cards: [{ ...row, revision: 0 }] } } })
      .throwOnError();
    const { data } = answer;
    expect(data).toMatchObject({ kind: 'conflict' });
  });
});
