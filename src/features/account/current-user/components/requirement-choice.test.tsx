import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import { groupRequirements } from '../list-requirements.ts';
import { RequirementChoice } from './requirement-choice.tsx';

it('a folded group names what is held, and shows its choices once opened', async () => {
  const change = vi.fn();
  render(
    <RequirementChoice
      groups={groupRequirements(requirementsFixture)}
      held={['costco-membership']}
      onChange={change}
      isFolded
    />,
  );
  const [memberships, about] = document.querySelectorAll('details');
  expect(memberships).not.toHaveAttribute('open');
  expect(memberships?.querySelector('summary')).toHaveTextContent(/^Memberships Costco/u);
  expect(about?.querySelector('summary')).toHaveTextContent(/^About you None$/u);

  await userEvent.click(screen.getByText('About you'));
  expect(about).toHaveAttribute('open');
  await userEvent.click(about?.querySelector('[role=checkbox]') ?? document.body);
  expect(change).toHaveBeenCalledExactlyOnceWith(['costco-membership', 'student']);
});
