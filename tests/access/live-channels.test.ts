import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitFor } from '../../supabase/local/test-support/wait-for.ts';
import { createActor } from './attempt.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

const clients: { removeAllChannels: () => Promise<unknown> }[] = [];

async function createListener(token: string | null) {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  clients.push(client);
  await client.realtime.setAuth(token);
  return client;
}

type Answer = { status: string; reason: string };

async function join(
  token: string | null,
  topic: string,
  isPrivate = true,
  broadcast = { ack: false },
): Promise<Answer & { channel: RealtimeChannel }> {
  const client = await createListener(token);
  const channel = client.channel(topic, { config: { private: isPrivate, broadcast } });
  const answer = await new Promise<Answer>((resolve) => {
    channel.subscribe((status, error) => {
      resolve({ status, reason: error?.message ?? '' });
    });
  });
  return { ...answer, channel };
}

/** Collects the messages each listener hears until the one with this text, the last that the act sends, arrives. */
async function listenUntil(
  listeners: readonly { channel: RealtimeChannel }[],
  text: string,
  act: () => Promise<void>,
): Promise<unknown[][]> {
  const heard = listeners.map(
    ({ channel }) =>
      new Promise<unknown[]>((resolve) => {
        const messages: unknown[] = [];
        channel.on('broadcast', { event: '*' }, ({ payload }) => {
          messages.push(payload);
          if (JSON.stringify(payload).includes(text)) resolve(messages);
        });
      }),
  );
  await act();
  return Promise.all(heard);
}

async function changeCatalog(name: string): Promise<void> {
  const added = { slug: `alliance-${crypto.randomUUID()}`, name };
  await createActor(access, 'admin').from('alliances').insert(added).throwOnError();
}

afterAll(async () => {
  await Promise.all(clients.map((client) => client.removeAllChannels()));
});

describe('live channels', () => {
  let ann: Member;
  let bea: Member;
  beforeAll(async () => {
    ann = await createMember();
    bea = await createMember();
  });

  test('a member hears their own changes, of the procedures too', async () => {
    const { status, channel } = await join(ann.token, `member:${ann.id}`);
    expect(status).toBe('SUBSCRIBED');
    const heard = new Promise<unknown>((resolve) => {
      channel.on('broadcast', { event: 'change' }, ({ payload }) => {
        resolve(payload);
      });
    });
    await ann.users.updateName.mutate('Ann Lee');
    expect(await heard).toMatchObject({
      table: 'members',
      operation: 'UPDATE',
      record: { id: ann.id, name: 'Ann Lee' },
    });
  });

  test('nobody hears another member’s', async () => {
    const topic = `member:${ann.id}`;
    for (const token of [bea.token, access.tokens.admin, null]) {
      const { status, reason } = await join(token, topic);
      expect(status).toBe('CHANNEL_ERROR');
      expect(reason).toMatch(/unauthorized|permission/i);
    }
  });

  test('anyone hears the catalog, and only these channels exist', async () => {
    expect((await join(null, 'catalog')).status).toBe('SUBSCRIBED');
    expect((await join(bea.token, 'catalog')).status).toBe('SUBSCRIBED');
    expect((await join(bea.token, 'members')).status).toBe('CHANNEL_ERROR');
    expect((await join(access.tokens.admin, 'admin')).status).toBe('CHANNEL_ERROR');
  });

  test('reports of members are for admins', async () => {
    expect((await join(access.tokens.admin, 'reports')).status).toBe('SUBSCRIBED');
    for (const token of [ann.token, null]) {
      const { status, reason } = await join(token, 'reports');
      expect(status).toBe('CHANNEL_ERROR');
      expect(reason).toMatch(/unauthorized|permission/i);
    }
  });

  test('anyone hears that the table of a draft has changed, and nobody what it says', async () => {
    const listeners = await Promise.all(
      [access.tokens.admin, ann.token, null].map((token) => join(token, 'catalog')),
    );
    const heard = await listenUntil(listeners, 'After the draft', async () => {
      const slug = `draft-${crypto.randomUUID()}`;
      const draft = { slug, title: 'Unseen', body: 'Unseen', is_published: false };
      await createActor(access, 'admin').from('tips').insert(draft).throwOnError();
      await changeCatalog('After the draft');
    });
    for (const messages of heard) {
      expect(messages).toContainEqual(expect.objectContaining({ table: 'tips', changes: [] }));
      expect(JSON.stringify(messages)).not.toContain('Unseen');
    }
  });

  test('a listener cannot speak: a forged change reaches nobody', async () => {
    const listener = await join(null, 'catalog');
    const speaker = await join(bea.token, 'catalog');
    const [heard] = await listenUntil([listener], 'After the forgery', async () => {
      const payload = { table: 'forged' };
      await speaker.channel.send({ type: 'broadcast', event: 'change', payload });
      // Answered after everything sent before it was processed.
      await speaker.channel.unsubscribe();
      await changeCatalog('After the forgery');
    });
    expect(heard).not.toContainEqual(expect.objectContaining({ table: 'forged' }));
  });

  test('a public channel of the same name is another: it hears nothing and reaches nobody', async () => {
    const topic = `member:${ann.id}`;
    const own = await join(ann.token, topic);
    const listener = await join(null, 'catalog');
    const places = [
      [bea.token, topic],
      [null, 'catalog'],
    ] as const;
    const overheard: string[] = [];
    for (const [token, place] of places) {
      const { channel } = await join(token, place, false);
      channel.on('broadcast', { event: '*' }, ({ event }) => overheard.push(event));
    }
    const speakers = await Promise.all(
      places.map(([token, place]) => join(token, place, false, { ack: true })),
    );
    /** Ends once it was processed. */
    const sayInPublic = (event: string) =>
      Promise.all(
        speakers.map(({ channel }) =>
          channel.send({ type: 'broadcast', event, payload: { table: 'forged' } }),
        ),
      );
    const marker = crypto.randomUUID();
    const heard = await listenUntil([own, listener], marker, async () => {
      await sayInPublic('forged');
      await ann.client.from('wallets').insert({ name: marker }).throwOnError();
      await changeCatalog(marker);
    });
    for (const messages of heard) {
      expect(messages).not.toContainEqual(expect.objectContaining({ table: 'forged' }));
    }
    await sayInPublic('last');
    await waitFor(() => overheard.filter((event) => event === 'last').length === 2);
    expect(overheard.toSorted()).toEqual(['forged', 'forged', 'last', 'last']);
  });
});
