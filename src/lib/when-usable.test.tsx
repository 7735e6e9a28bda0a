import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUsable } from './when-usable.ts';

vi.mock('./when-idle.ts', () => ({ whenIdle: (task: () => void) => setTimeout(task, 100) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(isResolved = false) {
  const queryClient = new QueryClient();
  const answers: (() => void)[] = [];
  const read = (key: string) =>
    void queryClient.prefetchQuery({
      queryKey: [key],
      queryFn: () =>
        new Promise<string>((resolve) =>
          answers.push(() => {
            resolve(key);
          }),
        ),
    });
  let resolved: (() => void) | undefined;
  const task = vi.fn();
  const onResolved = (callback: () => void) => {
    resolved = callback;
    return () => undefined;
  };
  whenUsable({ queryClient, isResolved, onResolved }, task);
  const answer = async () => {
    for (const give of answers.splice(0)) give();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    read,
    answer,
    task,
    resolve: () => {
      resolved?.();
    },
  };
}

it('waits for what the parts of a page read, also for what begins a moment later', async () => {
  const { read, answer, task, resolve } = open();
  read('one');
  resolve();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(task).not.toHaveBeenCalled();
  await answer();
  read('two');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(task).not.toHaveBeenCalled();
  await answer();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(task).toHaveBeenCalledOnce();
});

it('waits for the page itself, and for nobody longer than eight seconds', async () => {
  const idle = open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(idle.task).not.toHaveBeenCalled();
  idle.resolve();
  await vi.advanceTimersByTimeAsync(200);
  expect(idle.task).toHaveBeenCalledOnce();

  const stuck = open();
  stuck.read('never');
  stuck.resolve();
  await vi.advanceTimersByTimeAsync(7_900);
  expect(stuck.task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(stuck.task).toHaveBeenCalledOnce();
});

it('waits for no page that is there already', async () => {
  const { task } = open(true);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledOnce();
});
