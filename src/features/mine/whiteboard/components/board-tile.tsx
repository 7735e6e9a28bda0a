import { Link } from '@tanstack/react-router';
import { Globe, PenTool, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import type { BoardSummary } from '../schema.ts';
import { boardEdits, useDuplicateBoard } from '../mutations.ts';

type BoardTileProps = { board: BoardSummary; names: readonly string[] };

type BoardMenuProps = { board: BoardSummary; names: readonly string[] };

function BoardMenu({ board, names }: BoardMenuProps) {
  const add = useMutation(boardEdits.adding);
  const duplicate = useDuplicateBoard();
  const remove = useMutation(boardEdits.removing);

  const removeBoard = async () => {
    const removed = await remove.mutateAsync(board).catch(() => null);
    if (removed === null) return;
    toast({
      title: `“${board.name}” deleted`,
      action: {
        label: 'Undo',
        onPress: () => {
          add.mutate({ board: removed, document: removed.document });
        },
      },
    });
  };

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${board.name}`}>
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          onSelect={() =>
            duplicate.mutate({ board, name: nameFreely(`${board.name} copy`, names) })
          }
        >
          <Copy aria-hidden /> Duplicate
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void removeBoard()} className="text-destructive">
          <Trash2 aria-hidden /> Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** A board in the list: its picture, its name, and what can be done with it. */
export function BoardTile({ board, names }: BoardTileProps) {
  return (
    <section className="bg-card overflow-hidden rounded-md border">
      <Link
        to="/app/whiteboard"
        search={{ board: board.id }}
        aria-label={`Open ${board.name}`}
        className="bg-muted grid h-36 place-items-center overflow-hidden border-b"
      >
        {board.thumbnail === null ? (
          <PenTool aria-hidden className="text-muted-foreground size-8" />
        ) : (
          <img src={board.thumbnail} alt="" className="h-36 w-full bg-white object-contain p-2" />
        )}
      </Link>
      <div className="flex items-center gap-2 py-2 pr-1 pl-4">
        <div className="grid min-w-0 flex-1">
          <h2 className="truncate font-semibold">{board.name}</h2>
          <p className="text-muted-foreground flex items-center gap-2 text-sm">
            {formatDate(board.updated_at.slice(0, 10))}
            {board.is_shared && (
              <Badge>
                <Globe aria-hidden className="size-3" /> Shared
              </Badge>
            )}
          </p>
        </div>
        <BoardMenu board={board} names={names} />
      </div>
    </section>
  );
}
