import { describe, expect, it } from 'vitest';
import { formatDuration, getEmbedAddress } from './embed-address.ts';

describe('a video', () => {
  it('plays from the address without tracking', () => {
    expect(getEmbedAddress({ provider: 'youtube', provider_video_id: 'a-B_1' })).toBe(
      'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1&rel=0',
    );
    expect(getEmbedAddress({ provider: 'vimeo', provider_video_id: '76979871' })).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it('cannot name another address', () => {
    expect(getEmbedAddress({ provider: 'youtube', provider_video_id: '../x?y#z' })).toContain(
      '/embed/..%2Fx%3Fy%23z?',
    );
  });

  it('tells how long it is', () => {
    expect([5, 245, 3729].map(formatDuration)).toEqual(['0:05', '4:05', '1:02:09']);
  });
});
