import { describe, expect, it } from 'vitest';
import { makeBox, makeElement } from './board-fixture.ts';
import { describeBoard } from './describe-board.ts';

describe('a board in words', () => {
  const arrow = (change: Record<string, unknown>) =>
    makeElement({ type: 'arrow', startBinding: null, endBinding: null, ...change });
  const board = [
    ...makeBox('points', 'Ultimate Rewards\n2.05¢ a point', 400, 300),
    ...makeBox('card', 'Chase Sapphire Preferred\n$95 a year', 0, 310),
    ...makeBox('title', 'My plan', 0, 0),
    arrow({
      id: 'earns',
      startBinding: { elementId: 'card' },
      endBinding: { elementId: 'points' },
    }),
    makeElement({ id: 'label', type: 'text', containerId: 'earns', text: '9,300 a year' }),
    arrow({ id: 'loose' }),
    makeElement({ id: 'scribble', type: 'freedraw' }),
    makeElement({ id: 'gone', isDeleted: true }),
    makeElement({ id: 'empty', type: 'ellipse' }),
  ];

  it('names shapes from top to bottom and from left to right', () => {
    expect(describeBoard(board).shapes).toEqual([
      'My plan',
      'Chase Sapphire Preferred, $95 a year',
      'Ultimate Rewards, 2.05¢ a point',
    ]);
  });

  it('describes the arrows, with their words', () => {
    expect(describeBoard(board).connections).toEqual([
      'Chase Sapphire Preferred, $95 a year → Ultimate Rewards, 2.05¢ a point (9,300 a year)',
    ]);
  });

  it('counts what has no words, and nothing that was removed', () => {
    expect(describeBoard(board).others).toEqual(['1 freehand line', '1 empty ellipse']);
    expect(describeBoard([])).toEqual({ shapes: [], connections: [], others: [] });
  });
});
