import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

it('is dead in what was prerendered, and alive in the app', () => {
  expect(renderToString(<SubmitButton>Sign in</SubmitButton>)).toContain('disabled=""');
  render(<SubmitButton>Sign in</SubmitButton>);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
