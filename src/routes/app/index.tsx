import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/')({
  head: () => createPageHead('Home'),
  component: MemberHomePage,
});

function MemberHomePage() {
  return <PageHeader title="Home" />;
}
