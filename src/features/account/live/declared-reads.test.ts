import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../*/*/queries.ts', '../../learn/credit-cards/read-*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('every query of reference data', () => {
  const readers = Object.entries(sources).filter(
    ([path, text]) => /(?:get|load)SupabaseRest\(/.test(text) && path.startsWith('../'),
  );

  test('is looked for where it is', () => {
    expect(readers.map(([path]) => path).toSorted()).toEqual([
      '../../learn/benefits/queries.ts',
      '../../learn/changes/queries.ts',
      '../../learn/credit-cards/queries.ts',
      '../../learn/credit-cards/read-figures.ts',
      '../../learn/credit-unions/queries.ts',
      '../../learn/reviews/queries.ts',
      '../../learn/videos/queries.ts',
    ]);
  });

  test.each(readers)('says how it is kept live: %s', (_path, text) => {
    expect(count(text, /meta: \{\s*live:/gu)).toBe(count(text, /queryKey: \[/gu));
  });
});
