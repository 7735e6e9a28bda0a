import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnValueInput } from './own-value-input.tsx';

function show(value: number | null) {
  const onChange = vi.fn();
  render(<OwnValueInput label="Travel value" published={2.05} value={value} onChange={onChange} />);
  return { user: userEvent.setup(), onChange, input: screen.getByRole('textbox') };
}

describe('a value of one’s own', () => {
  it('lets the published value show through and writes when the field is left', async () => {
    const { user, onChange, input } = show(null);
    expect(input).toHaveAttribute('placeholder', '2.05');
    await user.type(input, '1.7');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1.7);
  });

  it('goes back to the published value when it is emptied', async () => {
    const { user, onChange, input } = show(1.7);
    await user.clear(input);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('writes nothing that is no value', async () => {
    const { user, onChange, input } = show(null);
    await user.type(input, '1e9');
    await user.tab();
    expect(input).toBeInvalid();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps zero, which is a value', async () => {
    const { user, onChange, input } = show(null);
    await user.type(input, '0{Enter}');
    expect(onChange).toHaveBeenCalledWith(0);
  });
});
