import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CategoryIcon } from './category-icon.tsx';

const requests: URL[] = [];
let answer: (url: URL) => Response | Promise<Response>;

const bodies: Record<string, string> = {
  plane: '<path fill="none" stroke="currentColor" d="M1 1"/>',
  car: '<g fill="none"><circle cx="5" cy="6" r="2" fill="currentColor"/><path d="M2 2"/></g>',
  evil: '<script>alert(1)</script><path d="M3 3" onclick="alert(1)" style="x"/><image href="http://x"/>',
};

function answerKnown(url: URL, known: string[]): Response {
  const names = (url.searchParams.get('icons') ?? '')
    .split(',')
    .filter((name) => known.includes(name));
  const icons = Object.fromEntries(names.map((name) => [name, { body: bodies[name] }]));
  return Response.json({ prefix: 'lucide', icons, width: 24, height: 24 });
}

const isPublicService = ({ hostname }: URL) => hostname === 'api.iconify.design';

function draw(...names: string[]) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      {names.map((name) => (
        <CategoryIcon key={name} name={name} className="size-4" />
      ))}
    </QueryClientProvider>,
  );
  return () => [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  requests.length = 0;
  answer = (url) => answerKnown(url, ['plane', 'car', 'evil']);
  vi.stubGlobal('fetch', (input: string) => {
    const url = new URL(input);
    requests.push(url);
    return Promise.resolve(answer(url));
  });
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

describe('an icon of the reference data', () => {
  it('is drawn, together with others in one request', async () => {
    const read = draw('plane', 'car');
    await waitFor(() => {
      expect(read()).toEqual([
        '<path d="M1 1"></path>',
        '<circle cx="5" cy="6" r="2" fill="currentColor"></circle><path d="M2 2"></path>',
      ]);
    });
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/_nuxt_icon/lucide.json?icons=car,plane',
    ]);
  });

  it('comes from the public service where ours does not know it or does not answer', async () => {
    answer = (url) => answerKnown(url, isPublicService(url) ? ['plane', 'car'] : ['car']);
    const read = draw('plane', 'car');
    await waitFor(() => {
      expect(read()[0]).toContain('M1 1');
    });
    expect(requests[1]?.href).toBe('https://api.iconify.design/lucide.json?icons=plane');

    answer = (url) =>
      isPublicService(url) ? answerKnown(url, ['plane']) : new Response('down', { status: 503 });
    const readAgain = draw('plane');
    await waitFor(() => {
      expect(readAgain()[0]).toContain('M1 1');
    });
  });

  it('is waited for 1,500 ms, then comes from the public service', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(1500);
      return timer.signal;
    });
    answer = (url) =>
      isPublicService(url)
        ? answerKnown(url, ['plane'])
        : new Promise((_, reject) => {
            timer.signal.addEventListener('abort', () =>
              reject(new DOMException('', 'TimeoutError')),
            );
          });
    const read = draw('plane');
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    expect(timeout).toHaveBeenCalledOnce();
    expect(read()[0]).toBe('');
    timer.abort();
    await waitFor(() => {
      expect(read()[0]).toContain('M1 1');
    });
    expect(requests.map(isPublicService)).toEqual([false, true]);
  });

  it('is asked of nobody else without a network', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const read = draw('plane');
    await waitFor(() => {
      expect(read()[0]).toContain('circle');
    });
    expect(requests.map(isPublicService)).toEqual([false]);
    online.mockRestore();
  });

  it('is a dot if no source has it', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const read = draw('plane');
    await waitFor(() => {
      expect(read()[0]).toContain('<circle');
    });
  });

  it('keeps only shapes of what the service sends', async () => {
    const read = draw('evil');
    await waitFor(() => {
      expect(read()[0]).toBe('<path d="M3 3"></path>');
    });
  });
});
