import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionOutcome, verifyMailToken } from '../mutations.ts';
import type { settleMember } from '../settle-member.ts';
import { CallbackPanel } from './callback-panel.tsx';

const { verify, settle } = vi.hoisted(() => ({
  verify: vi.fn<typeof verifyMailToken>(),
  settle: vi.fn<typeof settleMember>(),
}));
vi.mock('../mutations.ts', () => ({ verifyMailToken: verify }));
vi.mock('../settle-member.ts', () => ({ settleMember: settle }));

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('scrollTo', vi.fn());
});

it('a link settles its member also where the page is left while it is being used', async () => {
  let answer: ((outcome: SessionOutcome) => void) | undefined;
  verify.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  window.history.replaceState(null, '', '/confirm#token_hash=h&type=recovery');
  const router = createRouter({
    routeTree: createRootRoute({ component: CallbackPanel, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => {
    expect(verify).toHaveBeenCalledOnce();
  });
  unmount();
  answer?.({ kind: 'done' });
  await waitFor(() => {
    expect(settle).toHaveBeenCalledOnce();
  });
  const [, path, keep] = settle.mock.calls[0] ?? [];
  expect(path?.()).toBe('/confirm');
  keep?.();
  expect(sessionStorage.getItem('pointfolio-asked-password')).toBe('"recovery"');
});
