import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LookingValue } from '@/domain/looking/value-of-looking.ts';
import { cardFixture } from './reading-fixture.ts';
import { ReadingQueue } from './reading-queue.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, search }: { children: ReactNode; search: { card: number } }) => (
    <a href={`?card=${search.card}`}>{children}</a>
  ),
}));

const worth = (sumCents: number): LookingValue => ({
  ...{ changed: 4, of: 24, upToCents: sumCents, sumCents, fact: null },
});
const cards = [cardFixture('old', { weight: 3 }), cardFixture('gold', { weight: 2 })];
const [old, gold] = cards.map(({ credit_card_id }) => credit_card_id);
const values = { old: worth(500), gold: worth(18_000) };
const listed = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

describe('the pages to read', () => {
  test('come in the order of the value of looking once it is known, which stands beside them', () => {
    const { rerender } = render(
      <ReadingQueue cards={cards} current={old ?? 0} values={undefined} />,
    );
    expect(listed()).toEqual(['old', 'gold']);
    expect(screen.queryByText(/Reading this page/)).toBe(null);
    rerender(<ReadingQueue cards={cards} current={old ?? 0} values={values} />);
    expect(listed()).toEqual(['gold', 'old']);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain(
      'Reading this page may change 4 of 24 answers by up to $180.',
    );
  });

  test('do not move while the focus is among them, until it leaves or another page is chosen', () => {
    const { rerender } = render(
      <ReadingQueue cards={cards} current={old ?? 0} values={undefined} />,
    );
    act(() => screen.getByRole('link', { name: 'gold' }).focus());
    rerender(<ReadingQueue cards={cards} current={old ?? 0} values={values} />);
    expect(listed()).toEqual(['old', 'gold']);
    fireEvent.blur(screen.getByRole('link', { name: 'gold' }));
    expect(listed()).toEqual(['gold', 'old']);
  });

  test('do not move while the pointer is among them and the focus leaves, nor the other way round', () => {
    const { rerender } = render(
      <ReadingQueue cards={cards} current={old ?? 0} values={undefined} />,
    );
    const pages = screen.getByRole('navigation');
    fireEvent.pointerEnter(pages);
    act(() => screen.getByRole('link', { name: 'gold' }).focus());
    rerender(<ReadingQueue cards={cards} current={old ?? 0} values={values} />);
    act(() => screen.getByRole('link', { name: 'old' }).focus());
    fireEvent.pointerLeave(pages);
    expect(listed()).toEqual(['old', 'gold']);
    fireEvent.pointerEnter(pages);
    act(() => screen.getByRole('link', { name: 'old' }).blur());
    expect(listed()).toEqual(['old', 'gold']);
    fireEvent.pointerLeave(pages);
    expect(listed()).toEqual(['gold', 'old']);
  });

  test('take the new order when the next page is chosen', () => {
    const { rerender } = render(
      <ReadingQueue cards={cards} current={old ?? 0} values={undefined} />,
    );
    act(() => screen.getByRole('link', { name: 'gold' }).focus());
    rerender(<ReadingQueue cards={cards} current={gold ?? 0} values={values} />);
    expect(listed()).toEqual(['gold', 'old']);
  });
});
