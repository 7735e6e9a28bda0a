import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HydrationSignal } from './hydration-signal.tsx';

const heard: string[] = [];
const hear = () => {
  heard.push('hydrated');
};

beforeEach(() => {
  heard.length = 0;
  document.addEventListener('hydrated', hear);
});

afterEach(() => {
  document.removeEventListener('hydrated', hear);
});

/** A part of a page that hydrates by itself once its code is loaded. */
function Part({
  name,
  code,
  children,
}: {
  name: string;
  code?: Promise<void>;
  children?: ReactNode;
}) {
  if (code) use(code);
  useEffect(() => {
    heard.push(name);
  }, [name]);
  return (
    <section>
      {name}
      <Suspense fallback="…">{children}</Suspense>
    </section>
  );
}

const page = (code?: Promise<void>) => (
  <HydrationSignal>
    <Part name="frame">
      <Part name="article">
        <Part name="figure" {...(code && { code })} />
      </Part>
    </Part>
  </HydrationSignal>
);

test('a page is hydrated once its last part is', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  const drawn = [...container.querySelectorAll('section')];
  let bring: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await act(() => {
    render(page(code), { container, hydrate: true });
    return Promise.resolve();
  });
  expect(heard).toContain('article');
  expect(heard).not.toContain('hydrated');
  await act(async () => {
    bring();
    await code;
  });
  expect(heard.slice(-2)).toEqual(['figure', 'hydrated']);
  expect([...container.querySelectorAll('section')]).toEqual(drawn);
});

test('so is one that nobody has drawn', async () => {
  render(page());
  expect(await screen.findByText('figure')).toBeVisible();
  expect(heard).toEqual(['figure', 'article', 'frame', 'hydrated']);
});
