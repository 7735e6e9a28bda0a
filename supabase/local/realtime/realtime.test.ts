import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';
import { createAccessToken } from '../test-support/access-token.ts';
import { joinChannel } from '../test-support/join-channel.ts';
import { waitFor } from '../test-support/wait-for.ts';

let stack: Stack;
let member: Awaited<ReturnType<Stack['createMember']>>;
let other: Awaited<ReturnType<Stack['createMember']>>;
const clients: SupabaseClient[] = [];

function connect(token?: string): SupabaseClient {
  const client = createClient(stack.url, stack.publishableKey, {
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    realtime: { reconnectAfterMs: () => 100 },
  });
  clients.push(client);
  return client;
}

beforeAll(async () => {
  stack = await startStack({ seed: false });
  [member, other] = await Promise.all([
    stack.createMember('one@pointfolio.test', 'correct horse 1'),
    stack.createMember('two@pointfolio.test', 'correct horse 2'),
  ]);
  await stack.db.exec(`
    create policy "members speak in the lobby" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'lobby');
    create policy "members listen in the lobby" on realtime.messages for select to authenticated
      using (realtime.topic() = 'lobby');
  `);
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.realtime.disconnect()));
  await stack.stop();
});

describe('private channels', () => {
  test('anybody may listen to the catalog', async () => {
    const { outcome } = await joinChannel(connect(), 'catalog');
    expect(outcome).toBe('SUBSCRIBED');
  });

  test('a member may listen to their own changes', async () => {
    const { outcome } = await joinChannel(connect(member.accessToken), `member:${member.id}`);
    expect(outcome).toBe('SUBSCRIBED');
  });

  test("another member's changes are refused with the words of the hosted server", async () => {
    const topic = `member:${member.id}`;
    const { outcome } = await joinChannel(connect(other.accessToken), topic);
    expect(outcome).toBe(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    );
  });

  test('a token that another secret signed is refused', async () => {
    const token = await createAccessToken('another secret of some length', { sub: member.id });
    const { outcome } = await joinChannel(connect(token), `member:${member.id}`);
    expect(outcome).toBe('JwtSignatureError: Failed to validate JWT signature');
  });

  test('a role that the API may not take is refused', async () => {
    const token = await createAccessToken(stack.jwtSecret, { sub: member.id, role: 'postgres' });
    const { outcome } = await joinChannel(connect(token), 'lobby');
    expect(outcome).toMatch(/^Unauthorized/);
  });
});

describe('broadcast', () => {
  test('delivers messages of the database once they are committed, and only on their topic', async () => {
    const heard: unknown[] = [];
    const elsewhere: unknown[] = [];
    await joinChannel(connect(member.accessToken), `member:${member.id}`, (channel) =>
      channel.on('broadcast', { event: '*' }, (message) => heard.push(message)),
    );
    await joinChannel(connect(other.accessToken), `member:${other.id}`, (channel) =>
      channel.on('broadcast', { event: '*' }, (message) => elsewhere.push(message)),
    );
    await stack.db.transaction(async (transaction) => {
      const send = `select realtime.send('{"unseen": true}', 'undone', $1)`;
      await transaction.query(send, [`member:${member.id}`]);
      await transaction.rollback();
    });
    await stack.db.query(`select realtime.send('{"points": 5}', 'changed', $1)`, [
      `member:${member.id}`,
    ]);
    for (const { id } of [member, other]) {
      await stack.db.query(`select realtime.send('{}', 'last', $1)`, [`member:${id}`]);
    }
    await waitFor(() => heard.length > 1 && elsewhere.length > 0);
    expect(heard).toMatchObject([
      { type: 'broadcast', event: 'changed', payload: { points: 5 } },
      { event: 'last' },
    ]);
    expect(elsewhere).toMatchObject([{ event: 'last' }]);
  });

  test('a row change arrives with the row before and after', async () => {
    const heard: unknown[] = [];
    await joinChannel(connect(member.accessToken), 'lobby', (channel) =>
      channel.on('broadcast', { event: 'UPDATE' }, (message) => heard.push(message['payload'])),
    );
    await stack.db.exec(`
      create table public.notes (id int primary key, body text);
      create function public.tell_note() returns trigger language plpgsql as $$
      begin
        perform realtime.broadcast_changes('lobby', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$;
      create trigger tell_note after insert or update on public.notes
        for each row execute function public.tell_note();
      insert into public.notes values (1, 'before');
      update public.notes set body = 'after';
    `);
    await waitFor(() => heard.length > 0);
    expect(heard).toMatchObject([
      {
        operation: 'UPDATE',
        schema: 'public',
        table: 'notes',
        old_record: { id: 1, body: 'before' },
        record: { id: 1, body: 'after' },
      },
    ]);
  });

  test('clients hear each other, and themselves only when they ask to', async () => {
    const heard: string[] = [];
    const hear = (who: string) => (message: { payload?: unknown }) => {
      heard.push(`${who} ${JSON.stringify(message.payload)}`);
    };
    const sender = await joinChannel(
      connect(member.accessToken),
      'lobby',
      (channel) => channel.on('broadcast', { event: 'hello' }, hear('sender')),
      { broadcast: { ack: true } },
    );
    await joinChannel(connect(other.accessToken), 'lobby', (channel) =>
      channel.on('broadcast', { event: 'hello' }, hear('listener')),
    );
    const answer = await sender.channel.send({
      type: 'broadcast',
      event: 'hello',
      payload: { text: 'héllo' },
    });
    expect(answer).toBe('ok');
    await waitFor(() => heard.length > 0);
    expect(heard).toEqual(['listener {"text":"héllo"}']);
  });

  test('a client that may only listen is not heard', async () => {
    const heard: unknown[] = [];
    const topic = `member:${member.id}`;
    await joinChannel(connect(member.accessToken), topic, (channel) =>
      channel.on('broadcast', { event: '*' }, (message) => heard.push(message)),
    );
    const sender = await joinChannel(connect(member.accessToken), topic);
    await sender.channel.send({ type: 'broadcast', event: 'forged', payload: {} });
    // Answered after everything sent before it was processed.
    await sender.channel.unsubscribe();
    await stack.db.query(`select realtime.send('{}', 'true', $1)`, [topic]);
    await waitFor(() => heard.length > 0);
    expect(heard).toMatchObject([{ event: 'true' }]);
  });
});

test('those present see each other come and go', async () => {
  const config = (key: string) => ({ presence: { key, enabled: true } });
  const first = await joinChannel(connect(member.accessToken), 'lobby', undefined, config('first'));
  expect(await first.channel.track({ mood: 'calm' })).toBe('ok');
  const second = await joinChannel(
    connect(other.accessToken),
    'lobby',
    undefined,
    config('second'),
  );
  await waitFor(() => Object.keys(second.channel.presenceState()).length === 1);
  expect(second.channel.presenceState()).toMatchObject({ first: [{ mood: 'calm' }] });
  await second.channel.track({ mood: 'busy' });
  await waitFor(() => Object.keys(first.channel.presenceState()).length === 2);
  await second.channel.unsubscribe();
  await waitFor(() => Object.keys(first.channel.presenceState()).length === 1);
  expect(first.channel.presenceState()).toMatchObject({ first: [{ mood: 'calm' }] });
});

describe('tokens', () => {
  test('the channel ends with the token', async () => {
    const inTwoSeconds = Date.now() / 1000 + 2;
    const claims = { sub: member.id, role: 'authenticated' };
    const token = await createAccessToken(stack.jwtSecret, claims, inTwoSeconds);
    const system: unknown[] = [];
    const joined = await joinChannel(connect(token), 'lobby', (channel) =>
      channel.on('system', {}, (message) => system.push(message)),
    );
    await waitFor(() => joined.states.includes('CLOSED'));
    expect(system).toMatchObject([{ status: 'error', message: 'Token has expired 0 seconds ago' }]);
  });

  test('a fresh token keeps the channel, and one without the right to read ends it', async () => {
    const claims = { sub: member.id, role: 'authenticated' };
    const soon = Date.now() / 1000 + 2;
    let token = await createAccessToken(stack.jwtSecret, claims, soon);
    const client = createClient(stack.url, stack.publishableKey, {
      accessToken: () => Promise.resolve(token),
    });
    clients.push(client);
    const joined = await joinChannel(client, `member:${member.id}`);
    token = await createAccessToken(stack.jwtSecret, claims, soon + 3600);
    await client.realtime.setAuth();
    await new Promise((resolve) => setTimeout(resolve, soon * 1000 - Date.now() + 300));
    expect(joined.states).toEqual(['SUBSCRIBED']);
    token = other.accessToken;
    await client.realtime.setAuth();
    await waitFor(() => joined.states.includes('CLOSED'));
  });
});

test('the older protocol is spoken too', async () => {
  const client = createClient(stack.url, stack.publishableKey, {
    accessToken: () => Promise.resolve(member.accessToken),
    realtime: { vsn: '1.0.0' },
  });
  clients.push(client);
  const heard: unknown[] = [];
  const { outcome } = await joinChannel(client, 'lobby', (channel) =>
    channel.on('broadcast', { event: '*' }, (message) => heard.push(message)),
  );
  expect(outcome).toBe('SUBSCRIBED');
  await stack.db.query(`select realtime.send('{"n": 1}', 'old', 'lobby')`);
  await waitFor(() => heard.length > 0);
  expect(heard).toMatchObject([{ event: 'old', payload: { n: 1 } }]);
});

test('a socket without a key of the project is not opened', async () => {
  const client = createClient(stack.url, 'sb_publishable_unknown');
  clients.push(client);
  const { outcome } = await joinChannel(client, 'catalog');
  expect(outcome).not.toBe('SUBSCRIBED');
});
