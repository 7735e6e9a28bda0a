import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, LayoutTemplate, LibraryBig, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { SyncStatus } from '../create-board-sync.ts';
import type { BoardSummary } from '../schema.ts';
import { boardEdits } from '../mutations.ts';
import { BoardFileMenu } from './board-file-menu.tsx';
import { SaveState } from './save-state.tsx';
import { ShareDialog } from './share-dialog.tsx';

type BoardToolbarProps = {
  board: BoardSummary;
  api: ExcalidrawImperativeAPI | undefined;
  status: SyncStatus;
  isLibraryOpen: boolean;
  onLibraryOpenChange: (isOpen: boolean) => void;
  onLayOutWallet: () => void;
};

/** The name of a board, to be written over in place. Enter and leaving keep it, Escape takes it back. */
function BoardName({ board }: { board: BoardSummary }) {
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

/** The bar above a board: its name and state, what can be put on it, and what can be done with it. */
export function BoardToolbar(props: BoardToolbarProps) {
  const [isSharing, setSharing] = useState(false);
  const { board, api, isLibraryOpen } = props;
  return (
    <header className="bg-card flex h-14 shrink-0 items-center gap-1 border-b px-2 sm:gap-2">
      <Button variant="ghost" size="icon" asChild>
        <Link to="/app/whiteboard" search={{ boards: true }} aria-label="All boards">
          <ArrowLeft aria-hidden />
        </Link>
      </Button>
      <BoardName board={board} />
      <SaveState status={props.status} />
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Button
          variant="outline"
          className="max-md:w-10 max-md:px-0"
          aria-label="Library"
          aria-expanded={isLibraryOpen}
          disabled={!api}
          onClick={() => props.onLibraryOpenChange(!isLibraryOpen)}
        >
          <LibraryBig aria-hidden /> <span className="hidden md:inline">Library</span>
        </Button>
        <Button
          variant="outline"
          className="max-md:w-10 max-md:px-0"
          aria-label="Lay out my wallet"
          disabled={!api}
          onClick={props.onLayOutWallet}
        >
          <LayoutTemplate aria-hidden />
          <span className="hidden md:inline">Lay out my wallet</span>
        </Button>
        <Button
          variant="outline"
          className="max-md:w-10 max-md:px-0"
          aria-label="Share"
          onClick={() => setSharing(true)}
        >
          <Share2 aria-hidden /> <span className="hidden md:inline">Share</span>
        </Button>
        {api && <BoardFileMenu board={board} api={api} />}
      </div>
      {isSharing && <ShareDialog board={board} api={api} onClose={() => setSharing(false)} />}
    </header>
  );
}
