import { afterEach, expect, it } from 'vitest';
import { loadWithStyles } from './load-with-styles.ts';

const listLinks = () => [...document.head.querySelectorAll('link')];

afterEach(() => {
  for (const link of listLinks()) link.remove();
});

it('fetches a part at once where it needs no styles of its own', async () => {
  await expect(loadWithStyles(() => Promise.resolve('part'))).resolves.toBe('part');
  expect(listLinks()).toEqual([]);
});

it('waits for styles, which two parts ask for once', async () => {
  const loaded: string[] = [];
  const load = (name: string) =>
    loadWithStyles(() => Promise.resolve(loaded.push(name)), ['assets/board.css']);
  const parts = Promise.all([load('first'), load('second')]);
  const [link, ...others] = listLinks();
  expect(link?.getAttribute('href')).toBe('/assets/board.css');
  expect(others).toEqual([]);
  expect(loaded).toEqual([]);
  link?.dispatchEvent(new Event('load'));
  await parts;
  expect(loaded).toEqual(['first', 'second']);
});

it('asks for no styles that the page has', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', '/assets/index.css');
  document.head.append(link);
  await loadWithStyles(() => Promise.resolve(), ['assets/index.css']);
  expect(listLinks()).toEqual([link]);
});

it('says which styles cannot be had, and asks for them again the next time', async () => {
  const load = () => loadWithStyles(() => Promise.resolve('part'), ['assets/gone.css']);
  const first = load();
  listLinks()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Unable to preload CSS for /assets/gone.css');
  const second = load();
  expect(listLinks()).toHaveLength(1);
  listLinks()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('part');
});
