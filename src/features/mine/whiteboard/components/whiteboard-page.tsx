import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import { PagePending } from '@/components/page-pending.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { boardQuery, boardsQuery } from '../queries.ts';
import { parseBoard } from '../schema.ts';
import { lastBoard } from '../search.ts';

const BoardWorkspace = lazyNamed(() => import('./board-workspace.tsx'), 'BoardWorkspace');

/** Shown for a board id that is not the member's, whether or not it exists. */
function BoardMissing() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-2xl gap-4 p-4 pt-16 outline-none">
      <h1 className="sr-only">Whiteboard</h1>
      <EmptyState
        title="This board does not exist"
        action={
          <Button asChild>
            <Link to="/app/whiteboard" search={{ boards: true }}>
              All my boards
            </Link>
          </Button>
        }
      >
        It may have been deleted, here or on another device.
      </EmptyState>
    </main>
  );
}

/** One board of the member, open for drawing. */
export function WhiteboardPage({ id }: { id: string }) {
  const { data: boards } = useSuspenseQuery(boardsQuery());
  const { data } = useSuspenseQuery(boardQuery(id));
  // Changes drawn in another tab arrive from the database.
  const board = useMemo(() => data && parseBoard(data), [data]);
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const isThere = board !== null;
  useEffect(() => {
    lastBoard.set(isThere ? id : null);
  }, [id, isThere]);
  if (board === null) return <BoardMissing />;
  return (
    <Suspense fallback={<PagePending />}>
      <BoardWorkspace
        key={board.id}
        board={board}
        summary={boards.find((each) => each.id === id) ?? board}
        memberId={user.id}
      />
    </Suspense>
  );
}
