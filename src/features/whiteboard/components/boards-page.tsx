import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, PenTool, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { nameFreely } from '@/lib/name-freely.ts';
import { boardEdits, createBoard, sweepImages } from '../mutations.ts';
import { boardsQuery } from '../queries.ts';
import { MAX_BOARDS } from '../schema.ts';
import * as texts from '../texts.ts';
import { BoardTile } from './board-tile.tsx';

/** All boards of the member, last changed first. */
export function BoardsPage() {
  const { data: boards } = useSuspenseQuery(boardsQuery());
  const navigate = useNavigate();
  const add = useMutation(boardEdits.adding);
  useEffect(() => {
    sweepImages().catch((error: unknown) => {
      console.warn('Unused images were not removed.', error);
    });
  }, []);

  const addBoard = () => {
    const names = boards.map(({ name }) => name);
    add.mutate(
      { board: createBoard(nameFreely(texts.board, names)), document: { elements: [], files: {} } },
      {
        onSuccess: ({ id }) => void navigate({ to: '/app/whiteboard', search: { board: id } }),
      },
    );
  };
  const button = (
    <Button onClick={addBoard} isLoading={add.isPending} disabled={boards.length >= MAX_BOARDS}>
      <Plus aria-hidden /> {texts.newBoard}
    </Button>
  );
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-6xl px-4 py-4 outline-none lg:px-8"
    >
      <Button variant="ghost" size="sm" className="mb-2 -ml-3" asChild>
        <Link to="/app">
          <ArrowLeft aria-hidden /> {texts.home}
        </Link>
      </Button>
      <PageHeader
        title={texts.whiteboard}
        description={texts.drawYourCardStrategyCards}
        actions={boards.length > 0 && button}
      />
      {boards.length >= MAX_BOARDS && (
        <p className="text-muted-foreground pb-4">{texts.youHaveBoardsTheMost(MAX_BOARDS)}</p>
      )}
      {boards.length === 0 ? (
        <EmptyState icon={<PenTool />} title={texts.noBoardsYet} action={button}>
          {texts.aBoardCanLayOut}
        </EmptyState>
      ) : (
        <ul
          aria-label={texts.myBoards}
          className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4"
        >
          {boards.map((board) => (
            <li key={board.id}>
              <BoardTile board={board} names={boards.map(({ name }) => name)} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
