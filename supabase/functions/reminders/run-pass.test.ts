import assert from 'node:assert/strict';
import { calendarDate } from '../../../src/domain/calendar.ts';
import {
  type Alert,
  type Database,
  type Found,
  type Look,
  type Settled,
  openDatabase,
} from './database.ts';
import { createHandler } from './handler.ts';
import type { MailMessage, Message, Outcome, PushMessage } from './message.ts';
import { runPass } from './run-pass.ts';

const look = (told: readonly string[] = []): Look => ({
  claim: 'a-claim',
  member_id: 'ann',
  mail_rhythm: 'weekly',
  mail_kinds: ['points-expire'],
  push_kinds: ['points-expire'],
  lead_days: 7,
  most_a_day: 5,
  tells_amounts: false,
  told: [...told],
  pushes_today: 0,
  rows: {
    today: dayOf('2026-11-24'),
    cards: [],
    trackers: [],
    benefits: [],
    choices: [],
    activations: [],
    balances: [{ id: 'miles', system: 'Miles', points: 12_000, expires_on: dayOf('2026-12-01') }],
    steps: [],
    step_cards: [],
    offers: [],
    offers_from_cents: 500,
    own_reminders: [],
  },
});

function dayOf(text: string): Look['rows']['today'] {
  return calendarDate(text);
}

const push = {
  id: 'p',
  lease: 'l',
  member_id: 'ann',
  key: 'push:k',
  seconds_left: 86_400,
  channel: 'push',
  device: { endpoint: 'https://push.test/1', p256dh: 'k', auth: 'a' },
  what: { title: 'Miles: points expire on Dec 1', body: 'Use them.', path: '/app/my-points' },
} satisfies PushMessage;
const mail = {
  ...{ id: 'm', lease: 'n', member_id: 'ann', key: 'mail:k', seconds_left: 86_400 },
  channel: 'mail',
  address: 'ann@example.com',
  unsubscribe_token: 'known',
  what: { rhythm: 'weekly', items: [], more: 0 },
} satisfies MailMessage;

/** Lines that the function logs as errors meanwhile. */
async function logOf(act: () => Promise<void>): Promise<readonly string[]> {
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    await act();
  } finally {
    console.error = error;
  }
  return logged;
}

/** Creates the function on a database that gives these answers, once each. */
function createWorld(answers: {
  looks?: readonly Look[];
  messages?: readonly Message[];
  alerts?: readonly Alert[];
  /** True if the mail server accepts alerts. */
  isTold?: boolean;
  send?: (sent: Message) => Promise<Outcome>;
}) {
  const enqueued: { claim: string; found: readonly Found[] }[] = [];
  const settled: Settled[] = [];
  /** Alerts that each pass could not send. */
  const endedPasses: (readonly Alert[])[] = [];
  const sentAlerts: Alert[] = [];
  const calls: string[] = [];
  const sendAlert = (alert: Alert) => {
    sentAlerts.push(alert);
    return Promise.resolve(answers.isTold ?? true);
  };
  const waiting = { looks: [answers.looks ?? []], messages: [answers.messages ?? []] };
  const database: Database = {
    claimLooks: () => {
      calls.push('looks');
      return Promise.resolve(waiting.looks.shift() ?? []);
    },
    readLook: (claim) =>
      Promise.resolve(answers.looks?.find((each) => each.claim === claim) ?? null),
    enqueue: (claim, found) => {
      enqueued.push({ claim, found });
      return Promise.resolve(true);
    },
    claimMessages: () => Promise.resolve(waiting.messages.shift() ?? []),
    settle: (outcomes) => Promise.resolve(settled.push(...outcomes)),
    unsubscribe: (token) => Promise.resolve(token === 'known'),
    claimAlerts: async () => {
      await Promise.resolve();
      calls.push('alerts');
      return answers.alerts ?? [];
    },
    endPass: (untold) => {
      endedPasses.push(untold);
      return Promise.resolve(true);
    },
  };
  const send = answers.send ?? (() => Promise.resolve<Outcome>('delivered'));
  const handle = createHandler({
    database,
    siteUrl: 'https://app.test',
    sendMail: send,
    sendPush: send,
    sendAlert,
  });
  const ask = (method: string, path = '') =>
    handle(new Request(`https://functions.test/reminders${path}`, { method }));
  return { ask, enqueued, settled, database, sendAlert, sentAlerts, endedPasses, calls };
}

Deno.test('a look enqueues a push and the mail of the week, without amounts', async () => {
  const { ask, enqueued } = createWorld({ looks: [look()] });
  assert.equal((await ask('POST')).status, 204);
  assert.deepEqual(
    enqueued.map(({ claim }) => claim),
    ['a-claim'],
  );
  assert.deepEqual(
    enqueued[0]?.found.map(({ key, until }) => [key, until]),
    [
      ['push:points-expire:miles:2026-12-01:ahead', '2026-12-01'],
      ['mail:weekly:2026-11-23', '2026-12-01'],
    ],
  );
  assert.match(JSON.stringify(enqueued), /Miles: points expire on Dec 1/);
  assert.doesNotMatch(JSON.stringify(enqueued), /12,000|12000/);
});

Deno.test('a reminder is told only once, and a look without news ends all the same', async () => {
  const told = ['push:points-expire:miles:2026-12-01:ahead', 'mail:weekly:2026-11-23'];
  const { ask, enqueued } = createWorld({ looks: [look(told)] });
  await ask('POST');
  assert.deepEqual(enqueued, [{ claim: 'a-claim', found: [] }]);
});

Deno.test('a member whose rows make no sense keeps nobody else waiting', async () => {
  const logged = await logOf(async () => {
    const broken = { ...look(), claim: 'broken', lead_days: Number.NaN };
    const { ask, enqueued } = createWorld({ looks: [broken, look()] });
    assert.equal((await ask('POST')).status, 204);
    assert.deepEqual(
      enqueued.map(({ claim }) => claim),
      ['a-claim'],
    );
  });
  assert.equal(logged.length, 1);
});

Deno.test('each message is settled with what came of it; one that breaks is tried later', async () => {
  const { ask, settled } = createWorld({
    messages: [push, mail],
    send: (sent) =>
      sent.channel === 'mail' ? Promise.reject(new Error('broken')) : Promise.resolve('gone'),
  });
  await ask('POST');
  assert.deepEqual(settled, [
    { id: 'p', lease: 'l', outcome: 'gone', error: 'push_gone' },
    { id: 'm', lease: 'n', outcome: 'later', error: 'mail_later' },
  ]);
});

Deno.test('the outcome of a message is recorded even if that fails at first', async () => {
  const { database, settled, sendAlert } = createWorld({ messages: [push] });
  const { settle } = database;
  let failures = 0;
  const failing: Database = {
    ...database,
    settle: (outcomes) => {
      failures += 1;
      return failures < 3 ? Promise.reject(new Error('it took too long')) : settle(outcomes);
    },
  };
  const send = () => Promise.resolve<Outcome>('delivered');
  await runPass(
    { database: failing, sendMail: send, sendPush: send, sendAlert },
    AbortSignal.timeout(10_000),
  );
  assert.deepEqual(
    settled.map(({ id, outcome }) => [id, outcome]),
    [['p', 'delivered']],
  );
});

Deno.test('who rings while it works waits for the same end', async () => {
  const going = Promise.withResolvers<Outcome>();
  let sent = 0;
  const { ask } = createWorld({
    messages: [push],
    send: () => {
      sent += 1;
      return going.promise;
    },
  });
  const both = Promise.all([ask('POST'), ask('POST')]);
  going.resolve('delivered');
  assert.deepEqual(
    (await both).map(({ status }) => status),
    [204, 204],
  );
  assert.equal(sent, 1);
});

const settings = {
  ...{ supabaseUrl: 'https://api.test', publishableKey: 'public', siteUrl: 'https://app.test' },
  ...{ senderKey: 'the key', mail: null, push: null, alertsTo: null },
};

Deno.test('the database is asked as a visitor with the key of the sender', async () => {
  const asked: Request[] = [];
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
  assert.deepEqual(await request.json(), {
    sender_key: 'the key',
    most: 20,
    channels: ['mail'],
  });
});

Deno.test('an answer that is not understood keeps no other waiting', async () => {
  const logged = await logOf(async () => {
    const messages = openDatabase(settings, () =>
      Promise.resolve(Response.json([push, { ...mail, address: null }])),
    );
    assert.deepEqual(
      (await messages.claimMessages(20, ['push', 'mail'])).map(({ id }) => id),
      ['p'],
    );
  });
  assert.equal(logged.length, 1);
});

Deno.test('a member whose rows take too long keeps nobody else waiting', async () => {
  await logOf(async () => {
    const all = ['first', 'heavy', 'last'].map((claim) => ({ ...look(), claim }));
    const { database, enqueued, sendAlert } = createWorld({ looks: all });
    const slow: Database = {
      ...database,
      readLook: (claim) =>
        claim === 'heavy'
          ? Promise.reject(new Error('read_reminder_look answered 500'))
          : database.readLook(claim),
    };
    const sender = { database: slow, sendMail: null, sendPush: null, sendAlert };
    await runPass(sender, new AbortController().signal);
    assert.deepEqual(
      enqueued.map(({ claim }) => claim),
      ['first', 'last'],
    );
  });
});

Deno.test('looks end when there is no more time', async () => {
  const all = ['first', 'second'].map((claim) => ({ ...look(), claim }));
  const { database, enqueued, sendAlert } = createWorld({ looks: all });
  const time = new AbortController();
  const slow: Database = {
    ...database,
    readLook: (claim) => {
      time.abort();
      return database.readLook(claim);
    },
  };
  await runPass({ database: slow, sendMail: null, sendPush: null, sendAlert }, time.signal);
  assert.deepEqual(
    enqueued.map(({ claim }) => claim),
    ['first'],
  );
});

Deno.test('waiting messages are sent even if no member can be looked at', async () => {
  await logOf(async () => {
    const world = createWorld({ messages: [push] });
    const failing = {
      ...world.database,
      claimLooks: () => Promise.reject(new Error('no answer')),
    };
    const handle = createHandler({
      database: failing,
      siteUrl: 'https://app.test',
      sendMail: null,
      sendPush: () => Promise.resolve('delivered'),
      sendAlert: world.sendAlert,
    });
    const ring = new Request('https://functions.test/reminders', { method: 'POST' });
    assert.equal((await handle(ring)).status, 503);
    assert.deepEqual(
      world.settled.map(({ id, outcome }) => [id, outcome]),
      [['p', 'delivered']],
    );
    assert.deepEqual(world.endedPasses, [], 'such a pass has not come to its end');
  });
});

const ALERT = {
  kind: 'given_up',
  day: '2026-11-26',
  amount: 2,
  detail: 'reminders by mail',
} as const;

Deno.test('a pass tells the operator what it has claimed, and writes down its end', async () => {
  const { ask, sentAlerts, endedPasses, calls } = createWorld({ alerts: [ALERT] });
  assert.equal((await ask('POST')).status, 204);
  // An overdue pass shows only until the first look.
  assert.deepEqual(calls, ['alerts', 'looks']);
  assert.deepEqual(sentAlerts, [ALERT]);
  assert.deepEqual(endedPasses, [[]]);
});

Deno.test('an alert that could not be mailed is given back', async () => {
  const { ask, endedPasses } = createWorld({ alerts: [ALERT], isTold: false });
  assert.equal((await ask('POST')).status, 204);
  assert.deepEqual(endedPasses, [[ALERT]]);
});

Deno.test('reminders go out also where no alerts can be read', async () => {
  const logged = await logOf(async () => {
    const { database, sendAlert, settled } = createWorld({ messages: [push] });
    await runPass(
      {
        database: { ...database, claimAlerts: () => Promise.reject(new Error('no answer')) },
        sendMail: null,
        sendPush: () => Promise.resolve('delivered'),
        sendAlert,
      },
      AbortSignal.timeout(10_000),
    );
    assert.equal(settled.length, 1);
  });
  assert.match(logged.join(), /no alerts could be read/);
});

Deno.test('mails end with a POST, and never with a GET', async () => {
  const { ask } = createWorld({});
  const led = await ask('GET', '/unsubscribe/known');
  assert.deepEqual(
    [led.status, led.headers.get('location')],
    [303, 'https://app.test/stop-mails#known'],
  );
  assert.equal((await ask('POST', '/unsubscribe/known')).status, 204);
  assert.equal((await ask('POST', '/unsubscribe/unknown')).status, 404);
  assert.equal((await ask('POST', `/unsubscribe/${'a'.repeat(300)}`)).status, 404);
  assert.equal((await ask('PUT', '/unsubscribe/known')).status, 405);
  assert.equal((await ask('GET')).status, 405);
  assert.equal((await ask('POST', '/elsewhere')).status, 404);
});

Deno.test('a failure is told to nobody who asks', async () => {
  await logOf(async () => {
    const world = createWorld({});
    const handle = createHandler({
      database: { ...world.database, claimLooks: () => Promise.reject(new Error('secret words')) },
      siteUrl: 'https://app.test',
      sendMail: null,
      sendPush: null,
      sendAlert: world.sendAlert,
    });
    const answer = await handle(
      new Request('https://functions.test/reminders', { method: 'POST' }),
    );
    assert.deepEqual([answer.status, await answer.text()], [503, '']);
  });
});
