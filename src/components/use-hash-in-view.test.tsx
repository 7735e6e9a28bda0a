import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHashInView } from './use-hash-in-view.ts';

const scrollIntoView = vi.fn<() => void>();
let grow = (): void => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    private readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe() {
      grow = this.callback;
    }
    disconnect() {
      grow = () => undefined;
    }
  },
);

function Page() {
  useHashInView();
  return <p>Parts</p>;
}

async function openByKey() {
  const rootRoute = createRootRoute({ component: Page });
  const history = createMemoryHistory({ initialEntries: ['/#part'] });
  const router = createRouter({ routeTree: rootRoute, history });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await router.load();
  });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await new Promise((resolve) => setTimeout(resolve));
}

function addPart() {
  const part = document.createElement('section');
  part.id = 'part';
  part.scrollIntoView = scrollIntoView;
  document.body.append(part);
}

test('a part that loads late is brought into view, until the person scrolls or types', async () => {
  await openByKey();
  grow();
  expect(scrollIntoView).not.toHaveBeenCalled();
  addPart();
  grow();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  grow();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
