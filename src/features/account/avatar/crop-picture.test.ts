import { describe, expect, it } from 'vitest';
import { cropPicture, refusalOf, squareOf } from './crop-picture.ts';

describe('a picture', () => {
  it('is cut to the square in its middle', () => {
    expect(squareOf(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
    expect(squareOf(10, 30)).toEqual({ x: 0, y: 10, side: 10 });
  });

  it('is refused when it is of another kind or too large', () => {
    expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toMatch(/PNG/);
    expect(refusalOf({ type: 'image/png', size: 30_000_000 })).toMatch(/20 MB/);
    expect(refusalOf({ type: 'image/png', size: 30_000 })).toBeNull();
  });

  it('is refused before it is unpacked when it has too many pixels', async () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    const large = await cropPicture(file, () => Promise.resolve(30_000 * 30_000));
    const reason = 'The picture has too many pixels. Choose a smaller one.';
    expect(large).toEqual({ kind: 'refused', reason });
  });
});
