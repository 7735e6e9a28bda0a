import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailContent, type MailMessage } from '../../supabase/functions/reminders/message.ts';
import { openDatabase } from '../../supabase/functions/reminders/database.ts';
import { runPass } from '../../supabase/functions/reminders/run-pass.ts';
import { writeMail } from '../../supabase/functions/reminders/write-mail.ts';
import { startStack, type Stack } from '../../supabase/local/start-stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ quiet: true, functions: false });
});
afterAll(() => stack.stop());

test('a member with two hundred cards with the longest names gets a mail of what fits', async () => {
  await stack.db.exec(`
    select private.start_reminders('https://functions.test/reminders', encode(sha256('the key'), 'hex'));
    update private.reminder_clock set stands_at = '2027-01-04 15:00Z' where is_only;
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values ('00000000-0000-4000-8000-000000000001', 'a@pointfolio.test', now(), '{}');
    insert into public.member_cards (member_id, credit_card_id, nickname, opened_on)
      select '00000000-0000-4000-8000-000000000001', product.id, repeat('𝒳', 80), '2024-01-20'
      from (
        select credit_card_id as id from public.credit_card_benefits where value_cents > 0
        group by credit_card_id order by count(*) desc limit 10
      ) product, generate_series(1, 20);
    insert into public.reminder_preferences (member_id, mail_rhythm, lead_days, quiet_from, quiet_to)
      values ('00000000-0000-4000-8000-000000000001', 'monthly', 60, 0, 0);
    update private.reminder_clock set stands_at = '2027-01-04 16:00Z' where is_only;
  `);
  const mails: MailMessage[] = [];
  const { url: supabaseUrl, publishableKey } = stack;
  const none = { siteUrl: 'https://app.test', mail: null, alertsTo: null, push: null };
  const database = openDatabase(
    { ...none, supabaseUrl, publishableKey, senderKey: 'the key' },
    fetch,
  );
  const sendMail = (mail: MailMessage) =>
    Promise.resolve(mails.push(mail)).then(() => 'delivered' as const);
  await runPass(
    { database, sendMail, sendPush: null, sendAlert: () => Promise.resolve(true) },
    AbortSignal.timeout(100_000),
  );
  expect(mails).toHaveLength(1);
  const what = mailContent.parse(mails[0]?.what);
  expect(what.items.length).toBeGreaterThan(20);
  expect(what.more).toBeGreaterThan(300);
  const { subject, text } = writeMail(what, 'https://app.test', 'https://app.test/stop-mails#t');
  expect(subject).toMatch(new RegExp(`^${what.items.length + what.more} things are due`));
  expect(text).toContain(`And ${what.more} more in Pointfolio`);
});
