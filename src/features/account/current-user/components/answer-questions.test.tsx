import type { CurrentUser } from '@contract/current-user.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeProcedures } from '../../../../../tests/support/fake-procedures.ts';
import { createUserFixture } from '../current-user-fixture.ts';
import { currentUserQuery } from '../queries.ts';
import { AnswerQuestions, type AnswerQuestionsProps } from './answer-questions.tsx';

let server: ReturnType<typeof fakeProcedures>;

beforeEach(() => {
  server = fakeProcedures();
  return server.stop;
});

function show(
  own: Partial<CurrentUser> = {},
  changes: AnswerQuestionsProps['changes'] = { points: 'cash', credit: true },
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(currentUserQuery().queryKey, createUserFixture(own));
  const { container } = render(
    <QueryClientProvider client={client}>
      <AnswerQuestions changes={changes} />
    </QueryClientProvider>,
  );
  return container;
}

it('keeps a reply as the fact that it is, and takes the question away', async () => {
  show();
  screen.getByRole('heading', { name: 'Two replies could change this' });
  screen.getByText('Counted as cash so far.');
  await userEvent.click(screen.getByRole('button', { name: 'For travel' }));
  const call = await server.take('updateRedemptionPreference');
  expect(call.input).toBe('travel');
  call.succeed({ revision: 2 });
  expect(screen.queryByText(/^How do you use points/)).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'none');
  expect((await server.take('updateCreditLevel')).input).toBe('none');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('takes not being sure of one’s credit for an answer', async () => {
  show({}, { points: null, credit: true });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'unsure');
  // The other first questions were not asked, and will be.
  expect((await server.take('updateNewUserWizard')).input).toEqual({
    ...{ redemptionPreferenceCompleted: false, firstQuestionsCompleted: false },
    hasNot: ['credit'],
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('asks nothing that was answered, or that changes nothing', () => {
  const answered = { redemptionPreferenceCompleted: true, firstQuestionsCompleted: false };
  expect(show({ newUserWizard: answered, creditLevel: 'fair' })).toBeEmptyDOMElement();
  expect(show({}, { points: null, credit: false })).toBeEmptyDOMElement();
});
