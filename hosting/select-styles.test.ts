import { describe, expect, it } from 'vitest';
import { createStyleSelector } from './select-styles.ts';

const select = (sheet: string, classes: string) =>
  createStyleSelector(sheet)(`<p class="${classes}">text</p>`);

describe('the styles of a page', () => {
  it.each([
    ['a class that it has', '.a{x:1}.b{x:2}', 'a', '.a{x:1}'],
    ['one of two selectors', '.a,.b{x:1}', 'b', '.b{x:1}'],
    ['all classes of a selector', '.a.b{x:1}.a .c{x:2}', 'a b', '.a.b{x:1}'],
    ['elements, and what has no class', 'p{x:1}[hidden]{x:2}', '', 'p{x:1}[hidden]{x:2}'],
    ['escaped names', String.raw`.w-1\/2{x:1}.w-1\.5{x:2}`, 'w-1/2', String.raw`.w-1\/2{x:1}`],
    [
      'names with brackets and commas',
      String.raw`.cols-\[a\,b\(c\)\]{x:1}`,
      'cols-[a,b(c)]',
      String.raw`.cols-\[a\,b\(c\)\]{x:1}`,
    ],
    [
      'variants that name other classes',
      String.raw`.dark\:a:where(.dark,.dark *){x:1}.n:not(.z){x:2}`,
      'dark:a n',
      String.raw`.dark\:a:where(.dark,.dark *){x:1}.n:not(.z){x:2}`,
    ],
    [
      'groups that are not empty',
      '@media print{.a{x:1}}@media x{.b{x:2}}',
      'b',
      '@media x{.b{x:2}}',
    ],
    [
      'every layer in its place',
      '@layer a{.a{x:1}}@layer b{.b{x:2}}',
      'b',
      '@layer a{}@layer b{.b{x:2}}',
    ],
    ['rules within rules', '.a{&:hover{x:1}}', 'a', '.a{&:hover{x:1}}'],
    ['strings with braces', '.a{content:"}"}.b{x:1}', 'a b', '.a{content:"}"}.b{x:1}'],
    ['the dark mode, which comes later', '.dark{x:1}.other{x:2}', '', '.dark{x:1}'],
    [
      'properties and movements that it names',
      '.a{x:var(--used);animation:turn 1s}@property --used{y:1}@property --other{y:1}@keyframes turn{to{x:1}}@keyframes spin{to{x:2}}',
      'a',
      '.a{x:var(--used);animation:turn 1s}@property --used{y:1}@keyframes turn{to{x:1}}',
    ],
    ['statements', '@layer a,b;.a{x:1}', '', '@layer a,b;'],
    ['no comments', '/*! licence {*/.a{x:1}', 'a', '.a{x:1}'],
  ])('are those of %s', (_what, sheet, classes, kept) => {
    expect(select(sheet, classes)).toBe(kept);
  });

  it('read classes as markup writes them', () => {
    const kept = createStyleSelector(String.raw`.\[\&_a\]\:x a{x:1}`)('<p class="[&amp;_a]:x">');
    expect(kept).toBe(String.raw`.\[\&_a\]\:x a{x:1}`);
  });
});
