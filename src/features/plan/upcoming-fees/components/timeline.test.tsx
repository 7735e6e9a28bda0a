import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { Timeline } from './timeline.tsx';

const fee = (month: number): Upcoming => ({
  kind: 'annual-fee',
  id: `card-${month}`,
  cardName: `Card ${month}`,
  date: calendarDate(`2027-${String(month).padStart(2, '0')}-05`),
  fee: {
    amountCents: 9500,
    isWaived: false,
    dueOn: calendarDate(`2027-${String(month).padStart(2, '0')}-05`),
    cardYear: 2,
  },
});

it('folds on a phone what comes after the tenth date, with its month, until all is asked for', async () => {
  render(<Timeline upcoming={Array.from({ length: 12 }, (_, index) => fee(index + 1))} />);
  const folded = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.closest('.max-sm\\:hidden') !== null)
      .map(({ textContent }) => textContent);
  expect(folded()).toEqual(['November 2027', 'December 2027']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(folded()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the first 10' }));
  expect(folded()).toHaveLength(2);
});
