import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createPart } from '@/lib/part.ts';
import { OnNeed } from './on-need.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : '' };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('is fetched when it is first shown, and goes when it is not', async () => {
  const importPart = vi.fn(() => Promise.resolve(Greeting));
  const part = createPart(importPart);
  const { rerender } = render(<OnNeed part={part} shown={null} />);
  expect(importPart).not.toHaveBeenCalled();
  rerender(<OnNeed part={part} shown={{ name: 'Ann' }} />);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  rerender(<OnNeed part={part} shown={{ name: 'Bob' }} />);
  expect(screen.getByText('Hello Bob')).toBeVisible();
  rerender(<OnNeed part={part} shown={null} />);
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
  expect(importPart).toHaveBeenCalledOnce();
});

it('hands the page what it could not be fetched for', async () => {
  const part = createPart<typeof Greeting>(() => Promise.reject(new Error('gone')));
  // React logs errors a boundary catches.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <Boundary>
      <OnNeed part={part} shown={{ name: 'Ann' }} />
    </Boundary>,
  );
  expect(await screen.findByText('gone')).toBeVisible();
  expect(log).toHaveBeenCalled();
  log.mockClear();
});

it('leaves the page alone if it fails once it is no longer shown', async () => {
  let fail: (error: Error) => void = () => undefined;
  const part = createPart<typeof Greeting>(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  const draw = (shown: { name: string } | null) => (
    <Boundary>
      <p>The page</p>
      <OnNeed part={part} shown={shown} />
    </Boundary>
  );
  const { rerender } = render(draw({ name: 'Ann' }));
  rerender(draw(null));
  await act(async () => {
    fail(new Error('gone'));
    await part.load().catch(() => undefined);
  });
  expect(screen.getByText('The page')).toBeVisible();
});
