import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

const caughtMails = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string().optional(),
    html: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
);

const ring = () => fetch(`${access.url}/functions/v1/reminders`, { method: 'POST' });

async function readReminders(to: string) {
  const response = await fetch(`${access.mailUrl}/api/messages`);
  const mails = caughtMails.parse(await response.json());
  return mails.filter((mail) => mail.to === to && mail.subject.includes('reminders'));
}

async function askForTry({ client }: Member, by_channel: string): Promise<number> {
  const asked: { data: unknown } = await client
    .rpc('send_test_reminder', { by_channel })
    .throwOnError();
  return z.number().parse(asked.data);
}

async function readRhythm({ client }: Member): Promise<string> {
  const { data } = await client
    .from('reminder_preferences')
    .select('mail_rhythm')
    .single()
    .throwOnError();
  return z.object({ mail_rhythm: z.string() }).parse(data).mail_rhythm;
}

/** Maps the unsubscribe address in a mail's header to the function's own address. */
function findEnd(header: string | undefined): string {
  const address = new URL(/^<(.+)>$/.exec(header ?? '')?.[1] ?? '');
  return access.url + address.pathname.replace(/^\/api\//, '/functions/v1/');
}

describe('reminders', () => {
  test('a test mail arrives, and one click without a sign-in unsubscribes', async () => {
    const [ann, bea] = [await createMember(), await createMember()];
    for (const { client } of [ann, bea]) {
      await client.from('reminder_preferences').insert({ mail_rhythm: 'weekly' }).throwOnError();
    }
    expect(await askForTry(ann, 'push')).toBe(0);
    expect(await askForTry(ann, 'mail')).toBe(1);
    const answers = await Promise.all([ring(), ring(), ring()]);
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([204, '']);

    const [mail, ...more] = await readReminders(ann.email);
    expect(more).toEqual([]);
    expect(await readReminders(bea.email)).toEqual([]);
    expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers?.['message-id']).toMatch(/^<[0-9a-f]{32}@pointfolio\.test>$/);
    const end = findEnd(mail?.headers?.['list-unsubscribe']);
    const token = end.split('/').at(-1);
    expect(mail?.text).toContain(`/stop-mails#${token}`);
    expect(mail?.html).toContain(`/stop-mails#${token}`);

    const led = await fetch(end, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/stop-mails#${token}`),
    ]);
    expect((await fetch(end, { method: 'POST' })).status).toBe(204);
    expect([await readRhythm(ann), await readRhythm(bea)]).toEqual(['off', 'weekly']);
  });

  test('a caller without the key learns nothing, whatever they send instead', async () => {
    const { client } = await createMember();
    const answers = new Set<string>();
    for (const sender_key of ['', 'a guess', access.publishableKey, 'x'.repeat(5000)]) {
      for (const call of [
        client.rpc('claim_reminder_looks', { sender_key, most: 20 }),
        client.rpc('read_reminder_look', { sender_key, look_claim: crypto.randomUUID() }),
        client.rpc('claim_reminders', { sender_key, most: 20 }),
        client.rpc('settle_reminders', { sender_key, outcomes: '[]' }),
        client.rpc('claim_operator_alerts', { sender_key }),
        client.rpc('end_reminder_pass', { sender_key }),
        client.rpc('enqueue_reminders', {
          sender_key,
          look_claim: crypto.randomUUID(),
          messages: '[]',
        }),
      ]) {
        const answer: { data: unknown; error: unknown; status: number } = await call;
        answers.add(JSON.stringify([answer.data, answer.error, answer.status]));
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('no key of the sender');
  });

  test('an invalid address unsubscribes nobody', async () => {
    const base = `${access.url}/functions/v1/reminders/unsubscribe`;
    for (const token of ['', 'guess', 'A'.repeat(43), 'a'.repeat(5000), '%00']) {
      const answer = await fetch(`${base}/${token}`, { method: 'POST' });
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    }
  });

  test('deleting an account deletes its waiting reminders', async () => {
    const cal = await createMember();
    expect(await askForTry(cal, 'mail')).toBe(1);
    await cal.users.deleteUser.mutate();
    await ring();
    expect(await readReminders(cal.email)).toEqual([]);
  });
});
