import type { CurrentUser } from '@contract/current-user.ts';
import { newUserWizardSchema as wizardShape } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import { createUserFixture } from '../current-user-fixture.ts';
import { fakeProcedures } from '../../../../../tests/support/fake-procedures.ts';
import { currentUserQuery } from '../queries.ts';
import { FirstQuestions } from './first-questions.tsx';

const { queryKey } = currentUserQuery();

let client: QueryClient;
let server: ReturnType<typeof fakeProcedures>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = fakeProcedures();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, requirementsFixture);
  return server.stop;
});

type Known = { isSetUp?: boolean; holdsBusinessCard?: boolean };

async function show(own: Partial<CurrentUser> = {}, known: Known = {}) {
  client.setQueryData(queryKey, createUserFixture(own));
  render(
    <QueryClientProvider client={client}>
      <FirstQuestions title="Card ranking" isSetUp={false} holdsBusinessCard={false} {...known}>
        <p>The ranking</p>
      </FirstQuestions>
    </QueryClientProvider>,
  );
  if (!ranking()) await screen.findByRole('button', { name: 'Save my answers' });
  return userEvent.setup();
}

async function succeed(procedure: string, revision: number) {
  const call = await server.take(procedure);
  call.succeed({ revision });
  return call.input;
}

const ranking = () => screen.queryByText('The ranking');
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the questions before the first ranking', () => {
  it('are answered already as most people would', async () => {
    await show();
    expect(ranking()).not.toBeInTheDocument();
    const points = screen.getByRole('radiogroup', { name: 'What do you want from your points?' });
    expect(within(points).getAllByRole('radio')).toHaveLength(2);
    expect(within(points).getByRole('radio', { name: /Travel/ })).toBeChecked();
    const business = screen.getByRole('radiogroup', { name: 'Do you have a business?' });
    expect(within(business).getByRole('radio', { name: /No/ })).toBeChecked();
    const group = screen.getByRole('group', { name: 'Memberships' });
    expect(within(group).getByRole('checkbox')).not.toBeChecked();
    expect(group).toHaveTextContent('$65 a year');
  });

  it('are not asked of a member who has entered cards and spending', async () => {
    await show({}, { isSetUp: true });
    expect(ranking()).toBeVisible();
  });

  it('take a held business card as the answer about a business', async () => {
    await show({}, { holdsBusinessCard: true });
    const business = screen.getByRole('radiogroup', { name: 'Do you have a business?' });
    expect(within(business).getByRole('radio', { name: /Yes/ })).toBeChecked();
  });

  it('save what was answered, each as the fact that it is', async () => {
    const user = await show();
    await user.click(screen.getByRole('radio', { name: /Cash back/ }));
    await user.click(screen.getByRole('radio', { name: /Yes/ }));
    expect(screen.getByRole('radio', { name: /not sure/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^None yet/ }));
    await user.click(box(/Costco membership/));
    await user.click(screen.getByRole('button', { name: 'Save my answers' }));
    expect(ranking()).toBeVisible();
    expect(await succeed('updateRedemptionPreference', 2)).toBe('cash');
    expect(await succeed('updateHasBusiness', 3)).toBe(true);
    expect(await succeed('updateCreditLevel', 4)).toBe('none');
    expect(await succeed('updateRequirements', 5)).toEqual(['costco-membership']);
    const { hasNot, ...completed } = wizardShape.parse(await succeed('updateNewUserWizard', 6));
    expect(completed).toEqual({
      redemptionPreferenceCompleted: true,
      firstQuestionsCompleted: true,
    });
    // Answers left open are not asked again elsewhere; ticked ones are no refusal.
    expect(hasNot).toContain('student');
    expect(hasNot).not.toContain('costco-membership');
    expect(hasNot).not.toContain('business');
    await waitFor(() => {
      expect(client.getQueryData(queryKey)?.revision).toBe(6);
    });
    expect(ranking()).toBeVisible();
  });

  it('are skipped with one press, which says nothing about the member', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Skip the questions' }));
    expect(ranking()).toBeVisible();
    expect(await succeed('updateNewUserWizard', 2)).toEqual({
      redemptionPreferenceCompleted: false,
      firstQuestionsCompleted: true,
    });
    expect(server.calls).toEqual([]);
    expect(client.getQueryData(queryKey)?.redemptionPreference).toBeNull();
  });

  it('come back with what was answered where it could not be saved', async () => {
    const user = await show({ redemptionPreference: 'travel' });
    await user.click(box(/Enrolled student/));
    await user.click(screen.getByRole('button', { name: 'Save my answers' }));
    (await server.take('updateRequirements')).refuse('UNPROCESSABLE_CONTENT', 422);
    await succeed('updateNewUserWizard', 2);
    expect(await screen.findByRole('alert')).toHaveTextContent('not all saved');
    expect(box(/Enrolled student/)).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Save my answers' }));
    expect(await succeed('updateRequirements', 3)).toEqual(['student']);
    await succeed('updateNewUserWizard', 4);
    await waitFor(() => {
      expect(client.getQueryData(queryKey)?.revision).toBe(4);
    });
    expect(ranking()).toBeVisible();
  });

  it('leave out how points are used, if the member has chosen it', async () => {
    const user = await show({ redemptionPreference: 'gift_card' });
    expect(screen.queryByRole('radiogroup', { name: /points/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save my answers' }));
    await succeed('updateNewUserWizard', 2);
    expect(server.calls).toEqual([]);
  });

  it('leave out those that were answered in place', async () => {
    await show({
      creditLevel: 'fair',
      newUserWizard: {
        redemptionPreferenceCompleted: true,
        firstQuestionsCompleted: false,
        hasNot: ['business'],
      },
    });
    expect(screen.getByRole('group', { name: 'Memberships' })).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('leave out the credit of a member who was not sure of it in place', async () => {
    await show({
      newUserWizard: {
        ...{ redemptionPreferenceCompleted: false, firstQuestionsCompleted: false },
        hasNot: ['credit'],
      },
    });
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup', { name: /credit/ })).not.toBeInTheDocument();
  });

  it('are not asked again', async () => {
    await show({
      newUserWizard: { redemptionPreferenceCompleted: false, firstQuestionsCompleted: true },
    });
    expect(ranking()).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
