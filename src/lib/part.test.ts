import { afterEach, expect, it, vi } from 'vitest';
import { createPart } from './part.ts';

const idle = vi.hoisted(() => ({ before: (): void => undefined }));

vi.mock('./when-idle.ts', () => ({
  whenIdle: (task: () => void) => {
    idle.before();
    task();
  },
}));

afterEach(() => {
  idle.before = () => undefined;
  vi.unstubAllGlobals();
});

it('is fetched once, however often it is asked for', async () => {
  const importPart = vi.fn(() => Promise.resolve('menu'));
  const part = createPart(importPart);
  const listener = vi.fn();
  const stop = part.subscribe(listener);
  expect(part.get()).toBeUndefined();
  part.loadEarly();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['menu', 'menu']);
  expect(part.get()).toBe('menu');
  expect(importPart).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('is asked for again where it could not be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const importPart = vi.fn(() => Promise.resolve('menu'));
  importPart.mockRejectedValueOnce(new Error('offline'));
  importPart.mockRejectedValueOnce(new Error('offline'));
  const part = createPart(importPart);
  part.loadEarly();
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledOnce();
  });
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.get()).toBeUndefined();
  expect(await part.load()).toBe('menu');
  expect(part.get()).toBe('menu');
});

it('is not fetched ahead for somebody who saves data, but when they ask for it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const importPart = vi.fn(() => Promise.resolve('menu'));
  const part = createPart(importPart);
  part.loadWhenIdle();
  expect(importPart).not.toHaveBeenCalled();
  expect(await part.load()).toBe('menu');
});

it('is not fetched ahead where the connection has become slow since, and is once it is fast again', () => {
  const connection = { saveData: false, effectiveType: '4g' };
  vi.stubGlobal('navigator', { connection });
  idle.before = () => {
    connection.effectiveType = '2g';
  };
  const importPart = vi.fn(() => Promise.resolve('menu'));
  const part = createPart(importPart);
  part.loadWhenIdle();
  expect(importPart).not.toHaveBeenCalled();
  idle.before = () => undefined;
  connection.effectiveType = '4g';
  part.loadWhenIdle();
  expect(importPart).toHaveBeenCalledOnce();
});
