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
    { rhythm: 'weekly', items: [item] },
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
