import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryingFetch } from './refresh-session.ts';

const fetchMock = vi.fn<typeof fetch>();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const offline = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  warn.mockClear();
});

async function run(init?: RequestInit) {
  const result = retryingFetch('https://api.test/x', init).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

describe('the retrying fetch', () => {
  it('gives back the answer of a later try and logs each retry', async () => {
    const answer = new Response('ok');
    fetchMock.mockRejectedValueOnce(offline).mockResolvedValueOnce(answer);
    expect(await run()).toBe(answer);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Retrying fetch attempt 2 for request: https://api.test/x',
    );
  });

  it('rethrows after the third failure', async () => {
    fetchMock.mockRejectedValue(offline);
    expect(await run()).toBe(offline);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('never tries again after an abort', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(() => {
      controller.abort();
      return Promise.reject(offline);
    });
    await run({ signal: controller.signal });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('does not retry a refusal', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }));
    expect(await run()).toHaveProperty('status', 500);
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});
