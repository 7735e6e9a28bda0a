import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatInitials } from './avatar.tsx';
import { Progress, computeProgressPercent } from './progress.tsx';

describe('the avatar', () => {
  it.each([
    ['Morgan Member', 'MM'],
    ['ann', 'A'],
    ['Anna Maria Berg', 'AM'],
    ['  ', ''],
  ])('turns "%s" into the initials "%s"', (name, initials) => {
    expect(formatInitials(name)).toBe(initials);
  });
});

describe('progress', () => {
  it.each([
    [-5, 100, 0],
    [25, 100, 25],
    [150, 100, 100],
    [3, 4, 75],
    [1, 0, 0],
    [Number.NaN, 100, 0],
  ])('%d of %d is %d percent', (value, max, percent) => {
    expect(computeProgressPercent(value, max)).toBe(percent);
  });

  it('announces its percent', () => {
    render(<Progress value={3} max={4} label="Spent" />);
    expect(screen.getByRole('progressbar', { name: 'Spent' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
  });
});
