import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PlanLimits } from '@/domain/plan/plan-limits.ts';
import type { SearchCommand, SearchReport } from '@/lib/search/serve-search.ts';
import { randomPlan } from '../../../../../tests/engine/random-plan.ts';
import type { RobustnessRequest } from '../schema.ts';
import { PlanRobustness } from './plan-robustness.tsx';

/** Records the page's messages to its worker, and sends the worker's. */
class FakeWorker {
  static asked: SearchCommand<RobustnessRequest>[] = [];
  static answer: (report: SearchReport<PlanLimits>) => void = () => undefined;
  onmessage: ((event: { data: SearchReport<PlanLimits> }) => void) | null = null;
  constructor() {
    FakeWorker.answer = (data) => {
      act(() => this.onmessage?.({ data }));
    };
  }
  postMessage(command: SearchCommand<RobustnessRequest>) {
    FakeWorker.asked.push(command);
  }
  terminate() {
    this.onmessage = null;
  }
}

const known: PlanLimits = {
  toleranceCents: 500,
  limits: [
    {
      parameter: 0,
      side: 'low',
      factor: 0.75,
      beyond: { factor: 0.749, tenures: [], aheadCents: 600 },
    },
  ],
  together: null,
  better: null,
  record: { searches: 3, proven: 3, openShare: 0 },
  parts: 4,
  done: 2,
};

const onBetter = vi.fn<(tenures: RobustnessRequest['tenures']) => void>();

function show() {
  const question = randomPlan(4);
  render(
    <PlanRobustness
      facts={{
        question: { ...question, preferences: { ...question.preferences, redemption: 'travel' } },
        tenures: [],
        parameters: [{ kind: 'point_value', system: 'alpha' }],
        names: {
          card: (slug) => slug,
          pointSystem: () => 'Alpha Points',
          subCategory: (slug) => slug,
        },
      }}
      onBetter={onBetter}
    />,
  );
  return screen.getByRole('button', { name: 'What would change this plan?' });
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.asked = [];
});

it('asks when it is pressed, shows what is known as it comes, and stops; its button keeps the focus', async () => {
  const user = userEvent.setup();
  const button = show();
  expect(FakeWorker.asked).toEqual([]);
  await user.click(button);
  expect(FakeWorker.asked.map(({ kind }) => kind)).toEqual(['start']);
  FakeWorker.answer({ kind: 'progress', result: known });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('while Alpha Points are worth at least 1.2 cents.');
  expect(status).toHaveTextContent('Trying other values: 2 of 4 parts done.');
  expect(screen.getByRole('list')).toHaveTextContent('More was not tried.');
  expect(screen.getByRole('button')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(FakeWorker.asked.map(({ kind }) => kind)).toEqual(['start', 'stop']);
  FakeWorker.answer({ kind: 'done', result: known });
  expect(await screen.findByText(/^Stopped after 2 of 4 parts: /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toHaveFocus();
});

it('offers a better plan that turned up, and says nothing of limits then', async () => {
  const user = userEvent.setup();
  await user.click(show());
  const better = { tenures: [], aheadCents: 4_200 };
  FakeWorker.answer({ kind: 'done', result: { ...known, better } });
  expect(await screen.findByText(/it keeps \$42 more as things are\.$/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Plan with it' }));
  expect(onBetter).toHaveBeenCalledWith(better.tenures);
});

it('can be tried again where it failed', async () => {
  const user = userEvent.setup();
  await user.click(show());
  FakeWorker.answer({ kind: 'failed', message: 'out of memory' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Stop here' })).toBeVisible();
});
