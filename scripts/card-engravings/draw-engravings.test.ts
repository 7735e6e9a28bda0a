import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawEngravings } from './draw-engravings.ts';

const files = [
  ['card-engravings.svg', false],
  ['card-engravings-fine.svg', true],
] as const;

it.each(files)('%s is as it is drawn: else run npm run engravings', (file, isFine) => {
  expect(readFileSync(`src/assets/${file}`, 'utf8')).toBe(drawEngravings(isFine));
});

it.each(files)('%s has another drawing for each motif and hand', (_file, isFine) => {
  const drawn = [...drawEngravings(isFine).matchAll(/<path id="([a-z]+)[0-3]" d="([^"]+)"/gu)];
  expect(new Set(drawn.map(([, motif]) => motif)).size).toBe(10);
  expect(new Set(drawn.map(([, , path]) => path)).size).toBe(40);
});
