import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { boardEdits } from '../mutations.ts';
import type { BoardSummary } from '../schema.ts';

/** The name of a board, to be written over in place. Enter and leaving keep it, Escape takes it back. */
export function BoardName({ board }: { board: BoardSummary }) {
  const [draft, setDraft] = useState<string>();
  const change = useMutation(boardEdits.changing);
  const keep = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== board.name) change.mutate({ base: board, values: { name } });
  };
  return (
    <div className="max-w-56 min-w-0 flex-1">
      <h1 className="sr-only">{board.name}</h1>
      <Input
        aria-label="Name of the board"
        className="hover:border-input w-full border-transparent bg-transparent font-semibold text-ellipsis"
        value={draft ?? board.name}
        maxLength={100}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key !== 'Escape') return;
          setDraft(undefined);
        }}
      />
    </div>
  );
}
