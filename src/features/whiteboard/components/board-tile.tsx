import { Link } from '@tanstack/react-router';
import { Globe, PenTool } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import type { BoardSummary } from '../schema.ts';
import { BoardMenu } from './board-menu.tsx';

type BoardTileProps = { board: BoardSummary; names: readonly string[] };

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
