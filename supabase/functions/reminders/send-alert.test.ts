import assert from 'node:assert/strict';
import { createAlertSender } from './send-alert.ts';

const ALERT = {
  kind: 'given_up',
  day: '2026-11-26',
  amount: 2,
  detail: 'reminders by mail',
} as const;

Deno.test('an alert that cannot be mailed is in the log', async () => {
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    const nowhere = createAlertSender(null, 'https://app.test', 'ops@app.test');
    assert.equal(await nowhere(ALERT), true, 'no other try would get further');
    const mail = { host: '127.0.0.1', port: 9, login: null, from: 'reminders@app.test' };
    assert.equal(await createAlertSender(mail, 'https://app.test', null)(ALERT), true);
    const down = createAlertSender(mail, 'https://app.test', 'ops@app.test');
    assert.equal(await down(ALERT), false, 'it is tried again');
  } finally {
    console.error = error;
  }
  assert.match(logged[0] ?? '', /"kind":"given_up".*SMTP_HOST is not set/);
  assert.match(logged[1] ?? '', /"amount":2.*ALERTS_TO is not set/);
});
