import { useLocation } from '@tanstack/react-router';
import { NoIndex } from '@/components/no-index.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { isBot } from '@/lib/bots.ts';

export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const message = `Page not found: ${path}`;
  if (isBot()) {
    console.error(message);
    return <NoIndex />;
  }
  return (
    <>
      <title>Page not found</title>
      <NoIndex />
      <StatusPage
        statusCode={404}
        message={message}
        home={path.startsWith('/app/') ? '/app' : '/'}
      />
    </>
  );
}
