import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { BestWalletVerdict } from './best-wallet-verdict.tsx';

const inputs = createInputsFixture({ 'us-supermarkets': 600_000 });
const problem = inputs.problemOf('steady');
const held = (id: string, card: string): HeldCard => ({ id, card, selected: {} });
const customized = held('mine', 'bofa-customized-cash');
const everyday = held('+everyday', 'blue-cash-everyday');

const asked = { problem, limits: NO_LIMITS, alternatives: 0 };

function show(
  own: readonly HeldCard[],
  wallet: readonly HeldCard[] | null,
  { isDone = true, isProven = true, request = asked } = {},
) {
  const best = wallet && { wallet, netCents: valueWallet(problem, wallet).netCents };
  const result = { best, alternatives: [], boundCents: cents(0), isProven, regions: 1 };
  const { container } = render(
    <BestWalletVerdict
      search={{ asked, state: { kind: isDone ? 'done' : 'running', result } }}
      request={request}
      inputs={inputs}
      own={own}
    >
      Before the search
    </BestWalletVerdict>,
  );
  return container;
}

it('says what the wallet that was found brings, and how much more that is', () => {
  // 3 percent of $6,000 instead of 2 percent of it.
  expect(show([customized], [everyday])).toHaveTextContent(
    /^The best card lets you keep \$60 more: \$180.* a year\.$/,
  );
  expect(show([], [everyday, customized])).toHaveTextContent(
    /^The best 2 cards let you keep \$180.* a year\.$/,
  );
  expect(screen.getAllByRole('button', { name: /see the math: .* best wallet/ })).toHaveLength(2);
});

it('says that the own cards are not beaten, or that nothing fits', () => {
  expect(show([everyday], [customized])).toHaveTextContent(
    /^Nothing within these limits beats your card: \$180.* a year\.$/,
  );
  expect(show([everyday], null)).toHaveTextContent('No wallet fits these limits.');
});

it('keeps to what was said before while a better one may still be found', () => {
  expect(show([customized], [everyday], { isDone: false })).toHaveTextContent('Before the search');
});

it('claims no more than was found of a search that was stopped', () => {
  const stopped = { isProven: false };
  expect(show([customized], [everyday], stopped)).toHaveTextContent(
    /^The best card found so far lets you keep \$60 more: \$180.* a year\.$/,
  );
  expect(show([everyday], [customized], stopped)).toHaveTextContent(
    /^Nothing better than your card was found yet: \$180.* a year\.$/,
  );
  expect(show([everyday], null, stopped)).toHaveTextContent(/was found yet\.$/);
});

it.each([
  ['size', { ...asked, limits: { ...NO_LIMITS, atMost: 2 } }],
  ['spending', { ...asked, problem: { ...problem, spending: { dining: cents(100_000) } } }],
  ['cards', { ...asked, problem: { ...problem, held: ['blue-cash-everyday'] } }],
])('says nothing of an answer once other %s are asked for', (_, request) => {
  expect(show([customized], [everyday], { request })).toHaveTextContent('Before the search');
});

it('keeps the answer while the same is asked in other objects', () => {
  const request = { ...asked, problem: { ...problem }, limits: { ...NO_LIMITS, pinned: [] } };
  expect(show([customized], [everyday], { request })).toHaveTextContent('$60 more');
});
