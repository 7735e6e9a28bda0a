import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { CaptureUpdateAction } from '@excalidraw/excalidraw';
import { useEffect, useState, useMemo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { useActiveTransfers, useMyPointValues } from '@/features/mine/point-systems/queries.ts';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import { keyOf, listBoardRecords } from '../list-board-records.ts';
import type { BoardRecord } from '../list-board-records.ts';
import { addShapes, centerOf } from '../draw-board.ts';
import {
  drawLayout,
  drawRecord,
  isSpendingOrCard,
  loadFont,
  refreshRecords,
} from '../draw-records.ts';
import { findRoom } from '../find-room.ts';
import type { Board, BoardElement, BoardSummary, RecordLink } from '../schema.ts';
import { useBoardSync } from '../use-board-sync.ts';
import { layOutWallet } from '../place-wallet.ts';
import type { WalletLayout } from '../place-wallet.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { importFile } from '../draw-file.ts';
import { DropZone } from './drop-zone.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { SaveFailure } from './save-failure.tsx';

const isPhone = () => matchMedia('(width < 40rem)').matches;

type BoardWorkspaceProps = { board: Board; summary: BoardSummary; memberId: string };

type BoardRecords = {
  readonly records: readonly BoardRecord[];
  readonly find: (link: RecordLink) => BoardRecord | undefined;
  /** The member's own cards, what they serve and where their points go. */
  readonly layOut: () => WalletLayout;
};

/** Everything that can be drawn, kept up to date with the catalog and the member's own data. */
function useBoardRecords(): BoardRecords {
  const { inputs, held, value, entries } = useHeldWallet();
  const { data: wallets } = useSuspenseQuery(walletsQuery());
  const { data: walletCards } = useSuspenseQuery(walletCardsQuery());
  const routes = useActiveTransfers();
  const { myValueOf } = useMyPointValues();
  return useMemo(() => {
    const marginals = new Map(
      entries.flatMap(({ memberCard, marginalCents }) =>
        marginalCents === null ? [] : [[memberCard.id, marginalCents] as const],
      ),
    );
    const systems = new Map(inputs.rows.pointSystems.map((row) => [row.slug, row]));
    const centsPerPointOf = (slug: string) => {
      const system = systems.get(slug);
      return system ? myValueOf(system).centsPerPoint : 0;
    };
    const records = listBoardRecords({
      inputs,
      held,
      value,
      marginals,
      wallets,
      walletCards,
      routes,
      centsPerPointOf: (system) => myValueOf(system).centsPerPoint,
    });
    const byKey = new Map(records.map((record) => [keyOf(record.link), record]));
    return {
      records,
      find: (link) => byKey.get(keyOf(link)),
      layOut: () => layOutWallet({ rows: inputs.rows, value, routes, centsPerPointOf }),
    };
  }, [inputs, held, value, entries, wallets, walletCards, routes, myValueOf]);
}

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
    addShapes(api, shapes, isSpendingOrCard);
  };
  const addRecord = (record: BoardRecord) => {
    // On a phone the library covers the board.
    if (isPhone()) setLibraryOpen(false);
    const others = (api?.getSceneElements() ?? []).filter(({ type }) => type !== 'arrow');
    void draw((x, y) => {
      const shapes = drawRecord(record, x, y);
      const down = shapes[0] ? findRoom(shapes[0], others) : 0;
      return down === 0 ? shapes : drawRecord(record, x, y + down);
    });
  };
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
        <DropZone
          label={`Drawing of ${summary.name}`}
          onFile={async (file) => {
            if (api) await importFile(api, file);
          }}
        >
          <BoardCanvas name={summary.name} initial={initial} onReady={setApi} onChange={touch} />
        </DropZone>
        {isLibraryOpen && (
          <LibraryPanel records={records} onAdd={addRecord} onClose={() => setLibraryOpen(false)} />
        )}
      </main>
    </div>
  );
}
