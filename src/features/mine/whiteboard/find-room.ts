import type { BoardElement } from './schema.ts';

type Box = Pick<BoardElement, 'x' | 'y' | 'width' | 'height'>;

const GAP = 24;

/** The first place at or below a shape's own that nothing on the board covers: how far it moves down. */
export function findRoom(shape: Box, others: readonly Box[]): number {
  const isFree = (down: number) =>
    others.every(
      ({ x, y, width, height }) =>
        x + width + GAP <= shape.x ||
        shape.x + shape.width + GAP <= x ||
        y + height + GAP <= shape.y + down ||
        shape.y + down + shape.height + GAP <= y,
    );
  const places = others.map(({ y, height }) => y + height + GAP - shape.y).filter((by) => by > 0);
  return [0, ...places.toSorted((a, b) => a - b)].find(isFree) ?? 0;
}
