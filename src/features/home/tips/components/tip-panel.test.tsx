import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Tip } from '../queries.ts';
import { TipPanel } from './tip-panel.tsx';

const tip = (id: number): Tip => ({
  id,
  slug: `tip-${id}`,
  title: `Tip ${id}`,
  body: 'A text',
  link_path: null,
  position: id,
});
const shown = () => screen.getByRole('heading').textContent;

it('a tip that is read stays while others come and go', () => {
  const all = [1, 2, 3, 4, 5].map(tip);
  const { rerender } = render(<TipPanel tips={all} day={7} />);
  expect(shown()).toBe('Tip 3');
  rerender(<TipPanel tips={all.slice(1)} day={7} />);
  expect(shown()).toBe('Tip 3');
  expect(screen.getByText('2 of 4')).toBeDefined();
  rerender(<TipPanel tips={[...all, tip(6)]} day={7} />);
  fireEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(shown()).toBe('Tip 4');
  rerender(<TipPanel tips={all.slice(0, 4)} day={7} />);
  fireEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(shown()).toBe('Tip 1');
  fireEvent.click(screen.getByRole('button', { name: 'Previous tip' }));
  expect(shown()).toBe('Tip 4');
});
