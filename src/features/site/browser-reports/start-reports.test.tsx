import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { KeptError } from '@/lib/kept-errors.ts';

const settings = vi.hoisted((): { env: Record<string, unknown> } => ({ env: {} }));
vi.mock('@/lib/env.ts', () => ({ getEnv: () => settings.env }));
const library = vi.hoisted(() => ({
  onLCP: vi.fn<(report: (metric: { name: string; value: number }) => void) => void>(),
  onINP: vi.fn<() => void>(),
  onCLS: vi.fn<() => void>(),
  onTTFB: vi.fn<() => void>(),
}));
vi.mock('web-vitals', () => library);

const send = vi.fn<typeof fetch>();
const bodySchema = z.object({
  release: z.string(),
  errors: z.array(z.record(z.string(), z.string())),
  vitals: z.array(z.record(z.string(), z.unknown())),
});
const listSent = () =>
  send.mock.calls.map(([, init]) => bodySchema.parse(JSON.parse(z.string().parse(init?.body))));
const listMessages = () => listSent().flatMap(({ errors }) => errors.map(({ message }) => message));

/** A page, whose script has kept some errors before the app came. */
async function open(consent: string | undefined, kept: KeptError[] = []) {
  settings.env = { VITE_CONSENT: consent };
  window.pointfolioErrors = kept;
  vi.resetModules();
  const { startReports } = await import('./start-reports.ts');
  const { consent: answer } = await import('@/lib/consent.ts');
  startReports({ getRoute: () => '/app/best-card/$id' });
  const { keepError } = await import('@/lib/kept-errors.ts');
  return { answer, keepError };
}

beforeEach(() => {
  localStorage.clear();
  document.body.dataset['release'] = 'abc1234';
  send.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', send);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function fail(message: string, stack = 'at https://site.test/assets/a.js:1:2'): Error {
  return Object.assign(new TypeError(message), { stack });
}

test('kept and new errors are reported, each once and without anything personal', async () => {
  const early = fail('The wallet “Ann” owes $95', 'x: Ann\n at https://site.test/assets/a.js:1:2');
  const { keepError } = await open('never', [{ kind: 'error', error: early }]);
  keepError('boundary', early);
  keepError('rejection', 'a text of $5');
  const report = {
    kind: 'error',
    route: '/app/best-card/$id',
    message: 'TypeError: The wallet “…” owes #',
    frames: '/assets/a.js:1:2',
  };
  expect(listSent()[0]).toEqual({ release: 'abc1234', errors: [report], vitals: [] });
  expect(listMessages()).toEqual(['TypeError: The wallet “…” owes #', 'string: a text of #']);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/reports');
  expect(init).toMatchObject({ credentials: 'omit', keepalive: true });
});

test('nothing is reported without consent where it is needed, and what waited is once it is given', async () => {
  const { answer, keepError } = await open(undefined, [{ kind: 'error', error: fail('early') }]);
  for (let number = 0; number < 20; number += 1)
    keepError('error', fail(`late ${'x'.repeat(number)}`));
  expect(send).not.toHaveBeenCalled();
  answer.set('refused');
  expect(send).not.toHaveBeenCalled();
  answer.set('granted');
  expect(listMessages()).toHaveLength(10);
  expect(listMessages()[0]).toBe('TypeError: early');
  answer.set('refused');
  keepError('error', fail('after'));
  expect(listMessages()).toHaveLength(10);
});

test('a refusal counts even where consent is not required', async () => {
  localStorage.setItem('pointfolio-consent', '"refused"');
  const { keepError } = await open('never');
  keepError('error', fail('it broke'));
  expect(send).not.toHaveBeenCalled();
});

test('a page reports ten errors at most, and none of its own', async () => {
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const { keepError } = await open('never');
  for (let number = 0; number < 30; number += 1) keepError('error', fail('x'.repeat(number + 1)));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(send).toHaveBeenCalledTimes(10);
});

test('errors that are not ours are not reported', async () => {
  const { keepError } = await open('never');
  const refused = Object.assign(new Error('The server answered with status 503.'), { status: 503 });
  const aborted = new DOMException('The operation was aborted.', 'AbortError');
  for (const error of [refused, aborted, fail('Failed to fetch'), 'Script error.']) {
    keepError('rejection', error);
  }
  keepError('error', fail('theirs', 'at chrome-extension://abc/content.js:1:2'));
  keepError('error', 'ResizeObserver loop completed with undelivered notifications.');
  expect(send).not.toHaveBeenCalled();
  const missing = 'Failed to fetch dynamically imported module: https://site.test/assets/b.js';
  keepError('rejection', fail(missing, ''));
  expect(listSent()[0]?.errors[0]).toMatchObject({
    kind: 'chunk',
    message: 'TypeError: Failed to fetch dynamically imported module: /assets/b.js',
  });
});

test('one page of ten is measured, and told when it is left', async () => {
  await open('never');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(library.onLCP).not.toHaveBeenCalled();
  vi.spyOn(Math, 'random').mockReturnValue(0.09);
  await open('never');
  await vi.waitFor(() => {
    expect(library.onLCP).toHaveBeenCalledOnce();
  });
  const [report] = library.onLCP.mock.lastCall ?? [];
  report?.({ name: 'LCP', value: 1234 });
  report?.({ name: 'LCP', value: 1250 });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  const vital = { route: '/app/best-card/$id', device: 'desktop', metric: 'LCP', value: 1250 };
  expect(listSent()).toEqual([{ release: 'abc1234', errors: [], vitals: [vital] }]);
});
