import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type CardNeed, type OwnFacts, OwnFactsContext } from '@/components/card-needs-context.ts';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import { OpenNeeds } from '@/components/open-needs.tsx';

const needs = new Map(requirementsFixture.requirements.map((each) => [each.id, each]));
const [first] = requirementsFixture.cards;
const costco = requirementsFixture.requirements.find(({ slug }) => slug === 'costco-membership');
if (!first || !costco) throw new Error('the fixture has a card, and one for members');
const card = {
  ...first,
  is_business: false,
  credit_card_requirements: [{ requirement_id: costco.id }],
};

function show({ no = '', has = '', moreCents = 12_300, cards = [card] } = {}) {
  const setHas = vi.fn<OwnFacts['setHas']>();
  const setHasNot = vi.fn<OwnFacts['setHasNot']>();
  const facts: OwnFacts = {
    credit: 'good',
    has: ({ slug }: CardNeed) => slug === has,
    setHas,
    hasNot: ({ slug }: CardNeed) => slug === no,
    setHasNot,
    needs,
    setUsesProgram: () => undefined,
  };
  const { container } = render(
    <OwnFactsContext value={facts}>
      <OpenNeeds
        cards={cards}
        moreCents={moreCents}
        during="over 24 months"
        nameOfIssuer={() => 'A bank'}
      />
    </OwnFactsContext>,
  );
  return { setHas, setHasNot, container };
}

it('asks for what would change the answer, and keeps a yes and a no', async () => {
  const { setHas, setHasNot } = show();
  screen.getByRole('heading', { name: 'One answer could add $123 over 24 months' });
  screen.getByText(/^Do you have this: Costco membership \(\$65 a year\)\?$/);
  await userEvent.click(screen.getByRole('button', { name: /^No, leave out / }));
  expect(setHasNot.mock.calls[0]?.[0].map(({ slug }) => slug)).toEqual(['costco-membership']);
  await userEvent.click(screen.getByRole('button', { name: /^Yes, count / }));
  expect(setHas.mock.calls[0]?.[0].map(({ slug }) => slug)).toEqual(['costco-membership']);
});

it('asks once for what several cards need', () => {
  show({ cards: [card, { ...card, slug: 'another' }] });
  screen.getByRole('heading', { name: 'One answer could add $123 over 24 months' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  screen.getByText('and 1 more card');
});

it.each([{ no: 'costco-membership' }, { has: 'costco-membership' }, { moreCents: 99 }])(
  'asks nothing that was answered or changes nothing: %o',
  (known) => {
    expect(show(known).container).toBeEmptyDOMElement();
  },
);
