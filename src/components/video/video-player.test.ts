import { describe, expect, it } from 'vitest';
import { getEmbedAddress } from './video-player.tsx';

describe('a video', () => {
  it('plays from the address without tracking', () => {
    expect(getEmbedAddress('youtube', 'a-B_1')).toBe(
      'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1&rel=0',
    );
    expect(getEmbedAddress('vimeo', '76979871')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it('cannot name another address', () => {
    expect(getEmbedAddress('youtube', '../x?y#z')).toContain('/embed/..%2Fx%3Fy%23z?');
  });
});
