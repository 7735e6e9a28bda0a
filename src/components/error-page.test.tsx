import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function show(component: () => ReactNode, path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(<RouterProvider router={router} />);
}

function expectLogged(error: Error) {
  expect(console.error).toHaveBeenCalledWith(error);
  vi.mocked(console.error).mockClear();
}

/** Search engines must not index the address. */
function expectUnlisted() {
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('the error page', () => {
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => undefined);
  });

  it('is a 500 unless the error says otherwise, with its message, and is logged', async () => {
    const error = new Error('The engine stopped.');
    show(() => <ErrorPage error={error} reset={vi.fn()} />);
    expect(await screen.findByRole('heading')).toHaveTextContent('Internal Server Error');
    expectUnlisted();
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByText('The engine stopped.')).toBeVisible();
    expectLogged(error);
  });

  it('has a variant for 404', async () => {
    const error = Object.assign(new Error('No such review.'), { status: 404 });
    show(() => <ErrorPage error={error} reset={vi.fn()} />);
    expect(await screen.findByRole('heading')).toHaveTextContent('Page Not Found');
    expectLogged(error);
  });

  it('is only logged for a bot', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    const error = new Error('The engine stopped.');
    show(() => <ErrorPage error={error} reset={vi.fn()} />);
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledWith(error);
    });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expectUnlisted();
    vi.mocked(console.error).mockClear();
  });
});

it('an unmatched path is said to be not found, without an error', async () => {
  show(NotFoundPage, '/no/such%20page');
  await waitFor(expectUnlisted);
  expect(await screen.findByRole('heading')).toHaveTextContent('Page Not Found');
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText('There’s nothing at /no/such page.')).toBeVisible();
});

it.each([
  ['/nothing', ['/credit-cards', '/guest/card-ranking', '/reviews', '/']],
  ['/app/nothing', ['/app/my-cards', '/app/best-card', '/app/all-pages', '/app']],
])('%s leads to the search, three pages and home', async (path, pages) => {
  show(NotFoundPage, path);
  expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(pages);
});

it('an unmatched path shows a bot nothing but that it is not to be listed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  vi.mocked(console.error).mockImplementation(() => undefined);
  show(NotFoundPage, '/no/such%20page');
  await waitFor(expectUnlisted);
  expect(document.body).toHaveTextContent(/^$/);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Page not found: /no/such page']]);
  vi.mocked(console.error).mockClear();
});
