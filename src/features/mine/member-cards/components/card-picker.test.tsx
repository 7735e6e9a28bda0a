import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { CardPicker } from './card-picker.tsx';

beforeAll(() => {
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

function show() {
  const onChoose = vi.fn();
  render(<CardPicker rows={catalogFixture} counts={new Map([[13, 2]])} onChoose={onChoose} />);
  return { user: userEvent.setup(), onChoose };
}

describe('the card picker', () => {
  it('finds a card by its issuer and takes it with Enter', async () => {
    const { user, onChoose } = show();
    await user.type(screen.getByRole('combobox'), 'america customized');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ slug: 'bofa-customized-cash' }),
    );
  });

  it('moves through what is found with the arrow keys', async () => {
    const { user, onChoose } = show();
    await user.click(screen.getByRole('combobox'));
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith(
      catalogFixture.cards.find(({ name }) => names[2]?.includes(name)),
    );
  });

  it('tells how often a card is there already', () => {
    show();
    expect(screen.getByRole('option', { name: /Venture X/ })).toHaveTextContent('you have 2');
  });

  it('says what to do when nothing is found', async () => {
    const { user } = show();
    await user.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No card matches');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
