import { z } from 'zod';
import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { readEnv, signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

/** Password of `register`. */
const PASSWORD = 'a long enough password';

const mails = z.array(z.object({ to: z.string(), text: z.string().optional() }));

/** Reads the unsubscribe path in the last mail to an address; empty until a mail arrives. */
async function readStopPath(email: string): Promise<string> {
  const answer = await fetch(new URL('/api/messages', readEnv('E2E_MAIL_URL')));
  const own = mails.parse(await answer.json()).find(({ to }) => to === email);
  return /\/stop-mails#\S+/.exec(own?.text ?? '')?.[0] ?? '';
}

test('the link of a reminder stops the mails, without signing in and not before it is asked to', async ({
  page,
  request,
  browser,
}) => {
  const email = await enterAsNew(page);
  const client = await signInOverRest(email, PASSWORD);
  await client.from('reminder_preferences').insert({ mail_rhythm: 'weekly' }).throwOnError();
  const readRhythm = async () => {
    const { data } = await client.from('reminder_preferences').select('mail_rhythm').single();
    return data?.mail_rhythm;
  };
  await client.rpc('send_test_reminder', { by_channel: 'mail' }).throwOnError();
  // Calls the sender as the clock does, through the site's address.
  expect((await request.post('/api/reminders')).status()).toBe(204);
  await expect.poll(() => readStopPath(email)).not.toBe('');

  const elsewhere = await browser.newPage();
  await elsewhere.goto(await readStopPath(email));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');
  await expectAccessibleState(elsewhere);
  expect(await readRhythm()).toBe('weekly');
  await saving(elsewhere, 'unsubscribe_from_mail', () =>
    elsewhere.getByRole('button', { name: 'Stop the emails' }).click(),
  );
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    'You won’t get these emails any more',
  );
  expect(await readRhythm()).toBe('off');
  await elsewhere.goto('/stop-mails#a-guess');
  await elsewhere.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await elsewhere.close();
});
