import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { AgainstMine } from './against-mine.tsx';

const inputs = createInputsFixture({ 'us-supermarkets': 600_000 });
const problem = inputs.problemOf('steady');
const held = (id: string, card: string): HeldCard => ({ id, card, selected: {} });
const customized = held('mine', 'bofa-customized-cash');
const everyday = held('+everyday', 'blue-cash-everyday');

function show(own: readonly HeldCard[], wallet: readonly HeldCard[]) {
  const { netCents } = valueWallet(problem, wallet);
  render(
    <AgainstMine
      found={{ wallet, netCents }}
      own={own}
      request={{ problem, limits: NO_LIMITS, alternatives: 0 }}
      inputs={inputs}
    />,
  );
  return screen.getByRole('region', { name: 'Against mine' });
}

it('names what to open and to close, and what that adds in a year', () => {
  const region = show([customized], [everyday]);
  const named = (name: string) => within(within(region).getByRole('region', { name }));
  expect(named('Open').getByRole('listitem')).toHaveTextContent('Blue Cash Everyday');
  // It has no fee.
  expect(named('Put it in a drawer').getByRole('listitem')).toHaveTextContent(
    'Customized Cash Rewards',
  );
  expect(within(region).queryByRole('region', { name: 'Close' })).toBeNull();
  expect(within(region).queryByRole('region', { name: 'Keep' })).toBeNull();
  // 3 percent of $6,000 instead of 2 percent of it.
  expect(region).toHaveTextContent('+$60');
  expect(region).toHaveTextContent('$180 instead of $120');
});

it('names points to move before a card with a fee is closed, and warns of that card', () => {
  const [fee] = inputs.catalog.cards.filter(({ annualFeeCents }) => annualFeeCents > 0);
  if (!fee) throw new Error('the fixture has a card with a fee');
  const dear = held('dear', fee.slug);
  const asked: unknown[] = [];
  const { netCents } = valueWallet(problem, [everyday]);
  render(
    <AgainstMine
      found={{ wallet: [everyday], netCents }}
      own={[dear, customized]}
      request={{ problem, limits: NO_LIMITS, alternatives: 0 }}
      inputs={inputs}
      adviseOn={(closing, opening) => {
        asked.push([closing, opening.map(({ slug }) => slug)]);
        const title = 'Move or spend 90,000 Alpha first';
        const move = { owner: null, system: 'alpha', title, lines: ['Cash them out.'] };
        return {
          moves: [{ ...move, lossCents: 100 }],
          warnings: new Map([['dear', ['It is your oldest open card.']]]),
        };
      }}
    />,
  );
  const region = screen.getByRole('region', { name: 'Against mine' });
  const close = within(region).getByRole('region', { name: 'Close' });
  expect(close).toHaveTextContent('It is your oldest open card.');
  expect(within(region).getByRole('list', { name: 'Before you close anything' })).toHaveTextContent(
    'Move or spend 90,000 Alpha firstCash them out.',
  );
  // The free card is not closed.
  expect(asked).toContainEqual([['dear'], ['blue-cash-everyday']]);
});

it('closes a free card where a new one needs its place, with the reason and the warning', () => {
  const { netCents } = valueWallet(problem, [everyday]);
  const spare = held('spare', 'bofa-customized-cash');
  render(
    <AgainstMine
      found={{ wallet: [everyday], netCents }}
      own={[customized, spare]}
      request={{ problem, limits: NO_LIMITS, alternatives: 0 }}
      inputs={inputs}
      makeRoom={(closing, free, opening) =>
        new Map(
          closing.length === 0 && free.includes('spare')
            ? [['spare', `It makes room for ${opening.join()}.`]]
            : [],
        )
      }
      adviseOn={(closing) => ({
        moves: [],
        warnings: new Map(closing.map((id) => [id, ['It is your oldest open card.']])),
      })}
    />,
  );
  const region = screen.getByRole('region', { name: 'Against mine' });
  const named = (name: string) => within(within(region).getByRole('region', { name }));
  expect(named('Close').getByRole('listitem')).toHaveTextContent(
    /It makes room for blue-cash-everyday\..*It is your oldest open card\./,
  );
  expect(named('Put it in a drawer').getAllByRole('listitem')).toHaveLength(1);
});

it('says that nothing is gained where the cards are the best already', () => {
  const region = show([everyday], [everyday]);
  expect(region).toHaveTextContent(
    'Your card is worth $180 a year: nothing to gain within these limits.',
  );
  expect(within(region).queryByRole('list')).toBeNull();
});
