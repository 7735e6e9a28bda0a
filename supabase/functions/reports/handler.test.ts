import assert from 'node:assert/strict';
import { z } from 'zod';
import { createHandler } from './handler.ts';

const reportsSchema = z.object({
  release: z.string(),
  errors: z.array(z.unknown()),
  vitals: z.array(z.unknown()),
});
const kept: z.infer<typeof reportsSchema>[] = [];

/** Creates the function with this answer of the database. */
function open(answer: () => Response = () => Response.json(true), now = () => 0) {
  kept.length = 0;
  return createHandler(
    {
      supabaseUrl: 'https://abcd.supabase.co',
      publishableKey: 'sb_publishable_test',
      fetch: (url, init) => {
        assert.equal(url, 'https://abcd.supabase.co/rest/v1/rpc/report_from_browser');
        assert.equal(new Headers(init?.headers).get('authorization'), null);
        assert.equal(init?.redirect, 'error');
        kept.push(reportsSchema.parse(JSON.parse(z.string().parse(init?.body))));
        return Promise.resolve(answer());
      },
    },
    now,
  );
}

function post(body: unknown, type = 'application/json', path = '/reports', headers = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`https://functions.test${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: text,
  });
}

const fault = { kind: 'error', route: '/app/$id', message: 'it broke', frames: '' };
const report = { release: 'abc1234', errors: [fault], vitals: [] };
const vital = { route: '/', device: 'phone', metric: 'LCP', value: 1234.5 };

Deno.test('a report of the app is counted, without anything personal', async () => {
  const error = {
    ...fault,
    message: 'Ann’s wallet “Ann” owes $95',
    frames: 'Error: $95\n at x (https://site.test/assets/a.js:1:2)',
  };
  const answer = await open()(post({ ...report, errors: [error], vitals: [vital] }));
  assert.equal(answer.status, 204);
  assert.deepEqual(kept, [
    {
      release: 'abc1234',
      errors: [{ ...fault, message: 'Ann’s wallet “…” owes #', frames: '/assets/a.js:1:2' }],
      vitals: [vital],
    },
  ]);
});

Deno.test('a request that is no report is refused, and asks nothing of the database', async () => {
  const refused: [Request, number][] = [
    [new Request('https://functions.test/reports'), 405],
    [post('{', 'application/json'), 400],
    [post({ ...report, more: 1 }), 400],
    [post({ ...report, release: '../x' }), 400],
    [post({ ...report, errors: [{ ...fault, kind: 'joke' }] }), 400],
    [post({ ...report, errors: [{ ...fault, route: '/app?amount=5' }] }), 400],
    [post({ ...report, errors: Array.from({ length: 21 }, () => fault) }), 400],
    [post({ ...report, vitals: [{ ...vital, value: '5' }] }), 400],
    [post({ ...report, vitals: [{ ...vital, value: -5 }] }), 400],
    [post(report, 'text/plain'), 415],
    [post(report, 'application/json', '/reports/violations/abc1234'), 415],
    [post(report, 'application/csp-report'), 415],
    [post(report, 'application/json', '/reports/more'), 415],
    [post('[]', 'application/csp-report', '/reports/violations/abc1234'), 400],
    [post('[]', 'application/reports+json', '/reports/violations/A_B'), 400],
    [post('"'.padEnd(70_000), 'application/json'), 413],
    [post(report, 'application/json', '/reports', { 'sec-fetch-site': 'cross-site' }), 403],
  ];
  const handle = open();
  for (const [index, [request, status]] of refused.entries()) {
    assert.equal((await handle(request)).status, status, String(index));
  }
  assert.deepEqual(kept, []);
});

const violations = {
  'application/reports+json': (body: object) => [
    { type: 'csp-violation', age: 1, url: 'https://site.test/', user_agent: 'Browser', body },
    { type: 'deprecation', body: { id: 'x' } },
  ],
  'application/csp-report': ({
    documentURL,
    effectiveDirective,
    blockedURL,
    sourceFile,
    lineNumber,
    columnNumber,
    sample,
  }: Record<string, unknown>) => ({
    'csp-report': {
      'document-uri': documentURL,
      'violated-directive': effectiveDirective,
      'blocked-uri': blockedURL,
      'source-file': sourceFile,
      'line-number': lineNumber,
      'column-number': columnNumber,
      'script-sample': sample,
    },
  }),
};

for (const [type, write] of Object.entries(violations)) {
  Deno.test(`a violation in ${type}, as far as it is ours`, async () => {
    const send = (body: object) =>
      open()(post(write({ ...body }), type, '/reports/violations/abc1234'));
    const violation = {
      documentURL: 'https://site.test/app/best-card/17?amount=95#x',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: 'https://site.test/assets/a.js',
      lineNumber: 3,
      columnNumber: 14,
      sample: 'Element innerHTML|<b>Ann owes $95',
    };
    assert.equal((await send(violation)).status, 204);
    assert.deepEqual(kept, [
      {
        release: 'abc1234',
        errors: [
          {
            kind: 'violation',
            route: '/app/best-card/*',
            message: 'require-trusted-types-for refused trusted-types-sink in Element innerHTML',
            frames: '/assets/a.js:3:14',
          },
        ],
        vitals: [],
      },
    ]);
    await send({
      ...violation,
      effectiveDirective: 'connect-src',
      blockedURL: 'https://elsewhere.test:8443/x?token=1',
      sourceFile: null,
      sample: '',
    });
    assert.deepEqual(kept[0]?.errors, [
      {
        kind: 'violation',
        route: '/app/best-card/*',
        message: 'connect-src refused https://elsewhere.test:8443',
        frames: '',
      },
    ]);
    // A document within a page has no path.
    await send({ ...violation, documentURL: 'about:srcdoc' });
    assert.match(JSON.stringify(kept[0]?.errors), /"route":"\/\*"/);
    const byExtension = { ...violation, sourceFile: 'moz-extension://abc/content.js' };
    assert.equal((await send(byExtension)).status, 204);
    assert.deepEqual(kept, []);
  });
}

Deno.test('an address reports thirty times a minute, and others meanwhile', async () => {
  let time = 0;
  const handle = open(undefined, () => time);
  const from = (address: string) =>
    handle(
      post(report, 'application/json', '/reports', { 'x-forwarded-for': `${address}, 10.0.0.1` }),
    );
  const statuses = await Promise.all(Array.from({ length: 40 }, () => from('192.0.2.1')));
  assert.equal(statuses.filter(({ status }) => status === 204).length, 30);
  assert.equal(statuses.filter(({ status }) => status === 429).length, 10);
  assert.equal((await from('192.0.2.2')).status, 204);
  time = 60_000;
  assert.equal((await from('192.0.2.1')).status, 204);
  for (let number = 0; number < 12_000; number += 1) await from(`host-${number}`);
  assert.equal((await from('192.0.2.3')).status, 204);
});

Deno.test('a database that is full or down is told as that', async () => {
  const full = await open(() => Response.json(false))(post(report));
  assert.deepEqual([full.status, full.headers.get('retry-after')], [429, '60']);
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    const down = await open(() => new Response('a secret of the database', { status: 500 }))(
      post(report),
    );
    assert.equal(down.status, 503);
    assert.equal(await down.text(), '');
  } finally {
    console.error = error;
  }
  assert.equal(logged.length, 1);
  assert.doesNotMatch(logged.join(), /secret/);
});
