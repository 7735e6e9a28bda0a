import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommentThread } from './comment-thread.tsx';

type Observed = { options: IntersectionObserverInit | undefined; come: (isNear: boolean) => void };
let observed: Observed[];

const page = { identifier: 'caps', title: 'Caps', url: 'https://example.com/reviews/caps' };
const widgets = 'https://widgets.test';
const thread = (more: object = {}) => (
  <CommentThread {...page} shortname="forum" widgetsOrigin={widgets} {...more} />
);
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Comments');
const comeNear = () => {
  act(() => observed[0]?.come(true));
};
const tell = (data: unknown, origin = widgets, source = frame()?.contentWindow ?? null) => {
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
};

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
  vi.unstubAllGlobals();
});

describe('comments', () => {
  it('wait until half of them is within 300 pixels of the window', () => {
    render(thread());
    expect(observed.map(({ options }) => options)).toEqual([
      { rootMargin: '300px', threshold: 0.5 },
    ]);
    act(() => observed[0]?.come(false));
    expect(frame()).toBeNull();
  });

  it('then come in a document of another origin, with the page that they belong to', () => {
    render(thread());
    comeNear();
    const { origin, pathname, hash } = new URL(frame()?.src ?? '');
    expect({ origin, pathname }).toEqual({ origin: widgets, pathname: '/widgets/comments/' });
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
      ...page,
      forum: 'forum',
      theme: 'light',
    });
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.scripts).toHaveLength(0);
  });

  it('are as high as their document says, and nobody else', () => {
    render(thread());
    comeNear();
    tell({ height: 900 });
    expect(frame()?.style.height).toBe('900px');
    tell({ height: 1 }, 'https://elsewhere.test');
    tell({ height: 1 }, widgets, window);
    tell('something');
    expect(frame()?.style.height).toBe('900px');
  });

  it('come in a new document for another page', () => {
    const { rerender } = render(thread());
    comeNear();
    const before = frame();
    rerender(thread({ identifier: 'credits' }));
    expect(frame()).not.toBe(before);
    expect(frame()?.src).toContain('identifier=credits');
  });

  it('say so when they cannot be loaded, and try again on request', () => {
    render(thread());
    comeNear();
    tell({ failed: true });
    expect(frame()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBeNull();
  });

  it.each([undefined, '', 'evil.example/'])('need a shortname: %s is none', (shortname) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
    vi.stubEnv('VITE_DISQUS_SHORTNAME', '');
    expect(() => render(thread({ shortname }))).toThrow('Disqus shortname is required');
    vi.mocked(console.error).mockClear();
    vi.unstubAllEnvs();
  });
});
