import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '../current-user-fixture.ts';
import { fakeProcedures } from '../../../../../tests/support/fake-procedures.ts';
import { currentUserQuery } from '../queries.ts';
import { useChooseProfile } from '../use-own-choices.ts';
import { ExpectedQuartersSection } from './profile-page.tsx';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { PaymentCostsSection } from './payment-costs-section.tsx';
import { WhatIHaveSection } from './what-i-have-section.tsx';

const { queryKey } = currentUserQuery();
const [sub] = requirementsFixture.categories[0]?.sub_categories ?? [];
const [card] = requirementsFixture.cards;
if (!sub || !card) throw new Error('the fixture has a sub-category and a card');

const rows: CatalogRows = {
  ...requirementsFixture,
  spendingCosts: [
    {
      id: 1,
      category_id: null,
      sub_category_id: sub.id,
      credit_card_id: null,
      percent: 3,
      confidence: 'medium',
    },
  ],
};

let client: QueryClient;
let server: ReturnType<typeof fakeProcedures>;

beforeEach(() => {
  server = fakeProcedures();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, rows);
  client.setQueryData(memberCardsQuery().queryKey, []);
  client.setQueryData(
    queryKey,
    createUserFixture({
      requirementsHeld: ['student', 'gone-since'],
      paymentCosts: { tolls: 1 },
      usedPrograms: { 'world-of-hyatt': false },
    }),
  );
  return server.stop;
});

type SectionProps = { user: ReturnType<typeof createUserFixture>; rows: CatalogRows };

function show(Section: ComponentType<SectionProps>) {
  function Shown() {
    const { data } = useQuery(currentUserQuery());
    return data && <Section user={data} rows={rows} />;
  }
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('the profile', () => {
  it('keeps what the member has, and what it knows no more, when something comes to it', async () => {
    const user = show(WhatIHaveSection);
    expect(screen.getByRole('checkbox', { name: /Enrolled student/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Costco membership/ }));
    expect(screen.getByRole('checkbox', { name: /Costco membership/ })).toBeChecked();
    const { input } = await server.take('updateRequirements');
    expect(input).toEqual(['student', 'gone-since', 'costco-membership']);
  });

  it('saves at once how good the credit of the member is, and that they are not sure', async () => {
    const user = show(WhatIHaveSection);
    expect(screen.getByRole('radio', { name: /not sure/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Excellent/ }));
    const call = await server.take('updateCreditLevel');
    expect(call.input).toBe('excellent');
    call.succeed({ revision: 2 });
    await user.click(screen.getByRole('radio', { name: /not sure/ }));
    expect((await server.take('updateCreditLevel')).input).toBeNull();
  });

  it('saves a business at once', async () => {
    const user = show(WhatIHaveSection);
    await user.click(screen.getByRole('switch', { name: 'I have a business' }));
    expect(screen.getByRole('switch', { name: 'I have a business' })).toBeChecked();
    expect((await server.take('updateHasBusiness')).input).toBe(true);
  });

  it('accepts a cost of zero, and goes back to the usual cost when it is emptied', async () => {
    const user = show(PaymentCostsSection);
    const input = screen.getByRole('textbox', {
      name: `What paying ${sub.name} by card costs me, percent`,
    });
    expect(input).toHaveAttribute('placeholder', '3');
    await user.type(input, '0{Enter}');
    const call = await server.take('updatePaymentCosts');
    expect(call.input).toEqual({ tolls: 1, [sub.slug]: 0 });
    call.succeed({ revision: 2 });
    expect(input).toHaveValue('0');
    await user.clear(input);
    await user.keyboard('{Enter}');
    expect((await server.take('updatePaymentCosts')).input).toEqual({ tolls: 1 });
  });

  it('leaves expected quarters out when it is told to', async () => {
    const user = show(ExpectedQuartersSection);
    await user.click(screen.getByRole('switch', { name: 'Count expected rotating quarters' }));
    expect((await server.take('updateExpectedQuarters')).input).toBe(false);
  });
});

describe('the household of a student', () => {
  it('makes a member a student, who may undo it; another household makes nobody one', async () => {
    client.setQueryData(queryKey, createUserFixture());
    const user = show(() => {
      const choose = useChooseProfile();
      return ['own-student', 'own-couple'].map((preset) => (
        <button key={preset} type="button" onClick={() => choose('id', preset)}>
          {preset}
        </button>
      ));
    });
    await user.click(screen.getByRole('button', { name: 'own-couple' }));
    (await server.take('updateSelectedAnnualSpendingProfileId')).succeed({ revision: 2 });
    await user.click(screen.getByRole('button', { name: 'own-student' }));
    (await server.take('updateSelectedAnnualSpendingProfileId')).succeed({ revision: 3 });
    const call = await server.take('updateRequirements');
    expect(call.input).toEqual(['student']);
    call.succeed({ revision: 4 });
    expect(server.calls).toEqual([]);
  });
});

describe('a card in a list', () => {
  it('says what the member lacks, and saves that they have it', async () => {
    const user = show(() => (
      <OwnFactsProvider>
        <ListedNeeds card={card} />
      </OwnFactsProvider>
    ));
    expect(
      screen.getByText('By invitation only. Needs: Costco membership ($65 a year) and a business'),
    ).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'I have these: Costco membership and Business' }),
    );
    expect(screen.getByText('By invitation only')).toBeVisible();
    const business = await server.take('updateHasBusiness');
    expect(business.input).toBe(true);
    business.succeed({ revision: 2 });
    const { input } = await server.take('updateRequirements');
    expect(input).toEqual(['student', 'gone-since', 'costco-membership']);
  });
});

describe('a program', () => {
  const note = (isUsed: boolean, shownBy: 'answer' | 'card' | 'nothing') => (
    <ProgramUseNote slug="delta-skymiles" name="SkyMiles" judged={{ isUsed, shownBy }} />
  );
  const inside = (isUsed: boolean, shownBy: 'answer' | 'card' | 'nothing') =>
    show(() => <OwnFactsProvider>{note(isUsed, shownBy)}</OwnFactsProvider>);

  it('is used once the member says so, beside their other answers', async () => {
    const user = inside(false, 'nothing');
    expect(screen.getByText(/^You do not use this program: no sign that you do/)).toBeVisible();
    const press = screen.getByRole('button', { name: 'I use SkyMiles' });
    expect(press).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: /^Guess again/ })).toBeNull();
    await user.click(press);
    const { input } = await server.take('updateUsedPrograms');
    expect(input).toEqual({ 'world-of-hyatt': false, 'delta-skymiles': true });
  });

  it('is not used, whatever their cards show, and is guessed again', async () => {
    const user = inside(true, 'card');
    await user.click(screen.getByRole('button', { name: 'I use SkyMiles' }));
    const call = await server.take('updateUsedPrograms');
    expect(call.input).toEqual({ 'world-of-hyatt': false, 'delta-skymiles': false });
    call.succeed({ revision: 2 });
    cleanup();
    const again = inside(false, 'answer');
    await again.click(screen.getByRole('button', { name: 'Guess again whether I use SkyMiles' }));
    expect((await server.take('updateUsedPrograms')).input).toEqual({ 'world-of-hyatt': false });
  });

  it('has no control where nobody is signed in', () => {
    render(note(false, 'nothing'));
    expect(screen.getByText(/^You do not use this program/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
