import { expect, it, vi } from 'vitest';
import { openExport } from './read-export.ts';

const file = new File(['{}'], 'export.json');

function play() {
  const worker: ReturnType<Exclude<Parameters<typeof openExport>[2], undefined>> = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const controller = new AbortController();
  const opened = openExport(file, controller.signal, () => worker);
  const answer = (data: Parameters<NonNullable<typeof worker.onmessage>>[0]['data']) =>
    worker.onmessage?.(new MessageEvent('message', { data }));
  return { worker, opened, answer, abort: () => controller.abort() };
}

it('reads a file in a worker, which ends with the answer', async () => {
  const { worker, opened, answer } = play();
  expect(worker.postMessage).toHaveBeenCalledWith(file);
  const refused = { kind: 'refused', reason: 'damaged' } as const;
  answer(refused);
  expect(await opened).toEqual(refused);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends the worker where another file is chosen, or it fails', async () => {
  const left = play();
  left.abort();
  await expect(left.opened).rejects.toThrow('Another file was chosen');
  const failed = play();
  failed.answer(null);
  await expect(failed.opened).rejects.toThrow('can’t be opened');
  for (const { worker } of [left, failed]) expect(worker.terminate).toHaveBeenCalledOnce();
});
