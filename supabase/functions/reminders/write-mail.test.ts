import assert from 'node:assert/strict';
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
