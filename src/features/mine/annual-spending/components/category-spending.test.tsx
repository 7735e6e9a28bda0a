import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { type EntryPeriod, type SpendingAmounts, sumAmounts } from '../set-amounts.ts';
import { CategorySpending } from './category-spending.tsx';

// Icons are decoration, and would be fetched.
vi.mock('@/components/category-icon.tsx', () => ({ CategoryIcon: () => null }));

const [groceries] = catalogFixture.categories;
if (!groceries) throw new Error('the fixture has categories');

function Editor({ start, period }: { start: SpendingAmounts; period: EntryPeriod }) {
  const [amounts, setAmounts] = useState(start);
  if (!groceries) return null;
  return (
    <>
      <ul>
        <CategorySpending
          category={groceries}
          amounts={amounts}
          totalCents={sumAmounts(amounts)}
          period={period}
          isFound={false}
          onChange={setAmounts}
        />
      </ul>
      <output>{JSON.stringify(amounts)}</output>
    </>
  );
}

function show(start: SpendingAmounts, period: EntryPeriod = 'month') {
  render(<Editor start={start} period={period} />);
  return userEvent.setup();
}

const amountsOf = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('a category of spending', () => {
  it('takes a monthly amount into its general sub-category, as a year', async () => {
    const user = show({});
    await user.type(field('Groceries, dollars a month'), '600');
    expect(amountsOf()).toEqual({ 'us-supermarkets': 720_000 });
  });

  it('opens to its sub-categories and keeps their mix when the sum changes', async () => {
    const user = show({ 'us-supermarkets': 30_000, 'online-groceries': 10_000 }, 'year');
    expect(screen.queryByRole('textbox', { name: /^Online groceries/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Groceries/, expanded: false }));
    expect(field('Online groceries')).toHaveValue('100');
    const sum = field('Groceries, dollars a year');
    await user.clear(sum);
    await user.type(sum, '800');
    await user.tab();
    expect(sum).toHaveValue('800');
    expect(field('Online groceries')).toHaveValue('200');
  });

  it('says what is wrong with an amount and keeps the last good one', async () => {
    const user = show({ 'us-supermarkets': 120_000 }, 'year');
    const sum = field('Groceries');
    await user.clear(sum);
    await user.type(sum, '-5');
    expect(sum).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount');
  });
});
