import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startStack, type Stack } from '../start-stack.ts';

let stack: Stack;
const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

beforeAll(async () => {
  stack = await startStack({ functions: true, seed: false });
});
afterAll(() => stack.stop());

const ring = () => fetch(`${stack.url}/functions/v1/reminders`, { method: 'POST' });
const askHealth = () => fetch(`${stack.url}/functions/v1/health`);

async function readAlerts() {
  const answer = await fetch(`${stack.mailUrl}/api/messages`);
  const all = mails.parse(await answer.json());
  return all.filter(({ to }) => to === 'operator@pointfolio.test');
}

test('the health address names an overdue pass, until one has come to its end', async () => {
  await ring();
  expect((await askHealth()).status).toBe(200);
  const { id } = await stack.createMember('late@pointfolio.test', 'correct horse battery staple');
  await stack.db.query(
    `insert into public.reminder_preferences (member_id, mail_rhythm) values ($1, 'weekly')`,
    [id],
  );
  await stack.db.exec(`
    update private.reminder_looks set next_look_at = now() - interval '16 minutes';
    update private.operation set last_pass_at = now() - interval '16 minutes';
  `);
  const late = await askHealth();
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ database: 'ok', reminders: 'overdue' });
  expect((await ring()).status).toBe(204);
  expect((await askHealth()).status).toBe(200);
  const [alert] = await readAlerts();
  expect(alert?.subject).toBe('Pointfolio: The clock of the database is in trouble');
});

test('the operator gets a mail of each kind of trouble, once a day, from however many passes', async () => {
  await stack.db.exec(`
    delete from private.operator_alerts;
    insert into private.daily_failures (kind, place, code, amount) values ('function_error', 'users.updateName', 'TIMEOUT', 21);
    select private.count_failure('function_error', 'reminders by mail', 'mail_gone');
    create schema cron;
    create table cron.job (jobid bigint, jobname text);
    create table cron.job_run_details (jobid bigint, runid bigint, status text, start_time timestamptz);
    insert into cron.job values (1, 'ring-reminders');
    insert into cron.job_run_details values (1, 1, 'failed', now());
  `);
  const before = (await readAlerts()).length;
  for (let pass = 0; pass < 3; pass += 1) expect((await ring()).status).toBe(204);
  const alerts = (await readAlerts()).slice(0, -before);
  expect(alerts.map(({ subject }) => subject).sort()).toEqual([
    'Pointfolio: Functions fail more often than usual',
    'Pointfolio: Reminders were given up',
    'Pointfolio: The clock of the database is in trouble',
  ]);
  const text = alerts.map((mail) => mail.text).join('\n');
  expect(text).toContain('failed 22 times so far');
  expect(text).not.toContain('users.updateName');
  expect(text).toContain('ring-reminders. Failed runs: 1');
  expect(text).toContain('so far 1 could not be delivered: reminders by mail');
  expect(text).not.toContain('undefined');
});

test('a database that does not answer is named', async () => {
  await stack.db.exec('alter function public.read_health() rename to read_nothing');
  const answer = await askHealth();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ database: 'failing' });
});

test('the watch is off without a key', async () => {
  const answer = await fetch(`${stack.url}/functions/v1/watch`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});
