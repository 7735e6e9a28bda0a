import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnFactsContext } from './card-needs-context.ts';
import { CardNeeds } from './card-needs.tsx';

const costco = {
  slug: 'costco-membership',
  name: 'Costco membership',
  kind: 'membership',
  annual_cost_cents: 65_00,
  confidence: 'low',
} as const;
const invitation = {
  ...costco,
  slug: 'invitation',
  kind: 'invitation',
  annual_cost_cents: 0,
} as const;

describe('what a card needs, on its page', () => {
  it('is told to a visitor, who has nothing to press', () => {
    render(<CardNeeds needs={[costco]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Needs: Costco membership ($65 a year)');
    expect(screen.getByRole('button', { name: /^Low confidence/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /I have this/ })).not.toBeInTheDocument();
  });

  it.each([true, false])('is had or not with one press (had: %s)', async (has) => {
    const setHas = vi.fn();
    render(
      <OwnFactsContext value={{ has: () => has, setHas, needs: new Map() }}>
        <CardNeeds needs={[costco, invitation]} />
      </OwnFactsContext>,
    );
    // Nobody has an invitation by saying so.
    const toggle = screen.getByRole('button', { name: /I have this/, pressed: has });
    await userEvent.click(toggle);
    expect(setHas).toHaveBeenCalledExactlyOnceWith(costco, !has);
  });
});
