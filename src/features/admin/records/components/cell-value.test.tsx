import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flag } from '@/lib/fields/flag-fields.ts';
import { names } from '../machine/create-reference-fields.ts';
import { CellValue } from './cell-value.tsx';

const row = { id: 1, slug: 'one', revision: 1 };

it('distinguishes “no” from “not stated”', () => {
  const accepted = flag('is_accepted', 'Accepted');
  const { rerender } = render(<CellValue field={accepted} row={{ ...row, is_accepted: false }} />);
  expect(screen.getByText('no')).toBeVisible();
  rerender(<CellValue field={accepted} row={{ ...row, is_accepted: null }} />);
  expect(screen.getByLabelText('none')).toBeVisible();
});

it('sets several names apart', () => {
  const aliases = ['Treehouse Hotels', 'SH Hotels'];
  render(<CellValue field={names('aliases', 'Other names')} row={{ ...row, aliases }} />);
  expect(screen.getByText('Treehouse Hotels · SH Hotels')).toBeVisible();
});
