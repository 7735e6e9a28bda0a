import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { PatientQueryClient } from './query-client.ts';

/** A read that is answered when asked to, and stops when it is no longer wanted. */
function createRead() {
  const answers: (() => void)[] = [];
  const queryFn = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('no longer wanted', 'AbortError'));
        });
        answers.push(() => {
          resolve('data');
        });
      }),
  );
  const options = queryOptions({ queryKey: ['shared'], queryFn, retry: false });
  return { options, queryFn, answers };
}

it('reads again for a loader whose read went with the screen that had begun it', async () => {
  const client = new PatientQueryClient();
  const { options, queryFn, answers } = createRead();
  const leave = new QueryObserver(client, options).subscribe(() => undefined);
  const loaded = client.ensureQueryData(options);
  leave();
  await vi.waitFor(() => {
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
  answers.at(-1)?.();
  await expect(loaded).resolves.toBe('data');
});

it('reads again for a loader whose read an edit has canceled', async () => {
  const client = new PatientQueryClient();
  const { options, queryFn, answers } = createRead();
  const loaded = client.ensureQueryData(options);
  await client.cancelQueries({ queryKey: options.queryKey });
  await vi.waitFor(() => {
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
  answers.at(-1)?.();
  await expect(loaded).resolves.toBe('data');
});

it('leaves other errors to the loader', async () => {
  const client = new PatientQueryClient();
  const queryFn = () => Promise.reject<string>(new TypeError('a bug'));
  const loaded = client.ensureQueryData({ queryKey: ['broken'], queryFn, retry: false });
  await expect(loaded).rejects.toThrow('a bug');
});
