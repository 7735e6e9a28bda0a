import { useMutation } from '@tanstack/react-query';
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
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
import { boardEdits, useDuplicateBoard } from '../mutations.ts';
import type { BoardSummary } from '../schema.ts';

type BoardMenuProps = { board: BoardSummary; names: readonly string[] };

export function BoardMenu({ board, names }: BoardMenuProps) {
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
