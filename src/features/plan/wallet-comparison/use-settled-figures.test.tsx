import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { SubjectList } from './components/subject-list.tsx';
import type { Subject } from './schema.ts';
import { useSettledFigures } from './use-settled-figures.ts';
import { createWalletFigures } from './compute-wallet-figures.ts';

const [card] = catalogFixture.cards;
if (!card) throw new Error('the fixture has three cards');

function createCase(restaurants: number) {
  const inputs = createInputsFixture({ restaurants, other: 2_000_000 });
  const wallet = [{ id: 'one', card: card?.slug ?? '', selected: {} }];
  const subjects: readonly Subject[] = [
    { id: 'setup-1', name: 'One card', kind: 'setup', note: 'Curated', wallet },
  ];
  return { inputs, subjects };
}

function Subjects({ inputs, subjects }: ReturnType<typeof createCase>) {
  const figures = useSettledFigures(subjects, createWalletFigures(inputs, [], new Set()));
  return (
    <SubjectList
      subjects={subjects}
      chosen={[]}
      isFull={false}
      figures={figures}
      inputs={inputs}
      onToggle={vi.fn()}
    />
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

test('open arithmetic stays open, and becomes true again, while the figures are recomputed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Subjects {...createCase(0)} />);
  await user.click(await screen.findByRole('button', { name: /see the math: One card/ }));
  const before = (await screen.findByRole('dialog')).textContent;
  rerender(<Subjects {...createCase(9_000_000)} />);
  expect(screen.getByRole('dialog')).toBeVisible();
  await expect.poll(() => screen.getByRole('dialog').textContent).not.toBe(before);
});
