import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
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
): Promise<Answer & { channel: RealtimeChannel }> {
  const client = await createListener(token);
  const channel = client.channel(topic, { config: { private: isPrivate } });
  const answer = await new Promise<Answer>((resolve) => {
    channel.subscribe((status, error) => {
      resolve({ status, reason: error?.message ?? '' });
    });
  });
  return { ...answer, channel };
}

/** What each of them hears until a message with the text, the last that the act sends, has come. */
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

  test('anyone hears the catalogue, and only these channels exist', async () => {
    expect((await join(null, 'catalogue')).status).toBe('SUBSCRIBED');
    expect((await join(bea.token, 'catalogue')).status).toBe('SUBSCRIBED');
    expect((await join(bea.token, 'members')).status).toBe('CHANNEL_ERROR');
    expect((await join(access.tokens.admin, 'admin')).status).toBe('CHANNEL_ERROR');
  });

  test('what members report is for admins', async () => {
    expect((await join(access.tokens.admin, 'reports')).status).toBe('SUBSCRIBED');
    for (const token of [ann.token, null]) {
      const { status, reason } = await join(token, 'reports');
      expect(status).toBe('CHANNEL_ERROR');
      expect(reason).toMatch(/unauthorized|permission/i);
    }
  });

  test('of a draft anyone is told that its table has changed, and nobody what it says', async () => {
    const listeners = await Promise.all(
      [access.tokens.admin, ann.token, null].map((token) => join(token, 'catalogue')),
    );
    const heard = await listenUntil(listeners, 'After the draft', async () => {
      const admin = createActor(access, 'admin');
      const slug = `draft-${crypto.randomUUID()}`;
      const draft = { slug, title: 'Unseen', body: 'Unseen', is_published: false };
      await admin.from('tips').insert(draft).throwOnError();
      await admin.from('alliances').insert({ slug, name: 'After the draft' }).throwOnError();
    });
    for (const messages of heard) {
      expect(messages).toContainEqual(expect.objectContaining({ table: 'tips', changes: [] }));
      expect(JSON.stringify(messages)).not.toContain('Unseen');
    }
  });

  test('a listener cannot speak: a forged change reaches nobody', async () => {
    const listener = await join(null, 'catalogue');
    const heard: unknown[] = [];
    listener.channel.on('broadcast', { event: 'change' }, (message) => heard.push(message));
    const speaker = await join(bea.token, 'catalogue');
    await speaker.channel.send({ type: 'broadcast', event: 'change', payload: { table: 'tips' } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(heard).toEqual([]);
  });

  test('a public channel of the same name is another: it hears nothing and reaches nobody', async () => {
    const topic = `member:${ann.id}`;
    const own = await join(ann.token, topic);
    const eavesdropper = await join(bea.token, topic, false);
    const stranger = await join(null, 'catalogue', false);
    const listener = await join(null, 'catalogue');
    const overheard: unknown[] = [];
    const forged: unknown[] = [];
    for (const { channel } of [eavesdropper, stranger]) {
      channel.on('broadcast', { event: '*' }, (message) => overheard.push(message));
    }
    listener.channel.on('broadcast', { event: 'forged' }, (message) => forged.push(message));
    own.channel.on('broadcast', { event: 'forged' }, (message) => forged.push(message));
    const heard = new Promise((resolve) => {
      own.channel.on('broadcast', { event: 'change' }, resolve);
    });
    for (const { channel } of [eavesdropper, stranger]) {
      await channel.send({ type: 'broadcast', event: 'forged', payload: { table: 'wallets' } });
    }
    await ann.client.from('wallets').insert({ name: 'Quiet' }).throwOnError();
    // What was sent before it would have come before it.
    await heard;
    expect(overheard).toEqual([]);
    expect(forged).toEqual([]);
  });
});
