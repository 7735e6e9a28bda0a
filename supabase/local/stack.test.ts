import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { applyAdminGrant } from './admin-grants.ts';
import { readConfig } from './config.ts';
import { startStack, type Stack } from './start-stack.ts';
import { readFragment, readMailToken } from './test-support/mail-token.ts';

const mailsSchema = z.array(z.object({ to: z.string(), text: z.string(), html: z.string() }));

let stack: Stack;

/** A client with its own session. */
function connect() {
  return createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
}

/** A client signed in as a new member. */
async function signIn(email: string) {
  const password = 'correct horse';
  await stack.createMember(email, password);
  const client = connect();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

beforeAll(async () => {
  stack = await startStack({ seed: 'demo' });
});

afterAll(() => stack.stop());

describe('keys', () => {
  test('a request without a key, or with another, is refused', async () => {
    const url = `${stack.url}/rest/v1/credit_cards?select=slug&limit=1`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: 'sb_publishable_other' } })).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: stack.publishableKey } })).status).toBe(200);
  });

  test('a path of no service is not found', async () => {
    expect((await fetch(`${stack.url}/_system/info`)).status).toBe(404);
    expect((await fetch(stack.url)).status).toBe(404);
  });

  test('admins are made with the secret key alone', async () => {
    const grant = (apikey: string, email: string) =>
      fetch(`${stack.url}/local/v1/admin-grants`, {
        method: 'POST',
        headers: { apikey },
        body: JSON.stringify({ email, admin: true }),
      });
    expect((await grant(stack.publishableKey, 'member@pointfolio.test')).status).toBe(401);
    expect(await (await grant(stack.secretKey, 'nobody@pointfolio.test')).json()).toEqual({
      kind: 'no-account',
    });
  });
});

test.each(['evil.example', '127.0.0.1.evil.example:80', 'localhost.'])(
  'under the name %j, which is none of this machine, nothing is answered',
  async (host) => {
    const ask = (address: string, headers: object) =>
      new Promise<string>((resolve, reject) => {
        const request = get(address, { headers: { ...headers, host } }, (response) => {
          text(response).then((body) => {
            resolve(`${response.statusCode} ${body}`);
          }, reject);
        });
        request.on('error', reject);
      });
    const apikey = stack.publishableKey;
    const rows = `${stack.url}/rest/v1/credit_cards?select=slug&limit=1`;
    expect(await ask(rows, { apikey })).toMatch(/^421 (?!.*slug)/);
    expect(await ask(`${stack.mailUrl}/api/messages`, {})).toMatch(/^421 (?!\[)/);
  },
);

describe('guesses', () => {
  test('end after thirty passwords, for that account alone', async () => {
    await stack.createMember('guessed@pointfolio.test', 'correct horse');
    await stack.createMember('spared@pointfolio.test', 'correct horse');
    const guess = async (email: string, password: string) => {
      const { error } = await connect().auth.signInWithPassword({ email, password });
      return error?.code;
    };
    for (let n = 0; n < 30; n += 1) {
      expect(await guess('guessed@pointfolio.test', `wrong ${n}`)).toBe('invalid_credentials');
    }
    expect(await guess('Guessed@pointfolio.test', 'wrong')).toBe('over_request_rate_limit');
    expect(await guess('guessed@pointfolio.test', 'correct horse')).toBe('over_request_rate_limit');
    expect(await guess('spared@pointfolio.test', 'correct horse')).toBeUndefined();
  });
});

describe('accounts', () => {
  test('who registers is signed in by the link in the mail, has a member row, and sees no other', async () => {
    const client = connect();
    const account = { email: 'new@pointfolio.test', password: 'correct horse' };
    const { data } = await client.auth.signUp(account);
    expect(data).toMatchObject({ user: { identities: [{ provider: 'email' }] }, session: null });
    const early = await client.auth.signInWithPassword(account);
    expect(early.error?.code).toBe('email_not_confirmed');
    const token = await readMailToken(stack.mailUrl, account.email);
    expect(token.type).toBe('signup');
    expect((await client.auth.verifyOtp(token)).data.session).not.toBeNull();
    // The mailbox owns the address, and the first password may be a stranger's.
    const first = await connect().auth.signInWithPassword(account);
    expect(first.error?.code).toBe('invalid_credentials');
    expect((await client.auth.updateUser({ password: account.password })).error).toBeNull();
    expect((await connect().auth.signInWithPassword(account)).error).toBeNull();
    const members = await client.from('members').select('id');
    expect(members.data).toEqual([{ id: data.user?.id }]);
    expect((await connect().from('members').select('id')).error?.code).toBe('42501');
  });

  test('a sign-up with an address that is taken makes no account, and one that waits gets another mail', async () => {
    const [client, account] = [connect(), { email: 'twice@pointfolio.test', password: 'a horse!' }];
    await client.auth.signUp(account);
    const first = await readMailToken(stack.mailUrl, account.email);
    // Auth sends at most one mail per second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const again = await client.auth.signUp({ ...account, password: 'another horse' });
    expect(again.data).toMatchObject({ user: { identities: [{}] }, session: null });
    const second = await readMailToken(stack.mailUrl, account.email);
    expect(second.token_hash).not.toBe(first.token_hash);
    expect((await connect().auth.verifyOtp(first)).error).not.toBeNull();
    expect((await client.auth.verifyOtp(second)).error).toBeNull();

    const stranger = await connect().auth.signUp({ ...account, password: 'of a stranger' });
    expect(stranger).toMatchObject({ data: { user: { identities: [] }, session: null } });
    expect(stranger.data.user?.id).not.toBe(again.data.user?.id);
  });

  test('an admin has an address that was confirmed', async () => {
    await connect().auth.signUp({ email: 'unseen@pointfolio.test', password: 'correct horse' });
    const grant = { email: 'unseen@pointfolio.test', admin: true };
    expect(await applyAdminGrant(stack.db, grant)).toEqual({ kind: 'unconfirmed' });
  });

  test('the demonstration member has cards, and the admin the admin role', async () => {
    const client = connect();
    await client.auth.signInWithPassword({
      email: 'member@pointfolio.test',
      password: stack.demoPassword ?? '',
    });
    const cards = await client.from('member_cards').select('id').eq('status', 'held');
    expect(cards.data).toHaveLength(5);
    const admin = connect();
    const { data } = await admin.auth.signInWithPassword({
      email: 'admin@pointfolio.test',
      password: stack.demoPassword ?? '',
    });
    const claims: unknown = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ role: 'app_admin' });
    const changed = await admin
      .from('alliances')
      .update({ name: 'Star Alliance' })
      .eq('slug', 'star-alliance')
      .select('name');
    expect(changed.data).toEqual([{ name: 'Star Alliance' }]);
  });

  test('a token can be refreshed, and ends with the sign-out', async () => {
    const client = await signIn('refresh@pointfolio.test');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    const token = refreshed.data.session?.refresh_token ?? '';
    await client.auth.signOut();
    const again = await client.auth.refreshSession({ refresh_token: token });
    expect(again.error).not.toBeNull();
  });

  test('requests at the same time keep their own roles', async () => {
    const people = await Promise.all(
      [1, 2, 3].map((n) => stack.createMember(`same${n}@pointfolio.test`, 'correct horse')),
    );
    const ask = async (token: string | undefined) => {
      const response = await fetch(`${stack.url}/rest/v1/members?select=id`, {
        headers: {
          apikey: stack.publishableKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return z.unknown().parse(await response.json());
    };
    const callers = Array.from({ length: 40 }, (_, n) => people[n % 4]);
    const answers = await Promise.all(callers.map((person) => ask(person?.accessToken)));
    for (const [n, answer] of answers.entries()) {
      const person = callers[n];
      if (person) expect(answer).toEqual([{ id: person.id }]);
      else expect(answer).toMatchObject({ code: '42501' });
    }
  });
});

describe('mails', () => {
  test('their page outlives an address that is none', async () => {
    expect((await fetch(`${stack.mailUrl}//`)).status).toBe(404);
    expect((await fetch(stack.mailUrl)).status).toBe(200);
  });

  test('a reset mail is caught, and its link carries a token that signs in once', async () => {
    const elsewhere = await signIn('forgetful@pointfolio.test');
    await connect().auth.resetPasswordForEmail('forgetful@pointfolio.test');
    const response = await fetch(`${stack.mailUrl}/api/messages`);
    const [mail] = mailsSchema.parse(await response.json());
    expect(mail?.to).toBe('forgetful@pointfolio.test');
    const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '');
    expect(mail?.text).toContain(link.href);
    expect(link.search).toBe('');
    const told = readFragment(link);
    expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:5173/confirm');
    const token = { token_hash: told.get('token_hash') ?? '' };
    expect(told.get('type')).toBe('recovery');
    const other = connect();
    const { data } = await other.auth.verifyOtp({ ...token, type: 'recovery' });
    expect(data.user?.email).toBe('forgetful@pointfolio.test');
    expect((await other.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await other.auth.refreshSession()).error).toBeNull();
    const again = await connect().auth.verifyOtp({ ...token, type: 'recovery' });
    expect(again.error?.code).toBe('otp_expired');
  });

  test.each(['confirmation', 'recovery', 'magic_link', 'email_change'])(
    'a mail of %s says for how long its link works',
    async (name) => {
      const { auth } = await readConfig();
      const template = await readFile(auth.email.template[name]?.content_path ?? '', 'utf8');
      expect(auth.email.otp_expiry).toBe(10 * 60);
      expect(template).toContain('The link works once, within ten minutes.');
    },
  );

  test('the page shows what was caught', async () => {
    const list = await (await fetch(stack.mailUrl)).text();
    expect(list).toContain('forgetful@pointfolio.test');
    const row = list.split('<tr>').find((each) => each.includes('forgetful@pointfolio.test'));
    const path = /href="([^"]+)"/.exec(row ?? '')?.[1] ?? '';
    const mail = await (await fetch(new URL(path, stack.mailUrl))).text();
    expect(mail).toContain('Choose a new password');
  });
});

/** Creates a body of this size that begins like a picture. */
function png(size: number) {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  return bytes;
}

test('files go by the policies of Storage', async () => {
  const owner = await signIn('a@pointfolio.test');
  const stranger = await signIn('b@pointfolio.test');
  const { data } = await owner.auth.getUser();
  const path = `${data.user?.id ?? ''}/face.png`;
  const bytes = png(8);
  const picture = new Blob([bytes], { type: 'image/png' });
  const refused = await stranger.storage.from('avatars').upload(path, picture);
  expect(refused.error?.message).toMatch(/row-level security/);
  expect((await owner.storage.from('avatars').upload(path, picture)).error).toBeNull();
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect((await owner.storage.from('avatars').upload(`${path}.html`, page)).error).not.toBeNull();
  const large = await owner.storage.from('avatars').upload(`${path}.large`, png(3e6), {
    contentType: 'image/png',
  });
  expect(large.error?.message).toMatch(/maximum allowed size/);
  const { publicUrl } = owner.storage.from('avatars').getPublicUrl(path).data;
  const shown = await fetch(publicUrl);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await shown.bytes()).toEqual(bytes);
  await stranger.storage.from('avatars').remove([path]);
  expect((await fetch(publicUrl)).status).toBe(200);
  await owner.storage.from('avatars').remove([path]);
  expect((await fetch(publicUrl)).ok).toBe(false);
});

test('a refused upload leaves the connection open for the next requests', async () => {
  const { accessToken, id } = await stack.createMember('large@pointfolio.test', 'correct horse');
  const headers = { apikey: stack.publishableKey, authorization: `Bearer ${accessToken}` };
  const upload = await fetch(`${stack.url}/storage/v1/object/avatars/${id}/large.png`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: png(3_000_000),
  });
  expect(await upload.text()).toMatch(/maximum allowed size/);
  for (let n = 0; n < 4; n += 1) {
    const answer = await fetch(`${stack.url}/auth/v1/user`, { headers });
    expect(await answer.json()).toMatchObject({ id });
  }
});

test('a file is what it is called', async () => {
  const owner = await signIn('files@pointfolio.test');
  const { data } = await owner.auth.getUser();
  const upload = async (name: string, content: BlobPart, type: string) => {
    const path = `${data.user?.id ?? ''}/${name}`;
    const { error } = await owner.storage
      .from('avatars')
      .upload(path, new Blob([content], { type }));
    return error?.message;
  };
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']) {
    expect(await upload('page', '<script>alert(1)</script>', type), type).toMatch(
      /is not what the file holds/,
    );
  }
  expect(await upload('a.jpg', png(8), 'image/jpeg')).toMatch(/is not what the file holds/);
  expect(await upload('a.png', png(8), 'image/png')).toBeUndefined();
});

const MEGABYTE = new Uint8Array(1024 ** 2);

/** Sends a body without a declared length; returns the amount that was read. */
async function sendWithoutEnd(path: string, megabytes: number) {
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent === megabytes) controller.close();
      else controller.enqueue(MEGABYTE);
      sent += 1;
    },
  });
  const headers = { apikey: stack.publishableKey, 'content-type': 'image/png' };
  const request = { method: 'POST', headers, body, duplex: 'half' } as const;
  const response = await fetch(stack.url + path, request).catch(() => null);
  return { text: (await response?.text()) ?? '', sent };
}

test('a body that is too large is refused while it comes, and not held', async () => {
  const before = process.memoryUsage();
  const paths = ['/storage/v1/object/avatars/a/b.png', '/rest/v1/tips', '/auth/v1/signup'];
  for (const path of paths) {
    const { text, sent } = await sendWithoutEnd(path, 400);
    expect(sent, path).toBeLessThan(100);
    expect(text, path).toMatch(/^$|exceeded/);
  }
  const after = process.memoryUsage();
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(100 * MEGABYTE.length);
});

test('a body that says it is too large is not read at all', async () => {
  const answer = await fetch(`${stack.url}/storage/v1/object/avatars/a/b.png`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'image/png' },
    body: png(30 * MEGABYTE.length),
  });
  expect(await answer.json()).toMatchObject({ statusCode: '413' });
  const user = await fetch(`${stack.url}/auth/v1/user`, {
    headers: { apikey: stack.publishableKey },
  });
  expect(user.status).toBe(401);
});

test('a procedure of the database is called by its name', async () => {
  const client = await signIn('leaving@pointfolio.test');
  expect((await client.rpc('delete_current_user')).error).toBeNull();
  const { error } = await client.auth.signInWithPassword({
    email: 'leaving@pointfolio.test',
    password: 'correct horse',
  });
  expect(error?.code).toBe('invalid_credentials');
});
