import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { PagePending } from '@/components/page-pending.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { lastBoard } from '../name-last-board.ts';
import { boardQuery, boardsQuery } from '../queries.ts';
import { parseBoard } from '../schema.ts';
import { BoardMissing } from './board-missing.tsx';

const BoardWorkspace = lazyNamed(() => import('./board-workspace.tsx'), 'BoardWorkspace');

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
