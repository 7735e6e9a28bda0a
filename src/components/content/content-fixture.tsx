import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Content, type LiveBlock } from './content.tsx';
import { parseContent } from './parse-content.ts';

export async function renderContent(
  source: string,
  renderLive?: (block: LiveBlock) => ReactNode,
): Promise<HTMLElement> {
  vi.stubGlobal('scrollTo', vi.fn());
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <main>
          <Content content={parseContent(source)} {...(renderLive ? { renderLive } : {})} />
        </main>
      ),
    }),
  });
  render(<RouterProvider router={router} />);
  return screen.findByRole('main');
}
