import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

/** Counts how many of several simultaneous calls are accepted. */
async function countTaken(calls: number, call: (index: number) => PromiseLike<boolean>) {
  const answers = await Promise.all(Array.from({ length: calls }, (_, index) => call(index)));
  return answers.filter(Boolean).length;
}

async function ask(token: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${access.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) return null;
  return text === '' ? true : JSON.parse(text);
}

async function report({ client, token }: Member): Promise<number> {
  const { data } = await client.from('credit_cards').select('id').limit(30).throwOnError();
  const cards = z.array(z.object({ id: z.number() })).parse(data);
  return countTaken(cards.length, async (index) => {
    const about = { table_name: 'credit_cards', record_id: cards[index]?.id };
    return ask(token, 'fact_reports', { ...about, subject: 'A card', problem: 'The fee' }).then(
      (answer) => answer !== null,
    );
  });
}

async function registerDevices({ signIn }: Member): Promise<number> {
  const tokens: string[] = [];
  for (let session = 0; session < 14; session += 1) {
    const { data } = await signIn();
    tokens.push(z.string().parse(data.session?.access_token));
  }
  return countTaken(tokens.length, async (index) => {
    const answer = await ask(tokens[index] ?? '', 'rpc/register_push_device', {
      endpoint: `https://fcm.googleapis.com/fcm/send/${tokens[index]?.slice(-30)}`,
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
    });
    return JSON.stringify(answer) === '{"kind":"registered"}';
  });
}

async function readFeed({ token }: Member): Promise<number> {
  const feed = await ask(token, 'rpc/renew_calendar_feed', { zone: 'UTC' });
  const answers = z.object({ kind: z.string(), seconds: z.number().default(0) });
  return countTaken(80, async () => {
    // One that comes during another is refused for a second.
    for (;;) {
      const answer = await ask(token, 'rpc/read_calendar_feed', { token: feed });
      const { kind, seconds } = answers.parse(answer);
      if (seconds !== 1) return kind === 'found';
    }
  });
}

test.each<[string, number, (member: Member) => Promise<number>]>([
  ['reports an hour', 10, report],
  [
    'people',
    8,
    ({ token }) =>
      countTaken(
        20,
        async (index) => (await ask(token, 'people', { name: `P ${index}` })) !== null,
      ),
  ],
  [
    'open invitations',
    5,
    ({ token }) =>
      countTaken(20, async () => {
        return (await ask(token, 'rpc/invite_to_household', { display_name: 'Ann' })) !== null;
      }),
  ],
  [
    'tries of reminders an hour',
    5,
    ({ token }) =>
      countTaken(20, async () => {
        return (await ask(token, 'rpc/send_test_reminder', { by_channel: 'mail' })) !== null;
      }),
  ],
  ['devices', 10, registerDevices],
  ['reads of a feed an hour', 60, readFeed],
  [
    'procedures a minute',
    120,
    ({ token }) =>
      countTaken(150, async () => {
        return (await ask(token, 'rpc/count_member_mutation', { amount: 1 })) === 0;
      }),
  ],
  [
    'pictures',
    10,
    ({ id, client }) =>
      countTaken(20, async (index) => {
        const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], {
          type: 'image/png',
        });
        const { error } = await client.storage.from('avatars').upload(`${id}/${index}.png`, png);
        return error === null;
      }),
  ],
])('however many calls come at the same moment: %s are %i at most', async (_name, most, call) => {
  expect(await call(await createMember())).toBe(most);
});
