import assert from 'node:assert/strict';
import { openDatabase } from './database.ts';
import { hashText } from '../_shared/hash-text.ts';

Deno.test('the database is asked as a visitor with the key of the sender', async () => {
  const asked: Request[] = [];
  const settings = {
    ...{ supabaseUrl: 'https://api.test', publishableKey: 'public', siteUrl: 'https://app.test' },
    ...{ senderKey: 'the key', mail: null, push: null, alertsTo: null },
  };
  const database = openDatabase(settings, (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(Response.json([]));
  });
  await database.claimMessages(20, ['mail']);
  const [request] = asked;
  assert.equal(request?.url, 'https://api.test/rest/v1/rpc/claim_reminders');
  assert.equal(request.redirect, 'error');
  assert.equal(request.headers.get('apikey'), 'public');
  assert.equal(request.headers.get('authorization'), null);
  assert.equal(request.headers.get('x-sender'), await hashText('the key'));
  assert.deepEqual(await request.json(), {
    sender_key: 'the key',
    most: 20,
    channels: ['mail'],
  });
});
