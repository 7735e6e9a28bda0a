import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../*/queries.ts', '../credit-cards/read-*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('every query of reference data', () => {
  const readers = Object.entries(sources).filter(
    ([path, text]) => /(?:get|load)SupabaseRest\(/.test(text) && path.startsWith('../'),
  );

  test('is looked for where it is', () => {
    expect(readers.map(([path]) => path).toSorted()).toEqual([
      '../benefits/queries.ts',
      '../credit-cards/queries.ts',
      '../credit-cards/read-figures.ts',
      '../credit-cards/read-sample.ts',
      '../credit-unions/queries.ts',
      '../reviews/queries.ts',
      '../videos/queries.ts',
    ]);
  });

  test.each(readers)('says how it is kept live: %s', (_path, text) => {
    expect(count(text, /meta: \{\s*live:/gu)).toBe(count(text, /queryKey: \[/gu));
  });
});
