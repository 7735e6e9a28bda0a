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
import { BoardTile } from './board-tile.tsx';

/** The member's boards, last changed first. */
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
      { board: createBoard(nameFreely('Board', names)), document: { elements: [], files: {} } },
      {
        onSuccess: ({ id }) => void navigate({ to: '/app/whiteboard', search: { board: id } }),
      },
    );
  };
  const button = (
    <Button onClick={addBoard} isLoading={add.isPending} disabled={boards.length >= MAX_BOARDS}>
      <Plus aria-hidden /> New board
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
          <ArrowLeft aria-hidden /> Home
        </Link>
      </Button>
      <PageHeader
        title="Whiteboard"
        description="Draw your card strategy: cards, categories and transfer paths with their live figures."
        actions={boards.length > 0 && button}
      />
      {boards.length >= MAX_BOARDS && (
        <p className="text-muted-foreground pb-4">
          You have {MAX_BOARDS} boards, the maximum. Delete one to make another.
        </p>
      )}
      {boards.length === 0 ? (
        <EmptyState icon={<PenTool />} title="No boards yet" action={button}>
          A board can lay out your wallet for you: which card serves which category, and where the
          points can go.
        </EmptyState>
      ) : (
        <ul
          aria-label="My boards"
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
