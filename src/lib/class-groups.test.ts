import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './class-groups.ts';

/** Every word in the sources that tailwind-merge recognizes as a class, without its variants. */
function listClasses(): string[] {
  const source = join(import.meta.dirname, '..');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    // The name of an event may be that of a class.
    .map((file) =>
      readFileSync(join(source, file), 'utf8').replaceAll(/EventListener\('\w+'/g, ''),
    );
  const words = texts.flatMap((text) =>
    [...text.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].flatMap(([, , inner = '']) =>
      inner.split(/\s+/),
    ),
  );
  const bare = words.map((word) => word.replace(/^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/, ''));
  return [...new Set(bare)]
    .filter((word) => /^-?[a-z[][\w\-[\](),.%/:]*$/.test(word) && !word.endsWith('-'))
    .filter((word) => twMerge(`${word} ${word}`) === word)
    .toSorted();
}

const classes = listClasses();

describe('classes that take each other back', () => {
  it('are those that tailwind-merge names, for every pair that the app uses', () => {
    expect(classes.length).toBeGreaterThan(300);
    const different: string[] = [];
    for (const first of classes) {
      for (const second of classes) {
        const pair = `${first} ${second}`;
        if (mergeClasses(pair) !== twMerge(pair)) different.push(pair);
      }
    }
    expect(different.slice(0, 20)).toEqual([]);
  }, 60_000);

  it.each([
    ['p-4 md:p-2 p-1', 'md:p-2 p-1'],
    ['hover:bg-accent bg-card hover:bg-muted', 'bg-card hover:bg-muted'],
    ['data-[state=open]:p-1 data-[state=open]:p-2', 'data-[state=open]:p-2'],
    ['[&>a:hover]:p-1 p-3 [&>a:hover]:p-2', 'p-3 [&>a:hover]:p-2'],
    ['w-[calc(100vw-1rem)] w-full', 'w-full'],
    ['not-a-class not-a-class', 'not-a-class not-a-class'],
    ['  a   b ', 'a b'],
  ])('%s is %s', (before, after) => {
    expect(mergeClasses(before)).toBe(after);
  });
});
