import { StatusPage } from '@/components/status-page.tsx';
import { isBot } from '@/lib/bots.ts';

export function NotFoundPage() {
  if (isBot()) return null;
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <StatusPage statusCode={404} message="Page not found" />
    </>
  );
}
