import { useLocation } from '@tanstack/react-router';
import { NoIndex } from '@/components/no-index.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { isBot } from '@/lib/bots.ts';

/** Names the address that does not exist, for a typo or a report of a broken link. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (isBot()) return <NoIndex />;
  return (
    <>
      <title>Page not found</title>
      <NoIndex />
      <StatusPage statusCode={404} message={`Page not found: ${path}`} />
    </>
  );
}
