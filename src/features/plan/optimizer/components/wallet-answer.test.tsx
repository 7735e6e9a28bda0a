import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { WalletAnswer, type WalletAnswerProps } from './wallet-answer.tsx';

const inputs = createInputsFixture({ 'us-supermarkets': 600_000 });
const problem = inputs.problemOf('steady');
const held = (id: string, card: string): HeldCard => ({ id, card, selected: {} });
const customized = held('mine', 'bofa-customized-cash');
const everyday = held('+everyday', 'blue-cash-everyday');
const limits = { ...NO_LIMITS, atMost: 1, allowed: ['blue-cash-everyday'] };
const found = (...wallet: HeldCard[]) => ({
  wallet,
  netCents: valueWallet(problem, wallet).netCents,
});

async function show(
  own: readonly HeldCard[],
  wallet: readonly HeldCard[],
  {
    others = [],
    isProven = true,
    ...props
  }: Partial<WalletAnswerProps> & {
    others?: readonly ReturnType<typeof found>[];
    isProven?: boolean;
  } = {},
) {
  vi.stubGlobal('scrollTo', vi.fn());
  const best = found(...wallet);
  const boundCents = best.netCents;
  const result = { best, alternatives: others, boundCents, isProven, regions: 1 };
  const component = () => (
    <QueryClientProvider client={new QueryClient()}>
      <WalletAnswer
        {...{ result, own, inputs, ...props }}
        request={{ problem, limits, alternatives: 3 }}
      />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  await screen.findByRole('region', { name: 'The ledger' });
  return (name: string) => within(screen.getByRole('region', { name }));
}

it('says what to open and what goes into a drawer, and what each step adds', async () => {
  const region = await show([customized], [everyday]);
  expect(screen.getByRole('heading', { level: 2, name: /^Open Blue Cash Everyday/ })).toBeVisible();
  expect(screen.getByText(/no card is worth more/)).toHaveTextContent(
    'You keep $180 a year instead of $120',
  );
  const [open, rest, ...more] = region('What changes').getAllByRole('listitem');
  expect(more).toEqual([]);
  // 3 percent of $6,000 instead of 2 percent of it.
  expect(open).toHaveTextContent(/Open Blue Cash Everyday.*Rewards \+\$60, most on .*\+\$60/);
  expect(rest).toHaveTextContent(/Put .*Customized.* in a drawer.*keeps your credit history.*\$0/);
  expect(region('What changes').getByText('Together, every year')).toHaveTextContent('+$60');
});

it('adds the lines of its ledger up to what is kept, today and then', async () => {
  const region = await show([customized], [everyday]);
  const rows = region('The ledger').getAllByRole('row');
  const figures = rows
    .slice(1)
    .map((row) =>
      [...(row.textContent ?? '').matchAll(/[−]?\$[\d,]+\.\d\d/gu)]
        .slice(-2)
        .map(([text]) => Number(text.replace('−', '-').replaceAll(/[$,]/gu, ''))),
    );
  const [best = 0, today = 0] = figures.at(-1) ?? [];
  expect([best, today]).toEqual([180, 120]);
  // Spending lines come before their sum.
  const rewards = rows.slice(1).findIndex((row) => row.textContent?.startsWith('Rewards'));
  for (const column of [0, 1]) {
    const sum = (part: readonly (readonly number[])[]) =>
      part.reduce((all, each) => all + (each[column] ?? 0), 0);
    expect(sum(figures.slice(0, rewards))).toBeCloseTo(figures[rewards]?.[column] ?? NaN, 2);
    expect(sum(figures.slice(rewards, -1))).toBeCloseTo(figures.at(-1)?.[column] ?? NaN, 2);
  }
});

it('shows what comes close as bars, and says which of them tie', async () => {
  const others = [
    found(held('+other', 'blue-cash-everyday')),
    found(held('+bofa', 'bofa-customized-cash')),
  ];
  const region = await show([customized], [everyday], { others });
  const bars = region('How close the others come').getAllByRole('listitem');
  expect(bars.map((bar) => /\$\d+/u.exec(bar.textContent ?? '')?.[0])).toEqual([
    '$180',
    '$180',
    '$120',
    '$120',
  ]);
  expect(bars[1]).toHaveTextContent('A tie');
  expect(bars[2]).toHaveTextContent(/instead of .*Blue Cash Everyday/);
  expect(bars[3]).toHaveTextContent('What you have today: 1 card');
  expect(screen.getByText(/Another set ties with it/)).toBeVisible();
});

it('keeps the member’s cards where nothing is gained, and claims no more than was proven', async () => {
  const region = await show([everyday], [customized], { isProven: false });
  expect(screen.getByRole('heading', { level: 2, name: 'Keep your card.' })).toBeVisible();
  expect(screen.getByText(/nothing better was found yet/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
  expect(region('Why you can rely on it').getByText('Not proven.')).toBeVisible();
  expect(region('How close the others come').getAllByRole('listitem')[1]).toHaveTextContent('$120');
});

it('closes one card where that is worth more than any set within the limits', async () => {
  const [fee] = inputs.catalog.cards.filter(({ annualFeeCents }) => annualFeeCents > 0);
  if (!fee) throw new Error('the fixture has no card with a fee');
  const region = await show([held('dear', fee.slug), customized, everyday], [customized]);
  const steps = region('What changes').getByRole('list', { name: 'What changes' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(1);
  expect(steps).toHaveTextContent(/Close Venture X/);
  expect(region('How close the others come').getAllByRole('listitem')[1]).toHaveTextContent('$120');
});

it('names points to move before a card with a fee is closed, and warns of that card', async () => {
  const [fee] = inputs.catalog.cards.filter(({ annualFeeCents }) => annualFeeCents > 0);
  if (!fee) throw new Error('the fixture has no card with a fee');
  const asked: unknown[] = [];
  const region = await show([held('dear', fee.slug), customized], [everyday], {
    adviseOn: (closing, opening) => {
      asked.push([closing, opening.map(({ slug }) => slug)]);
      const title = 'Move or spend 90,000 Alpha first';
      const move = { owner: null, system: 'alpha', title, lines: ['Cash them out.'] };
      return {
        moves: [{ ...move, lossCents: 100 }],
        warnings: new Map([['dear', ['It is your oldest open card.']]]),
      };
    },
  });
  const changes = region('What changes');
  expect(changes.getByRole('list', { name: 'Before you close anything' })).toHaveTextContent(
    'Move or spend 90,000 Alpha firstCash them out.',
  );
  const close = changes.getByText(/^Close /).closest('li');
  expect(close).toHaveTextContent('It is your oldest open card.');
  // The free card is not closed.
  expect(asked).toContainEqual([['dear'], ['blue-cash-everyday']]);
});

it('closes a free card where a new one needs its place, with the reason', async () => {
  const spare = held('spare', 'bofa-customized-cash');
  const region = await show([customized, spare], [everyday], {
    makeRoom: (closing, free, opening) =>
      new Map(
        closing.length === 0 && free.includes('spare')
          ? [['spare', `It makes room for ${opening.join()}.`]]
          : [],
      ),
  });
  const close = region('What changes')
    .getByText(/^Close /)
    .closest('li');
  expect(close).toHaveTextContent('It makes room for blue-cash-everyday.');
  expect(region('What changes').getAllByText(/ in a drawer$/)).toHaveLength(1);
});
