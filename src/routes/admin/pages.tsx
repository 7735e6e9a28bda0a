import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { cardsToCheckQuery } from '@/features/admin/records/card-editor/queries.ts';
import { lookingValuesQuery } from '@/features/admin/records/card-editor/find-looking-values.ts';
import { PageWorth } from '@/features/admin/records/card-editor/page-worth.tsx';
import { ReadingDesk } from '@/features/admin/records/card-editor/reading-desk.tsx';
import { ReadingQueue } from '@/features/admin/records/card-editor/reading-queue.tsx';
import { pickFirst, sortPages } from '@/features/admin/records/card-editor/sort-pages.ts';
import { formatCount } from '@/lib/format.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';
import { numberIn, searchSchema } from '@/lib/search-schema.ts';

const compareFilePanel = createPart(
  async () =>
    (await import('@/features/admin/records/card-editor/compare-file-panel.tsx')).CompareFilePanel,
);

export const Route = createFileRoute('/admin/pages')({
  validateSearch: searchSchema({ card: numberIn({ min: 1, isWhole: true }) }),
  head: () => createPageHead('Pages to read'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(cardsToCheckQuery()),
  component: PagesRoute,
  pendingComponent: () => <ListSkeleton label="Loading the pages to read" />,
});

function PagesRoute() {
  const { data: cards } = useSuspenseQuery(cardsToCheckQuery());
  const [isComparing, setComparing] = useState(false);
  const looking = useQuery(lookingValuesQuery());
  const sorted = sortPages(cards, looking.data);
  // The page that opens first stays open while the order changes.
  const [before, setBefore] = useState<number>();
  const first = pickFirst(sorted, before ?? cards[0]?.credit_card_id);
  if (first !== before) setBefore(first);
  const { card = first } = Route.useSearch();
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  if (card !== undefined && !read.has(card)) setRead(new Set(read).add(card));
  const others = sorted.filter(({ credit_card_id: id }) => id !== card);
  const next = others.find(({ credit_card_id: id }) => !read.has(id)) ?? others[0];
  return (
    <>
      <PageHeader
        title="Pages to read"
        description={`${formatCount(cards[0]?.cards ?? 0, 'card')} with overdue facts, the most useful first.`}
      />
      {card === undefined ? (
        <EmptyState icon={<CircleCheck />} title="Every fact of every card is fresh">
          Nothing is due. Look again tomorrow.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <ReadingDesk
            key={card}
            cardId={card}
            next={next?.credit_card_id}
            worth={<PageWorth cardId={card} looking={looking} />}
          />
          <ReadingQueue cards={cards} current={card} values={looking.data} />
        </div>
      )}
      <details
        className="mt-8 border-t pt-3"
        onToggle={(event) => setComparing(event.currentTarget.open)}
      >
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          Compare with a file
        </summary>
        <div className="pt-2">
          <OnNeed part={compareFilePanel} shown={isComparing ? {} : null} />
        </div>
      </details>
    </>
  );
}
