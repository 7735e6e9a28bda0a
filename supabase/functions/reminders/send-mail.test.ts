import assert from 'node:assert/strict';
import { z } from 'zod';
import { openTransport, readFailure } from './send-mail.ts';

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

const security = z.object({
  secure: z.boolean(),
  requireTLS: z.boolean(),
  ignoreTLS: z.never().optional(),
  tls: z.never().optional(),
});

Deno.test('a password goes over TLS alone, to a server whose certificate is checked', () => {
  const login = { user: 'sender', pass: 'secret' };
  for (const port of [465, 587, 2525]) {
    const mail = { host: 'smtp.test', port, login, from: 'app@site.test' };
    const transport = openTransport(mail, 'https://site.test');
    const { secure, requireTLS } = security.parse(transport.options);
    assert.ok(secure || requireTLS, String(port));
  }
});
