import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored } from './clear-stored.ts';
import { createStored, type Place } from './stored.ts';

const readNumbers = (kept: unknown) =>
  Array.isArray(kept) && kept.every((each) => typeof each === 'number') ? kept : undefined;

const create = (place: Place) =>
  createStored<number[]>({ key: 'numbers', place, fallback: [], read: readNumbers });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['local', 'session'] as const)('a value kept in %s storage', (place) => {
  it('is there for the next page, until it is cleared', () => {
    const first = create(place);
    expect(first.get()).toEqual([]);
    first.set([1, 2]);
    expect(create(place).get()).toEqual([1, 2]);
    first.clear();
    expect(create(place).get()).toEqual([]);
  });

  it('is the same object until it changes, and tells who listens', () => {
    const store = create(place);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set([3]);
    expect(store.get()).toBe(store.get());
    stop();
    store.set([4]);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('storage that fails', () => {
  it.each(['{', '"text"', '[1,"2"]', 'null'])('holding %s counts as empty', (junk) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('numbers', junk);
    expect(create('local').get()).toEqual([]);
  });

  it('by throwing leaves the value to the page', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = create('local');
    store.set([5]);
    expect(store.get()).toEqual([5]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

it.each([
  ['at once', () => new StorageEvent('storage', { key: 'numbers' })],
  [
    'once the browser’s Back button shows this one again',
    () => new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('another tab is heard %s', (_when, tell) => {
  const store = create('local');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  expect(store.get()).toEqual([]);
  localStorage.setItem('numbers', '[7]');
  window.dispatchEvent(tell());
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual([7]);
  stop();
});

it('a sign-out takes what is of the tab and of the member, and leaves what is of the browser', () => {
  const [ofTab, ofMember] = [create('session'), create('local')];
  const ofBrowser = createStored<number[]>({
    key: 'pointfolio-consent',
    place: 'local',
    fallback: [],
    read: readNumbers,
  });
  const stores = [ofTab, ofMember, ofBrowser];
  const listener = vi.fn();
  const stop = ofMember.subscribe(listener);
  for (const store of stores) store.set([8]);
  listener.mockClear();
  clearStored();
  expect(listener).toHaveBeenCalledOnce();
  expect(stores.map((store) => store.get())).toEqual([[], [], [8]]);
  expect(Object.keys(localStorage)).toEqual(['pointfolio-consent']);
  stop();
});
