import { useState, useMemo } from 'react';
import { useCardSummaries } from '@/features/learn/credit-cards/tables.ts';
import { useHasVideos } from '@/features/learn/videos/queries.ts';
import { createEntrySearch } from '../find-entries.ts';
import { listPages } from '../list-pages.ts';
import type { FindSource } from '../schema.ts';
import { cardEntries, issuerEntries } from '../to-entries.ts';
import { FindBox } from './find-box.tsx';
import { FindDialog } from './find-dialog.tsx';

/** All entries for a visitor. Pages are available at once, the rest as soon as it is read. */
function useVisitorEntries(): FindSource {
  const cards = useCardSummaries();
  const hasVideos = useHasVideos();
  const pages = useMemo(() => listPages(false, hasVideos), [hasVideos]);
  const search = useMemo(() => {
    const rows = cards.data ?? [];
    return createEntrySearch([...pages, ...cardEntries(rows, false), ...issuerEntries(rows)]);
  }, [pages, cards.data]);
  return {
    pages,
    commands: [],
    search,
    isLoading: !cards.data && cards.isFetching,
    failed: cards.isError ? [cards] : [],
  };
}

export function VisitorFind({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <FindDialog
      description="Pages, cards and companies. Arrow keys choose, Enter opens."
      onClose={onClose}
    >
      <FindBox
        source={useVisitorEntries()}
        placeholder="Find a page, card or company"
        text={text}
        onTextChange={setText}
        onClose={onClose}
      />
    </FindDialog>
  );
}
