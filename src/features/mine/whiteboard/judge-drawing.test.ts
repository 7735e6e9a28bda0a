import { describe, expect, it } from 'vitest';
import { makeBox, makeElement } from './board-fixture.ts';
import { describeBoard } from './describe-board.ts';
import { parseBoardFile } from './parse-board-file.ts';
import { isTooMuchToDraw } from './judge-drawing.ts';

const plain = { strokeWidth: 2, strokeStyle: 'solid', fillStyle: 'solid' };
const hatched = { ...plain, fillStyle: 'hachure', backgroundColor: '#ffc9c9' };

describe('a drawing', () => {
  it.each([
    ['a text of megabytes', [makeElement({ ...plain, type: 'text', text: 'x'.repeat(1e6) })]],
    ['a frame with such a name', [makeElement({ ...plain, type: 'frame', name: 'x'.repeat(1e6) })]],
    ['a hatched box of a million pixels', [makeElement({ ...hatched, width: 1e7 })]],
    ['hatching that is too fine', [makeElement({ ...hatched, width: 1e5, strokeWidth: 1e-9 })]],
    ['an endless ellipse', [makeElement({ ...plain, type: 'ellipse', width: 1e300 })]],
    ['an endless dashed line', [makeElement({ ...plain, strokeStyle: 'dashed', width: 1e9 })]],
    [
      'a hatched shape of thousands of corners',
      [
        makeElement({
          ...{ ...hatched, type: 'line' },
          points: Array.from({ length: 5_000 }, (_, index) => [index, 1_000 * (index % 2)]),
        }),
      ],
    ],
    ['dots in place of hatching', [makeElement({ ...hatched, fillStyle: 'dots', width: 2e4 })]],
    ['a stroke of less than nothing', [makeElement({ ...hatched, strokeWidth: -1_000 })]],
    ['lines that are endlessly rough', [makeElement({ ...plain, roughness: 1e9 })]],
    ['lines of no roughness there is', [makeElement({ ...plain, roughness: -1e9 })]],
    [
      'shapes that fill the screen a hundred times',
      Array.from({ length: 100 }, () => makeElement({ ...plain, width: 4_000, height: -4_000 })),
    ],
    [
      'as many lines whose ends alone tell how long they are',
      Array.from({ length: 100 }, () => {
        const points = [
          [0, 0],
          [4_000, -4_000],
        ];
        return makeElement({ ...plain, type: 'line', width: 0, height: 0, points });
      }),
    ],
    [
      'one picture in a thousand places',
      Array.from({ length: 1_000 }, () => makeElement({ ...plain, type: 'image', fileId: 'a' })),
    ],
    ['tens of thousands of shapes', Array.from({ length: 20_000 }, () => makeElement(hatched))],
  ])('with %s is too much, and its file is refused', (_words, elements) => {
    expect(isTooMuchToDraw(elements)).toBe(true);
    expect(parseBoardFile(JSON.stringify({ type: 'excalidraw', elements }))).toEqual({
      kind: 'refused',
      reason: 'The drawing is too large to show.',
    });
    expect(isTooMuchToDraw(elements.map((each) => ({ ...each, isDeleted: true })))).toBe(false);
  });

  it('of a full board is not', () => {
    const points = Array.from({ length: 60 }, (_, index) => [index * 3, index % 40]);
    const board = Array.from({ length: 500 }, (_, index) => [
      ...makeBox(String(index), 'Chase Sapphire Preferred\n$95 a year', index * 300, 0),
      makeElement({ ...hatched, width: 300, height: 200 }),
      makeElement({ ...plain, type: 'freedraw', points }),
    ]).flat();
    expect(isTooMuchToDraw(board)).toBe(false);
  });

  it('is short in words, however long those on it are and however many arrows lead to them', () => {
    const arrows = Array.from({ length: 5_000 }, (_, index) =>
      makeElement({
        ...{ id: `arrow-${index}`, type: 'arrow' },
        ...{ startBinding: { elementId: 'long' }, endBinding: { elementId: 'long' } },
      }),
    );
    const { shapes, connections } = describeBoard([
      ...makeBox('long', 'x '.repeat(500_000), 0, 0),
      ...arrows,
    ]);
    expect(shapes.join('').length).toBeLessThan(1_000);
    expect(connections).toHaveLength(1_001);
    expect(connections.at(-1)).toBe('and 4,000 more');
    expect(connections.join('').length).toBeLessThan(1_000_000);
  });
});
