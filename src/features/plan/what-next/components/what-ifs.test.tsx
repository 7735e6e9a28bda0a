import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { whatNextSearchSchema } from '../schema.ts';
import { WhatIfs } from './what-ifs.tsx';

it('adds a typed purchase to an existing month and category, despite an old address', async () => {
  const onChange = vi.fn();
  render(
    <WhatIfs
      search={whatNextSearchSchema.parse({ typed: '6000', typedIn: '2020-01', typedOn: 'gone' })}
      date={calendarDate('2026-11-28')}
      categories={[{ name: 'Home', parts: [{ slug: 'rent', name: 'Rent' }] }]}
      nameOf={(slug) => slug}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not in the plan yet: $6,000 of rent in Nov 2026.',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add this purchase' }));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      typed: undefined,
      buy: [{ month: '2026-11', on: 'rent', dollars: 6000 }],
    }),
  );
});
