import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnValueDialog } from './own-value-dialog.tsx';

const credit = {
  id: 301,
  name: 'Airline fee credit',
  value_cents: 200_00,
  points_value: null,
  period: 'year',
  occurrences_per_period: 1,
  default_usage_percent: 50,
};

function show(own?: BenefitCustomValue) {
  const onSave = vi.fn();
  render(
    <OwnValueDialog
      credit={credit}
      kind="airline_credit"
      source={{ url: 'https://example.test/terms', verifiedOn: '2026-08-07' }}
      own={own}
      onClose={vi.fn()}
      onSave={onSave}
    />,
  );
  return { user: userEvent.setup(), onSave };
}

const field = () => screen.getByRole('textbox', { name: 'Worth to me' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the dialog for the own value of a credit', () => {
  it('shows the usual share with its source, and takes a share of my own', async () => {
    const { user, onSave } = show();
    expect(screen.getByText(/Counts for up to \$100 a year, 50% of its face value/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'source' })).toHaveAttribute(
      'href',
      'https://example.test/terms',
    );
    await user.type(field(), '65');
    expect(screen.getByText('$130 a year')).toBeVisible();
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      id: 301,
      value: 130_00,
      isHighValue: false,
      isPointsValue: false,
    });
  });

  it('refuses more than all of it, and keeps what was typed', async () => {
    const { user, onSave } = show();
    await user.type(field(), '120{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a share from 0 to 100.');
    expect(field()).toHaveValue('120');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('starts with what was saved, and keeps the usual value when it is emptied', async () => {
    const { user, onSave } = show({
      id: 301,
      value: 75_00,
      isHighValue: true,
      isPointsValue: false,
    });
    expect(screen.getByRole('combobox', { name: 'In' })).toHaveValue('dollars');
    expect(field()).toHaveValue('75');
    await user.clear(field());
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      id: 301,
      value: null,
      isHighValue: true,
      isPointsValue: false,
    });
  });
});
