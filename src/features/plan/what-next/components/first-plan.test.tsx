import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import { inputs, planFor } from '../../../../../tests/support/plan-fixture.ts';
import { whatNextSearchSchema } from '../schema.ts';
import type { usePlan } from '../use-plan.ts';
import { FirstPlan } from './first-plan.tsx';

type Planned = ReturnType<typeof usePlan>;

const { held, facts, result } = planFor({ annual_fee_cents: 9_500 });
let planned: Planned;

vi.mock(import('../use-plan.ts'), () => ({ usePlan: () => planned }));
vi.mock(import('./plan-questions.tsx'), () => ({ PlanQuestions: () => null }));

const onHome = vi.fn<() => void>();
const start = vi.fn<Planned['start']>();

function show(state: Planned['state']) {
  planned = {
    ...{ search: whatNextSearchSchema.parse({}), isStart: false, inputs, memberCards: [held] },
    ...{ facts: { ...facts, pointsOnHand: [] }, askWider: () => facts.question },
    ...{ reasons: [], state, better: null, start, stop: vi.fn<() => void>() },
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(peopleQuery().queryKey, []);
  return (
    <QueryClientProvider client={client}>
      <FirstPlan
        keepPlan={vi.fn()}
        onHome={onHome}
        renderQuestions={({ points }) => <p>Points as {points}</p>}
      />
    </QueryClientProvider>
  );
}

beforeEach(() => {
  onHome.mockReset();
  start.mockReset();
});

it('stays while a reply is counted in, with its questions, and is not saved meanwhile', async () => {
  const { rerender } = render(show({ kind: 'running', result: null }));
  expect(screen.getByRole('status', { name: 'Working out your answer' })).toBeVisible();
  rerender(show({ kind: 'done', result }));
  const verdict = screen.getByRole('heading', { level: 3 }).textContent;
  const question = screen.getByText(/^Points as/);
  const home = screen.getByRole('button', { name: /Go to Home|go to Home/ });
  for (const state of [
    { kind: 'running', result: null },
    { kind: 'running', result },
  ] as const) {
    rerender(show(state));
    expect(question).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(verdict);
    expect(screen.getByRole('status')).toHaveTextContent('Counting in your reply');
    await userEvent.click(home);
    expect(onHome).not.toHaveBeenCalled();
  }
  rerender(show({ kind: 'done', result }));
  await userEvent.click(home);
  expect(onHome).toHaveBeenCalledOnce();
});

describe('an answer that does not come', () => {
  it('leaves the way to Home, and another try', async () => {
    render(show({ kind: 'failed', error: new Error('no memory'), result: null }));
    expect(screen.getByRole('alert')).toHaveTextContent('The plan could not be calculated');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(start).toHaveBeenCalledWith({ question: facts.question });
    await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
    expect(onHome).toHaveBeenCalledOnce();
  });

  it('is not said to be an answer', async () => {
    const nothing = { ...result, plan: null, tenures: [], isProven: false };
    render(show({ kind: 'done', result: nothing }));
    expect(screen.getByRole('alert')).toHaveTextContent('No plan was found in time');
    expect(screen.queryByText(/Keep the cards you have/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
    expect(onHome).toHaveBeenCalledOnce();
  });
});
