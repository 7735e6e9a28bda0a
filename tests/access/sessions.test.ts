import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
const sessionsSchema = z.array(
  z.object({
    id: z.uuid(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
    refreshed_at: z.string(),
    is_current: z.boolean(),
  }),
);
type Member = Awaited<ReturnType<typeof createMember>>;
const PASSWORD = 'correct horse battery staple';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36';

/** The member on another device. */
async function signInAgain({ email }: Member) {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'user-agent': CHROME } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

describe('the sessions of a member', () => {
  let ann: Member;
  let bea: Member;
  beforeAll(async () => {
    [ann, bea] = [await createMember(), await createMember()];
  });
  const list = async ({ client }: Pick<Member, 'client'>) =>
    sessionsSchema.parse((await client.rpc('list_sessions').throwOnError()).data);

  test('are listed with their browser, the current one marked', async () => {
    const other = await signInAgain(ann);
    const [last, first] = await list({ client: other });
    expect(last).toMatchObject({ user_agent: CHROME, is_current: true });
    expect(first).toMatchObject({ is_current: false });
    await other.auth.refreshSession();
    const [refreshed] = await list({ client: other });
    expect(refreshed?.id).toBe(last?.id);
    const used = Date.parse(refreshed?.refreshed_at ?? '');
    expect(used).toBeGreaterThan(Date.parse(refreshed?.created_at ?? ''));
    expect(Math.abs(used - Date.now())).toBeLessThan(60_000);
  });

  test('are nobody else’s to see or to end', async () => {
    const [own] = await list(ann);
    const seen = await list(bea);
    expect(seen).toHaveLength(1);
    expect(seen.map(({ id }) => id)).not.toContain(own?.id);
    const ended = await bea.client.rpc('end_session', { session: own?.id }).throwOnError();
    expect(ended.data).toBe(false);
    const admin = createClient(access.url, access.publishableKey, {
      accessToken: () => Promise.resolve(access.tokens.admin),
    });
    const byAdmin = await admin.rpc('end_session', { session: own?.id }).throwOnError();
    expect(byAdmin.data).toBe(false);
    const visitor = createClient(access.url, access.publishableKey);
    expect((await visitor.rpc('list_sessions')).error?.code).toBe('42501');
    expect((await visitor.rpc('end_session', { session: own?.id })).error?.code).toBe('42501');
    expect((await list(ann)).map(({ id }) => id)).toContain(own?.id);
  });

  test('end one by one, and are refreshed no more', async () => {
    const other = await signInAgain(bea);
    const sessions = await list({ client: other });
    const id = sessions.find((session) => session.is_current)?.id;
    expect((await bea.client.rpc('end_session', { session: id }).throwOnError()).data).toBe(true);
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await bea.client.auth.refreshSession()).error).toBeNull();
    expect(await list(bea)).toHaveLength(1);
  });

  test('end all at once but this one', async () => {
    const others = [await signInAgain(bea), await signInAgain(bea)];
    expect(await list(bea)).toHaveLength(3);
    expect((await bea.client.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect(await list(bea)).toHaveLength(1);
    for (const other of others) expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await bea.client.auth.refreshSession()).error).toBeNull();
  });
});
