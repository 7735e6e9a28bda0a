import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommentCount } from './comment-count.tsx';
import { CommentThread } from './comment-thread.tsx';

type Observed = { options: IntersectionObserverInit | undefined; come: (isNear: boolean) => void };
let observed: Observed[];

const page = { identifier: 'caps', title: 'Caps', url: 'https://example.com/reviews/caps' };
const requested = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src.replace('https://', ''));

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, options?: IntersectionObserverInit) {
        observed.push({
          options,
          come: (isIntersecting) => {
            callback([{ isIntersecting }]);
          },
        });
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  document.head.replaceChildren();
  delete window.disqus_config;
  delete window.DISQUS;
  delete window.DISQUSWIDGETS;
  vi.unstubAllGlobals();
});

describe('comments', () => {
  it('wait until half of them is within 300 pixels of the window', () => {
    render(<CommentThread {...page} shortname="forum" />);
    render(<CommentCount identifier="caps" shortname="forum" />);
    expect(observed.map(({ options }) => options)).toEqual([
      { rootMargin: '300px', threshold: 0.5 },
      { rootMargin: '300px', threshold: 0.5 },
    ]);
    for (const { come } of observed) {
      act(() => {
        come(false);
      });
    }
    expect(requested()).toEqual([]);
  });

  it('then load the thread of the page, in English', () => {
    render(<CommentThread {...page} shortname="forum" />);
    act(() => observed[0]?.come(true));
    expect(requested()).toEqual(['forum.disqus.com/embed.js']);
    const config = { page: {} };
    window.disqus_config?.call(config);
    expect(config).toEqual({ page, language: 'en' });
  });

  it('of another page take the place of those that are there', () => {
    const reset = vi.fn();
    window.DISQUS = { reset };
    render(<CommentThread {...page} shortname="forum" />);
    act(() => observed[0]?.come(true));
    expect(reset).toHaveBeenCalledWith(expect.objectContaining({ reload: true }));
    expect(requested()).toEqual([]);
  });

  it('are counted by the count script', () => {
    render(<CommentCount identifier="caps" shortname="forum" />);
    act(() => observed[0]?.come(true));
    expect(requested()).toEqual(['forum.disqus.com/count.js']);
    expect(document.head.querySelector('script')).toHaveAttribute('id', 'dsq-count-scr');
  });

  it('that cannot be loaded say so, and try again when asked to', async () => {
    render(<CommentThread {...page} shortname="forum" />);
    act(() => observed[0]?.come(true));
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    (await screen.findByRole('button', { name: 'Try again' })).click();
    await waitFor(() => {
      expect(requested()).toEqual(['forum.disqus.com/embed.js']);
    });
  });

  it.each([undefined, '', 'evil.example/'])('need a shortname: %s is none', (shortname) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
    vi.stubEnv('VITE_DISQUS_SHORTNAME', '');
    for (const widget of [
      <CommentThread key="a" {...page} shortname={shortname} />,
      <CommentCount key="b" identifier="caps" shortname={shortname} />,
    ]) {
      expect(() => render(widget)).toThrow('Disqus shortname is required');
    }
    vi.mocked(console.error).mockClear();
    vi.unstubAllEnvs();
  });
});
