import { expect, inject, test } from 'vitest';
import { z } from 'zod';

const access = inject('access');
const fault = { kind: 'error', route: '/app/$id', message: 'it broke', frames: '' };
const report = (release: string, errors: readonly object[] = [fault]) => ({
  release,
  errors,
  vitals: [],
});

/** Sends a report as browsers do; all come from one address, whatever their headers say. */
let number = 0;
function post(body: string, type: string, path = '') {
  number += 1;
  return fetch(`${access.url}/functions/v1/reports${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `192.0.2.${number}` },
    body,
  });
}

/** Calls the database directly, with only the key that every page has. */
function call(name: string, body: object, token?: string) {
  return fetch(`${access.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: access.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

const answerShape = z.object({
  errors: z.array(z.object({ release: z.string(), message: z.string(), count: z.number() })),
});

async function listReported(release: string) {
  const answer = await call('list_browser_reports', { days: 7 }, access.tokens.admin);
  expect(answer.status).toBe(200);
  return answerShape
    .parse(await answer.json())
    .errors.filter((each) => each.release === release)
    .map(({ message, count }) => `${message} ×${count}`);
}

test('visitors report, and only admins read', async () => {
  const sent = JSON.stringify(report('access-1'));
  expect((await post(sent, 'application/json')).status).toBe(204);
  const violation = {
    'csp-report': {
      'document-uri': 'https://site.test/app?x=1',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://e.test/?token=1',
    },
  };
  const path = '/violations/access-1';
  expect((await post(JSON.stringify(violation), 'application/csp-report', path)).status).toBe(204);
  expect((await listReported('access-1')).sort()).toEqual([
    'img-src refused https://e.test ×1',
    'it broke ×1',
  ]);
  for (const token of [undefined, access.tokens.owner]) {
    const refused = await call('list_browser_reports', { days: 7 }, token);
    expect([401, 403]).toContain(refused.status);
  }
});

test('the function refuses a body that is too large, of another kind or no report', async () => {
  const sent = JSON.stringify(report('access-2'));
  const refused = [
    [sent.padEnd(70_000), 'application/json', 413],
    ['x'.repeat(200_000), 'application/csp-report', 415],
    [sent, 'text/plain', 415],
    [sent, 'multipart/form-data', 415],
    ['[]', 'application/json', 400],
    [JSON.stringify(report('access-2', [{ ...fault, count: 5 }])), 'application/json', 400],
    [JSON.stringify(report('access-2', [{ ...fault, message: 5 }])), 'application/json', 400],
  ] as const;
  for (const [body, type, status] of refused) {
    expect((await post(body, type)).status, `${type} ${body.slice(0, 80)}`).toBe(status);
  }
  expect(await listReported('access-2')).toEqual([]);
});

test('past the function the database refuses the same', async () => {
  const bodies = [
    report('ACCESS 3'),
    report('access-3', [{ ...fault, kind: 'joke' }]),
    report('access-3', [{ ...fault, route: '/app?amount=5' }]),
    report('access-3', [{ ...fault, message: 'x'.repeat(100_000) }]),
    report(
      'access-3',
      Array.from({ length: 21 }, () => fault),
    ),
    report('access-3', [{ kind: 'error' }]),
    { release: 'access-3', errors: 'none', vitals: 5 },
    {
      release: 'access-3',
      errors: [],
      vitals: [{ route: '/', device: 'phone', metric: 'LCP', value: 'slow' }],
    },
  ];
  for (const body of bodies) {
    expect(
      (await call('report_from_browser', body)).status,
      JSON.stringify(body).slice(0, 80),
    ).toBe(400);
  }
  expect(await listReported('access-3')).toEqual([]);
});

test('a flood meets the limit of its address, then that of all, and fills no table', async () => {
  const flood = Array.from({ length: 90 }, (_, number) =>
    post(
      JSON.stringify(report('access-4', [{ ...fault, message: `m${number}` }])),
      'application/json',
    ),
  );
  // Thirty per minute pass, or twice that if a minute ends meanwhile.
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect((await listReported('access-4')).length).toBeLessThanOrEqual(60);

  // Sends different faults, at most twenty at once: a hundred per release are kept apart.
  const word = (number: number) => String.fromCodePoint(97 + (number % 26)).repeat(1 + number / 26);
  for (let call20 = 0; call20 < 10; call20 += 1) {
    const faults = Array.from({ length: 20 }, (_, index) => ({
      ...fault,
      message: word(call20 * 20 + index),
    }));
    expect((await call('report_from_browser', report('access-5', faults))).status).toBe(200);
  }
  const kept = await listReported('access-5');
  expect(kept.length).toBeLessThanOrEqual(101);
  expect(kept).toContain('More than are kept apart in a day ×100');
  let isFull = false;
  for (let round = 0; round < 4 && !isFull; round += 1) {
    const calls = Array.from({ length: 160 }, () =>
      call('report_from_browser', report('access-6')),
    );
    const answers = await Promise.all((await Promise.all(calls)).map((answer) => answer.json()));
    isFull = answers.includes(false);
  }
  expect(isFull).toBe(true);
});
