import { NoIndex } from '@/components/no-index.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { isBot } from '@/lib/bots.ts';

export function NotFoundPage() {
  if (isBot()) return <NoIndex />;
  return (
    <>
      <title>Page not found</title>
      <NoIndex />
      <StatusPage statusCode={404} message="Page not found" />
    </>
  );
}
