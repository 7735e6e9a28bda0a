import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveBlockContext } from './live-block-context.ts';
import { MarkdownEditor } from './markdown-editor.tsx';

function Form() {
  const [body, setBody] = useState('');
  return (
    <LiveBlockContext value={({ name }) => (name === 'card' ? <p>a live card</p> : undefined)}>
      <MarkdownEditor aria-label="Body" value={body} onValueChange={setBody} />
    </LiveBlockContext>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

describe('the editor', () => {
  it('shows what readers will see while one types', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Body'), 'So **much**{Enter}{Enter}::card{{slug=x}');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('much')).toBeVisible();
    expect(await preview.findByText('a live card')).toBeVisible();
  });

  it('lists what the text requests but cannot have', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText('Body'));
    await userEvent.paste('[x](javascript:alert)\n\n::crad{slug=x}\n\n::card');
    const problems = await screen.findByRole('list', { name: 'Problems in the text' });
    expect(
      within(problems)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Line 1: “javascript:alert” may not be linked to.',
      'Line 3: There is no live block “crad”.',
      'Line 5: “card” needs slug, as in ::card{slug=…}.',
    ]);
  });

  it('puts marks around the selection', async () => {
    render(<Form />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Body');
    await userEvent.type(field, 'bold');
    field.setSelectionRange(0, 4);
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(field).toHaveValue('**bold**');
  });
});
