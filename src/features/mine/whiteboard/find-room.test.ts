import { describe, expect, it } from 'vitest';
import { findRoom } from './find-room.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });

describe('the room for a new shape', () => {
  it('is its own place where nothing is', () => {
    expect(findRoom(box(0, 0), [])).toBe(0);
    expect(findRoom(box(0, 0), [box(200, 0), box(0, 74), box(0, -74)])).toBe(0);
  });

  it('is below what covers it, and below the next', () => {
    expect(findRoom(box(0, 0), [box(10, 10)])).toBe(84);
    expect(findRoom(box(0, 0), [box(10, 10), box(-50, 90), box(500, 160)])).toBe(164);
  });
});
