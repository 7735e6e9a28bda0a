import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createActor } from './attempt.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

describe('catching up after an absence', () => {
  let ann: Member;
  let bea: Member;
  beforeAll(async () => {
    ann = await createMember();
    bea = await createMember();
  });

  test('anyone can fetch the catalog changes sent to everyone', async () => {
    const anon = createActor(access, 'anon');
    const admin = createActor(access, 'admin');
    const state = await anon.from('catalog_state').select('revision').single().throwOnError();
    const { revision } = z.object({ revision: z.number() }).parse(state.data);
    const since = { since_revision: revision };
    await admin
      .from('tips')
      .insert({ slug: 'draft-of-today', title: 'Draft', body: 'Unseen', is_published: false })
      .throwOnError();
    await admin
      .from('alliances')
      .insert({ slug: 'missed', name: 'Missed Alliance' })
      .throwOnError();

    for (const actor of [anon, createActor(access, 'owner'), admin]) {
      const answer = await actor.rpc('catalog_changes_since', since).throwOnError();
      expect(answer.data).toMatchObject({
        kind: 'changes',
        revision: revision + 2,
        messages: [
          { event: 'changes', payload: { table: 'tips', changes: [] } },
          {
            event: 'changes',
            payload: { table: 'alliances', changes: [{ record: { name: 'Missed Alliance' } }] },
          },
        ],
      });
      expect(JSON.stringify(answer.data)).not.toContain('Unseen');
    }
    const old = await anon.rpc('catalog_changes_since', { since_revision: 0 }).throwOnError();
    expect(old.data).toMatchObject({ kind: 'too_old' });
  });

  test('a member lists the revisions of their own rows only; a visitor none', async () => {
    const added = await ann.client
      .from('wallets')
      .insert({ id: crypto.randomUUID(), name: 'Mine' })
      .select('id')
      .single()
      .throwOnError();
    const wallet = z.object({ id: z.string() }).parse(added.data);
    const own = await ann.client.rpc('list_member_revisions').throwOnError();
    expect(own.data).toMatchObject({ wallets: { [wallet.id]: 1 }, member_cards: {} });
    const other = await bea.client.rpc('list_member_revisions').throwOnError();
    expect(other.data).toMatchObject({ wallets: {} });
    const visitor = await createActor(access, 'anon').rpc('list_member_revisions');
    expect(visitor.error?.code).toBe('42501');
  });
});
