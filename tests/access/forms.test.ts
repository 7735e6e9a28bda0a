import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { fillOwnerRows } from './fill-owner-rows.ts';
import { BUCKETS, columnsOf, FUNCTIONS, TABLES } from './matrix.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;
type Answer = { status: number; body: string };

async function send(
  token: string | null,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof Blob);
  const response = await fetch(access.url + path, {
    method,
    headers: {
      apikey: access.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}

const GENERATED = ['created_at', 'updated_at', 'revision', 'document_bytes', 'share_token'];
const whole = { prefer: 'return=representation' };

let victim: Member;
let attacker: Member;
const callers = () => [
  ['a visitor', null] as const,
  ['another member', attacker.token] as const,
  ['an admin', access.tokens.admin] as const,
];

beforeAll(async () => {
  [victim, attacker] = [await createMember(), await createMember()];
  await fillOwnerRows(victim.client);
});

afterAll(async () => {
  await victim.users.deleteUser.mutate();
});

describe('over HTTP, in every form that PostgREST knows', () => {
  test('nobody writes, takes or gives away a row of another member', async () => {
    const opened: string[] = [];
    for (const { table, changes } of TABLES.filter(({ kind }) => kind === 'member')) {
      const read = async () => {
        const { data } = await victim.client
          .from(table)
          .select(columnsOf(table))
          .order('id')
          .throwOnError();
        return z.array(z.record(z.string(), z.unknown())).parse(data);
      };
      const before = await read();
      const [row = {}] = before;
      const kept = Object.entries(row).filter(([name]) => !GENERATED.includes(name));
      const stolen = Object.fromEntries(kept);
      const path = `/rest/v1/${table}`;
      const merge = { prefer: 'resolution=merge-duplicates,return=representation' };
      for (const [name, token] of callers()) {
        const mine = { ...stolen, member_id: attacker.id };
        const attempts: Record<string, Promise<Answer>> = {
          'insert for another': send(token, 'POST', path, whole, { ...stolen, id: randomUUID() }),
          'insert for nobody': send(token, 'POST', path, whole, {
            ...stolen,
            id: randomUUID(),
            member_id: null,
          }),
          'upsert another’s': send(token, 'POST', `${path}?on_conflict=id`, merge, stolen),
          'take over by an upsert': send(token, 'POST', `${path}?on_conflict=id`, merge, mine),
          'put another’s': send(token, 'PUT', `${path}?id=eq.${String(row['id'])}`, whole, mine),
          'change another’s': send(token, 'PATCH', `${path}?id=eq.${String(row['id'])}`, whole, {
            [changes]: row[changes],
          }),
          'change every row': send(token, 'PATCH', `${path}?id=not.is.null`, whole, {
            [changes]: row[changes],
          }),
          'give away': send(token, 'PATCH', `${path}?id=not.is.null`, whole, {
            member_id: victim.id,
          }),
          'remove another’s': send(token, 'DELETE', `${path}?id=eq.${String(row['id'])}`, whole),
          'remove every row': send(token, 'DELETE', `${path}?id=not.is.null`, whole),
          'remove without a filter': send(token, 'DELETE', path),
        };
        for (const [form, attempt] of Object.entries(attempts)) {
          const { status, body } = await attempt;
          const isRefused = status >= 400 && status < 500;
          const isNothing = status === 204 || (status === 200 && body === '[]');
          if (!isRefused && !isNothing) {
            opened.push(`${table}: ${form} by ${name}: ${status} ${body.slice(0, 200)}`);
          }
        }
      }
      expect(await read(), table).toEqual(before);
    }
    expect(opened).toEqual([]);
  });

  test('a function is refused, by GET and by POST, to everybody it is not for', async () => {
    const opened: string[] = [];
    const closed = [
      ...FUNCTIONS.members.map((name) => [name, null] as const),
      ...FUNCTIONS.admins.flatMap((name) => [
        [name, null] as const,
        [name, attacker.token] as const,
      ]),
      ...FUNCTIONS.operator.flatMap((name) => callers().map(([, token]) => [name, token] as const)),
    ];
    for (const [name, token] of closed) {
      for (const method of ['GET', 'POST']) {
        const { status, body } = await send(
          token,
          method,
          `/rest/v1/rpc/${name}`,
          {},
          method === 'POST' ? {} : undefined,
        );
        // Without valid arguments it may also be reported as not found.
        if (![401, 403, 404, 405].includes(status))
          opened.push(`${method} ${name}: ${status} ${body}`);
      }
    }
    expect(opened).toEqual([]);
  });

  test('no function changes anything by GET', async () => {
    const allowed: string[] = [];
    for (const call of [
      'count_member_mutation?amount=1',
      'delete_current_user',
      `end_session?session=${randomUUID()}`,
      'invite_to_household?display_name=Ann',
      'renew_calendar_feed?zone=UTC',
      'send_test_reminder?by_channel=mail',
      `unsubscribe_from_mail?token=${randomUUID()}`,
    ]) {
      const { status, body } = await send(victim.token, 'GET', `/rest/v1/rpc/${call}`);
      if (status !== 405) allowed.push(`${call}: ${status} ${body}`);
    }
    expect(allowed).toEqual([]);
  });
});

describe('the storage', () => {
  const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });

  test('its buckets are nobody’s to make, change, empty or remove', async () => {
    const opened: string[] = [];
    for (const [name, token] of [...callers(), ['a member', victim.token] as const]) {
      const attempts: [string, Answer][] = [];
      const attempt = async (form: string, method: string, path: string, body?: unknown) =>
        attempts.push([form, await send(token, method, `/storage/v1/bucket${path}`, {}, body)]);
      await attempt('make', 'POST', '', { id: 'loot', name: 'loot', public: true });
      for (const bucket of Object.keys(BUCKETS)) {
        await attempt('change', 'PUT', `/${bucket}`, { public: true, allowed_mime_types: null });
        await attempt('empty', 'POST', `/${bucket}/empty`);
        await attempt('remove', 'DELETE', `/${bucket}`);
      }
      for (const [form, { status, body }] of attempts) {
        if (status < 400 || status >= 500) opened.push(`${form} by ${name}: ${status} ${body}`);
      }
    }
    expect(opened).toEqual([]);
  });

  test('a file is its member’s to list, replace, move, copy, sign and remove', async () => {
    const opened: string[] = [];
    for (const bucket of Object.keys(BUCKETS)) {
      const path = `${victim.id}/kept`;
      const files = victim.client.storage.from(bucket);
      expect((await files.upload(path, png, { contentType: 'image/png' })).error).toBeNull();
      for (const [name, token] of callers()) {
        const attempt = async (form: string, request: Promise<Answer>) => {
          const { status, body } = await request;
          const isNothing = status === 200 && (body === '[]' || body.includes('"signedURL":null'));
          if (!isNothing && (status < 400 || status >= 500)) {
            opened.push(`${bucket}: ${form} by ${name}: ${status} ${body.slice(0, 200)}`);
          }
        };
        const at = `/storage/v1/object/${bucket}`;
        const here = { bucketId: bucket, sourceKey: path, destinationKey: `${attacker.id}/stolen` };
        const upsert = { 'x-upsert': 'true' };
        await attempt(
          'list',
          send(token, 'POST', `/storage/v1/object/list/${bucket}`, {}, { prefix: victim.id }),
        );
        await attempt(
          'list all',
          send(token, 'POST', `/storage/v1/object/list/${bucket}`, {}, { prefix: '' }),
        );
        await attempt('upload', send(token, 'POST', `${at}/${victim.id}/new`, {}, png));
        await attempt('replace', send(token, 'PUT', `${at}/${path}`, {}, png));
        await attempt('replace by an upsert', send(token, 'POST', `${at}/${path}`, upsert, png));
        await attempt(
          'upload aside',
          send(token, 'POST', `${at}/${attacker.id}/../${victim.id}/x`, {}, png),
        );
        await attempt(
          'upload aside, encoded',
          send(token, 'POST', `${at}/${attacker.id}/%2e%2e%2f..%2f${victim.id}%2fx`, upsert, png),
        );
        await attempt('move', send(token, 'POST', '/storage/v1/object/move', {}, here));
        await attempt('copy', send(token, 'POST', '/storage/v1/object/copy', {}, here));
        await attempt(
          'sign',
          send(token, 'POST', `/storage/v1/object/sign/${bucket}/${path}`, {}, { expiresIn: 60 }),
        );
        await attempt(
          'sign many',
          send(
            token,
            'POST',
            `/storage/v1/object/sign/${bucket}`,
            {},
            { expiresIn: 60, paths: [path] },
          ),
        );
        await attempt(
          'sign an upload',
          send(token, 'POST', `/storage/v1/object/upload/sign/${bucket}/${victim.id}/y`),
        );
        await attempt(
          'get',
          send(token, 'GET', `/storage/v1/object/authenticated/${bucket}/${path}`),
        );
        await attempt('remove', send(token, 'DELETE', `${at}/${path}`));
        await attempt(
          'remove many',
          send(token, 'DELETE', at, {}, { prefixes: [path, victim.id] }),
        );
      }
      const { data } = await files.list(victim.id);
      // Hosted Storage returns the name within the folder, the embedded one the whole path.
      const names = data?.map((file) => file.name.split('/').at(-1));
      expect(names, bucket).toEqual(['kept']);
      const { data: bytes } = await files.download(path);
      expect(await bytes?.bytes(), bucket).toEqual(await png.bytes());
    }
    expect(opened).toEqual([]);
  });
});
