import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { CaptureUpdateAction } from '@excalidraw/excalidraw';
import { useEffect, useState } from 'react';
import type { BoardRecord } from '../list-board-records.ts';
import { addShapes, centerOf } from '../draw-board.ts';
import { drawLayout, drawRecord, loadFont, refreshRecords } from '../draw-records.ts';
import type { Board, BoardElement, BoardSummary } from '../schema.ts';
import { useBoardRecords } from '../use-board-records.ts';
import { useBoardSync } from '../use-board-sync.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { SaveFailure } from './save-failure.tsx';

type BoardWorkspaceProps = { board: Board; summary: BoardSummary; memberId: string };

/** One open board: its bar, its drawing and the library beside it. Brings Excalidraw along: load it lazily. */
export function BoardWorkspace({ board, summary, memberId }: BoardWorkspaceProps) {
  const [api, setApi] = useState<ExcalidrawImperativeAPI>();
  const [initial] = useState(board.document);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const { records, find, layOut } = useBoardRecords();
  const { status, touch, admit } = useBoardSync(api, board, memberId);

  // Updates shapes with their records' current data, on opening and whenever a record changes.
  useEffect(() => {
    if (!api) return undefined;
    let isOver = false;
    const refresh = async () => {
      await loadFont();
      const elements = isOver ? null : refreshRecords(api.getSceneElementsIncludingDeleted(), find);
      if (elements) api.updateScene({ elements, captureUpdate: CaptureUpdateAction.NEVER });
    };
    void refresh();
    return () => {
      isOver = true;
    };
  }, [api, find]);

  const draw = async (shapesAt: (x: number, y: number) => BoardElement[]) => {
    if (!api) return;
    await loadFont();
    const { x, y } = centerOf(api);
    const shapes = shapesAt(x, y);
    admit(shapes);
    addShapes(api, shapes);
  };
  const addRecord = (record: BoardRecord) => void draw((x, y) => drawRecord(record, x, y));
  const layOutWallet = () => void draw((x, y) => drawLayout(layOut(), find, x, y));

  return (
    <div className="flex h-dvh flex-col">
      <BoardToolbar
        board={summary}
        api={api}
        status={status}
        isLibraryOpen={isLibraryOpen}
        onLibraryOpenChange={setLibraryOpen}
        onLayOutWallet={layOutWallet}
      />
      <SaveFailure status={status} />
      <main id="main" tabIndex={-1} className="relative flex min-h-0 flex-1 outline-none">
        <div className="min-w-0 flex-1" role="region" aria-label={`Drawing of ${summary.name}`}>
          <BoardCanvas name={summary.name} initial={initial} onReady={setApi} onChange={touch} />
        </div>
        {isLibraryOpen && (
          <LibraryPanel records={records} onAdd={addRecord} onClose={() => setLibraryOpen(false)} />
        )}
      </main>
    </div>
  );
}
