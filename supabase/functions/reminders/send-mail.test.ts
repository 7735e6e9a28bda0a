import assert from 'node:assert/strict';
import { readFailure } from './send-mail.ts';

const failure = (command: string, responseCode: number) =>
  Object.assign(new Error('refused'), { command, responseCode });

Deno.test('an address is gone when it is refused itself, and at no other word of a server', () => {
  assert.equal(readFailure(failure('RCPT TO', 550)), 'gone');
  assert.equal(readFailure(failure('RCPT TO', 450)), 'later');
  for (const command of ['MAIL FROM', 'DATA', 'AUTH PLAIN', 'CONN']) {
    assert.equal(readFailure(failure(command, 554)), 'later', command);
  }
  assert.equal(readFailure(new Error('connection lost')), 'later');
  assert.equal(readFailure('no error'), 'later');
});
