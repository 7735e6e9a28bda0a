import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { ChangeLog } from '@/features/learn/changes/components/change-log.tsx';
import { changesQuery } from '@/features/learn/changes/queries.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/changes')({
  // The loader loads with the route, and costs other pages nothing.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page has its own skeleton and error.
    void queryClient.prefetchInfiniteQuery(changesQuery());
  },
  head: () => createPublicHead(PUBLIC_PAGES.changes),
  component: ChangesPage,
});

function ChangesPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <PageHeader
        title="What changed"
        description="Fees, rates, credits, offers, transfers and rules, with what they were before."
      />
      <p className="pb-4 text-sm">
        <a href="/changes.xml" className="underline">
          Feed (Atom)
        </a>
        {' · '}
        <a href="/data/changes.json" className="underline">
          JSON
        </a>
        {' · '}
        <a href="/data/catalog.json" className="underline">
          All facts
        </a>
      </p>
      <ChangeLog />
    </div>
  );
}
