import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { useEffect, useMemo, useState } from 'react';
import { Brand } from '@/components/brand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { pickPictures, showImages } from '../carry-images.ts';
import type { SharedBoard } from '../schema.ts';
import { isTooMuchToDraw } from '../judge-drawing.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardTextDialog } from './board-text-dialog.tsx';

/** A board opened by its public link, read-only. */
export function SharedBoardPage({ board }: { board: SharedBoard }) {
  const [api, setApi] = useState<ExcalidrawImperativeAPI>();
  const [isReading, setReading] = useState(false);
  const isTooMuch = useMemo(() => isTooMuchToDraw(board.document.elements), [board]);
  const [isAskedFor, setAskedFor] = useState(false);
  useEffect(() => {
    if (!api) return;
    const show = async () => {
      const leftOut = await showImages(api, board.document.files, pickPictures);
      if (leftOut > 0) toast({ title: 'Some pictures are too large to show', tone: 'error' });
    };
    void show();
  }, [api, board]);
  return (
    <div className="flex h-dvh flex-col">
      <header className="bg-card flex h-14 shrink-0 items-center gap-4 border-b px-4">
        <Brand to="/" />
        <h1 className="truncate font-semibold">{board.name}</h1>
        <Button variant="outline" className="ml-auto" onClick={() => setReading(true)}>
          In words
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        {isTooMuch && !isAskedFor ? (
          <div className="grid h-full content-center justify-items-center gap-3 p-4 text-center">
            <p>This drawing is so large that this page may stop responding while it is drawn.</p>
            <Button variant="outline" onClick={() => setAskedFor(true)}>
              Draw it anyway
            </Button>
          </div>
        ) : (
          <div className="h-full" role="region" aria-label={`Drawing of ${board.name}`}>
            <BoardCanvas name={board.name} initial={board.document} isReadOnly onReady={setApi} />
          </div>
        )}
      </main>
      {isReading && (
        <BoardTextDialog
          name={board.name}
          elements={board.document.elements}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
}
