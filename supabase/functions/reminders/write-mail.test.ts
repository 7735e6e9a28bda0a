import assert from 'node:assert/strict';
import { message } from './message.ts';
import { writeMail } from './write-mail.ts';

Deno.test('a mail says the same as text and as a page, and shows names as they are', () => {
  const item = {
    day: 'Nov 30',
    name: 'A <b>"Card"</b>: annual fee posts on Nov 30',
    advice: 'Decide before then.',
    path: '/app/upcoming-fees',
  };
  const written = writeMail(
    { rhythm: 'weekly', items: [item], more: 0 },
    'https://app.test',
    'https://app.test/stop-mails#t',
  );
  assert.equal(written.subject, '1 thing is due, on Nov 30');
  assert.match(written.text, /A <b>"Card"<\/b>: annual fee posts on Nov 30\./);
  assert.match(written.html, /A &lt;b&gt;&quot;Card&quot;&lt;\/b&gt;: annual fee/);
  assert.doesNotMatch(written.html, /<b>/);
  for (const part of [written.text, written.html]) {
    assert.match(part, /https:\/\/app\.test\/app\/upcoming-fees/);
    assert.match(part, /https:\/\/app\.test\/stop-mails#t/);
  }
});

Deno.test('a mail of more than it has room for says how many more there are', () => {
  const item = { day: 'Nov 30', name: 'A card', advice: 'Decide.', path: '/app/upcoming-fees' };
  const { subject, text, html } = writeMail(
    { rhythm: 'monthly', items: [item], more: 41 },
    'https://app.test',
    'https://app.test/stop-mails#t',
  );
  assert.equal(subject, '42 things are due, the first on Nov 30');
  for (const part of [text, html]) assert.match(part, /And 41 more in /);
});

Deno.test('a mail that a member asked for once says so, and begins with their words', () => {
  const item = { day: 'Nov 30', name: 'Call the issuer', advice: 'Now.', path: '/app/reminders' };
  const { subject, text, html } = writeMail(
    { rhythm: 'own', items: [item], more: 0 },
    'https://app.test',
    'https://app.test/stop-mails#t',
  );
  assert.equal(subject, 'Reminder: Call the issuer');
  for (const part of [text, html]) assert.match(part, /because you asked to be reminded of this/);
});

Deno.test('a try that a member asks for is a message without content', () => {
  const waiting = { id: 'm', lease: 'n', member_id: 'ann', key: 'test:1', seconds_left: 86_400 };
  const device = { endpoint: 'https://push.test/1', p256dh: 'k', auth: 'a' };
  for (const place of [
    { channel: 'push', device },
    { channel: 'mail', address: 'ann@example.com', unsubscribe_token: 'known' },
  ]) {
    const read = message.parse({ ...waiting, ...place, what: { items: [] } });
    assert.equal('body' in read.what, false);
  }
  const written = writeMail({}, 'https://app.test', 'https://app.test/stop-mails#t');
  assert.equal(written.subject, 'Your reminders arrive here');
});
