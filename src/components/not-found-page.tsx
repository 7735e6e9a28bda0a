import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NoIndex } from '@/components/no-index.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { isBot } from '@/lib/bots.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** Lazy: every page carries this one. */
const NotFoundWays = lazyNamed(() => import('./not-found-ways.tsx'), 'NotFoundWays');

export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (isBot()) {
    console.error(`Page not found: ${path}`);
    return <NoIndex />;
  }
  const home = path.startsWith('/app/') ? '/app' : '/';
  return (
    <>
      <title>Page not found</title>
      <NoIndex />
      <StatusPage
        statusCode={404}
        message={`There’s nothing at ${path}.`}
        home={home}
        action={
          <Suspense>
            <NotFoundWays home={home} />
          </Suspense>
        }
      />
    </>
  );
}
