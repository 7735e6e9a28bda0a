import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '../mutations.ts';
import type { MemberCardStatus } from '../schema.ts';
import { CardPicker } from './card-picker.tsx';

beforeAll(() => {
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

function entryOf(slug: string, status: MemberCardStatus) {
  const card = catalogFixture.cards.find((each) => each.slug === slug);
  if (!card) throw new Error(`There is no card ${slug}.`);
  return { card, memberCard: createMemberCard(card.id, { status }) };
}

const entries = [
  entryOf('venture-x', 'held'),
  entryOf('venture-x', 'held'),
  entryOf('venture-x', 'wish_list'),
  entryOf('bofa-customized-cash', 'wish_list'),
];

function show() {
  const onChoose = vi.fn();
  const onMissing = vi.fn();
  render(
    <CardPicker
      rows={catalogFixture}
      entries={entries}
      onChoose={onChoose}
      onMissing={onMissing}
    />,
  );
  return { user: userEvent.setup(), onChoose, onMissing };
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

  it('takes the focus, unless something else has it', () => {
    render(<button type="button">Elsewhere</button>);
    screen.getByRole('button').focus();
    show();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    cleanup();
    show();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('moves through the results with the arrow keys', async () => {
    const { user, onChoose } = show();
    await user.click(screen.getByRole('combobox'));
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith(
      catalogFixture.cards.find(({ name }) => names[2]?.includes(name)),
    );
  });

  it('shows how often the member already has a card', () => {
    show();
    expect(screen.getByRole('option', { name: /Venture X/ })).toHaveTextContent('you have 2');
  });

  it('marks a card that is only wished for', () => {
    show();
    const wished = screen.getByRole('option', { name: /Customized Cash/ });
    expect(wished).toHaveTextContent('On your wish list');
    expect(wished).not.toHaveTextContent('you have');
  });

  it('takes the next name in place of the last, and passes on one that it does not have', async () => {
    const { user, onChoose, onMissing } = show();
    await user.type(screen.getByRole('combobox'), 'america customized{Enter}');
    await user.keyboard('sheetz edge');
    expect(screen.getByRole('combobox')).toHaveValue('sheetz edge');
    await user.click(screen.getByRole('button', { name: 'My card is not here' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(onMissing).toHaveBeenCalledWith('sheetz edge');
  });

  it('says what to do when nothing is found', async () => {
    const { user } = show();
    await user.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No card matches');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByRole('listbox', { hidden: true })).toHaveClass('empty:hidden');
    expect(screen.getByRole('button', { name: 'My card is not here' })).toHaveClass('bg-primary');
  });
});
