import { expect, it, vi } from 'vitest';
import { listProblems } from './list-problems.ts';

it('knows a picture that readers will not see, whether it is named there or below', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  const text = [
    '![ours](/icons/card.png) and ![theirs](https://elsewhere.test/card.png)',
    '',
    '![ours by name][ours] and ![theirs by name][theirs]',
    '',
    '[ours]: /icons/card.png',
    '[theirs]: https://elsewhere.test/card.png',
  ];
  const told = 'A picture from another site shows only its description: upload it to this site.';
  expect(listProblems(text.join('\n'))).toEqual([
    { line: 1, text: told },
    { line: 3, text: told },
  ]);
  vi.unstubAllEnvs();
});

it('reports a video that cannot play', () => {
  const text = [
    '::video[A year]{src=/videos/a-year.mp4}',
    '::video[Caps]{youtube=abc_DEF-123}',
    '::video{src=/videos/a-year.mp4}',
    '::video[Theirs]{src=https://elsewhere.test/a-year.mp4}',
    '::video[A page]{src=/reviews}',
    '::video[An address]{vimeo="../elsewhere"}',
  ];
  expect(listProblems(text.join('\n\n')).map(({ line }) => line)).toEqual([5, 7, 9, 11]);
});
