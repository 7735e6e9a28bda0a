import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { CheatSheet } from './cheat-sheet.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));

it.each([
  ['the clipboard', { share: undefined }],
  ['the share sheet', { share: refuse }],
])('shows its text, selected, where the browser refuses %s', async (_what, browser) => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...browser, clipboard: { writeText: refuse } });
  render(
    <CheatSheet
      title="My sheet"
      categories={[]}
      find={() => ({ mine: null, best: null, all: [] })}
      inputs={createInputsFixture({})}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  expect(field.value).toContain('My sheet');
  expect(field.value).toContain(window.location.origin);
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(field.value.length);
});
