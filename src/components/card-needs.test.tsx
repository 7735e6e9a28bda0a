import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnFactsContext } from './card-needs-context.ts';
import { CardNeeds, ListedNeeds } from './card-needs.tsx';

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

describe('the requirement of a card, on its page', () => {
  it('shows to a visitor, without a button', () => {
    render(<CardNeeds needs={[costco]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Needs: Costco membership ($65 a year)');
    expect(screen.getByRole('button', { name: /^Low confidence/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /I have this/ })).not.toBeInTheDocument();
  });

  it.each([true, false])('is had or not with one press (had: %s)', async (has) => {
    const setHas = vi.fn();
    render(
      <OwnFactsContext
        value={{
          has: () => has,
          setHas,
          needs: new Map(),
          credit: 'good',
          hasNot: () => false,
          setHasNot: vi.fn(),
          setUsesProgram: vi.fn(),
        }}
      >
        <CardNeeds needs={[costco, invitation]} />
      </OwnFactsContext>,
    );
    // An invitation cannot be claimed by the member.
    const toggle = screen.getByRole('button', { name: /I have this/, pressed: has });
    await userEvent.click(toggle);
    expect(setHas).toHaveBeenCalledExactlyOnceWith([costco], !has);
  });
});

describe('the requirement of a card, in a list', () => {
  const deposit = {
    ...costco,
    slug: 'deposit',
    name: 'Security deposit',
    kind: 'bank_relationship',
    annual_cost_cents: 0,
  } as const;
  const business = { ...deposit, slug: 'business', name: 'Business', kind: 'business' } as const;
  const known = [costco, deposit, invitation, business];
  const card = {
    is_business: true,
    opened_to_new: true,
    credit_needed: 'good',
    credit_card_requirements: known.map((_need, id) => ({ requirement_id: id })),
  };

  function list(own: Partial<typeof card>, has: readonly string[] = []) {
    const setHas = vi.fn();
    const facts = {
      has: ({ slug }: { slug: string }) => has.includes(slug),
      setHas,
      needs: new Map(known.entries()),
      hasNot: () => false,
      setHasNot: vi.fn(),
      setUsesProgram: vi.fn(),
      credit: 'good' as const,
    };
    const { container } = render(
      <OwnFactsContext value={facts}>
        <ListedNeeds card={{ ...card, ...own }} />
      </OwnFactsContext>,
    );
    return { container, setHas };
  }

  it('is for later where it asks for more credit, once nothing else is missing', () => {
    const all = known.map(({ slug }) => slug);
    expect(list({ credit_needed: 'excellent' }, all).container).toHaveTextContent(
      'Later, with excellent credit',
    );
    expect(list({}, all).container).toBeEmptyDOMElement();
  });

  it('is one mark with all that the member lacks, which one press says they have', async () => {
    const { container, setHas } = list({}, ['invitation']);
    expect(container.children).toHaveLength(1);
    expect(
      screen.getByText('Needs: Costco membership ($65 a year) and Security deposit'),
    ).toBeVisible();
    const press = screen.getByRole('button');
    expect(press).toHaveAccessibleName('I have these: Costco membership and Security deposit');
    await userEvent.click(press);
    expect(setHas).toHaveBeenCalledExactlyOnceWith([costco, deposit], true);
  });

  it('leaves out what the member has', () => {
    list({}, ['invitation', 'costco-membership']);
    expect(screen.getByText('Needs: Security deposit')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAccessibleName('I have this: Security deposit');
  });

  it('has nothing to press for an invitation', () => {
    list({}, ['costco-membership', 'deposit']);
    expect(screen.getByText('By invitation only')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says nothing about a card closed to new applicants', () => {
    expect(list({ opened_to_new: false }).container).toBeEmptyDOMElement();
  });
});
