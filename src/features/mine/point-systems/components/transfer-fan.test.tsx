import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TransferFan } from './transfer-fan.tsx';

async function show(mine: readonly string[]) {
  vi.stubGlobal('scrollTo', vi.fn());
  const ends = ['Wells Fargo', 'Chase', 'Citi'].map((name) => ({
    ...{ slug: name.toLowerCase().replace(' ', '-'), name, ratio: '1:1', worth: '1.3¢' },
    ...{ isGain: name === 'Wells Fargo', hasBonus: false },
  }));
  const component = () => (
    <TransferFan title="In" hub="Flying Blue" ends={ends} direction="in" mine={new Set(mine)} />
  );
  const routeTree = createRootRoute({ component });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  const links = await screen.findAllByRole('link');
  return {
    names: links.map((link) => link.textContent.replace(/1:1.*/u, '')),
    strong: [...document.querySelectorAll('path')].map((path) =>
      path.classList.contains('stroke-primary'),
    ),
  };
}

it('leads with the programs of the member, whose paths alone stand out', async () => {
  expect(await show(['citi'])).toEqual({
    names: ['Citi (mine)', 'Wells Fargo', 'Chase'],
    strong: [true, false, false],
  });
});

it('marks what gains where none of them is the member’s', async () => {
  expect(await show(['marriott'])).toEqual({
    names: ['Wells Fargo', 'Chase', 'Citi'],
    strong: [true, false, false],
  });
});
