import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readVideoSource } from './read-video-source.ts';

it('plays a video of this site from its file, and others from their provider', () => {
  expect(readVideoSource({ provider: 'vimeo', provider_video_id: '1' })).toEqual({
    provider: 'vimeo',
    id: '1',
  });
  const own = readVideoSource({ provider: 'own', provider_video_id: 'a-cap-fills-in-a-year' });
  if (!('file' in own)) throw new Error('not a file of this site');
  // The file and the poster that the seeded row names are delivered with the site.
  expect(readFileSync('supabase/seeds/facts/videos.csv', 'utf8')).toContain(
    ',own,a-cap-fills-in-a-year,',
  );
  expect([own.file, own.poster].map((path) => existsSync(`public${path}`))).toEqual([true, true]);
});
