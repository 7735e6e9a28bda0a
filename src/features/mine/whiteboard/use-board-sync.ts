import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';
import { showImages, uploadNewImages } from './carry-images.ts';
import { BoardSync, type SyncStatus } from './create-board-sync.ts';
import { listRecords, removeForeignRecords } from './draw-records.ts';
import { drawThumbnail, removeForeignPages, removeImages, showDocument } from './draw-board.ts';
import { mergeElements } from './merge-elements.ts';
import { saveBoard } from './mutations.ts';
import { readBoard } from './queries.ts';
import { type Board, type BoardDocument, type BoardElement, documentSchema } from './schema.ts';

/** Milliseconds between two thumbnails: each draws the whole board once more. */
const THUMBNAIL_PAUSE = 10_000;

function readHeld(api: ExcalidrawImperativeAPI): ReadonlySet<string> {
  const { editingTextElement, newElement, resizingElement, selectedElementIds, ...state } =
    api.getAppState();
  const held = [editingTextElement?.id, newElement?.id, resizingElement?.id];
  const dragged = state.selectedElementsAreBeingDragged ? Object.keys(selectedElementIds) : [];
  return new Set([...held.filter((id) => id !== undefined), ...dragged]);
}

function isSame(a: SyncStatus, b: SyncStatus): boolean {
  return (
    a.kind === b.kind && (a.kind !== 'refused' || b.kind !== 'refused' || a.reason === b.reason)
  );
}

const drafts = deviceStore<unknown>('drafts');

type BoardSession = { readonly sync: BoardSync; readonly stop: () => void };

/** Ties an open drawing to its row, its images and its draft. */
function openSession(
  api: ExcalidrawImperativeAPI,
  board: Board,
  memberId: string,
  admit: (elements: readonly BoardElement[]) => void,
  tell: (status: SyncStatus) => void,
): BoardSession {
  const draftKey = `${memberId}/whiteboard/${board.id}`;
  let files = board.document.files;
  let thumbnailAt = -THUMBNAIL_PAUSE;

  const show = (document: BoardDocument) => {
    files = document.files;
    admit(document.elements);
    showDocument(api, document);
    void showImages(api, files);
  };
  const sync = new BoardSync(
    {
      read: () => ({
        elements: [...api.getSceneElementsIncludingDeleted()],
        files,
        background: api.getAppState().viewBackgroundColor,
      }),
      show,
      readHeld: () => readHeld(api),
      prepare: async () => {
        const elements = api.getSceneElements();
        const { files: added, refused } = await uploadNewImages(api, elements, files, memberId);
        files = { ...files, ...added };
        if (refused.size === 0) return;
        removeImages(api, new Set(refused.keys()));
        for (const description of new Set(refused.values())) {
          toast({ title: 'An image was taken off the board', description, tone: 'error' });
        }
      },
      save: async (document, revision) => {
        const isDue = performance.now() - thumbnailAt >= THUMBNAIL_PAUSE;
        if (isDue) thumbnailAt = performance.now();
        const thumbnail = isDue ? await drawThumbnail(api) : undefined;
        const outcome = await saveBoard(board.id, document, thumbnail, revision);
        // An image that was erased is put into the storage again should it come back: the old one may be gone by then.
        if (outcome.kind === 'saved') {
          const loaded = api.getFiles();
          files = Object.fromEntries(
            Object.entries(files).filter(([id]) => id in document.files || !(id in loaded)),
          );
        }
        return outcome;
      },
      load: () => readBoard(board.id),
      keepDraft: async (draft) => {
        if (draft === null) await drafts.drop(draftKey);
        // After a sign-out or a change of account, the device keeps nothing of this member.
        else if (readSessionUserId() === memberId) await drafts.set(draftKey, draft.document);
      },
      tell,
    },
    {
      ...board,
      document: { ...board.document, background: board.document.background ?? '#ffffff' },
    },
  );

  const bringBackDraft = async () => {
    const draft = documentSchema.safeParse(await drafts.get(draftKey));
    if (!draft.success) return;
    const here = api.getSceneElementsIncludingDeleted();
    show({
      elements: mergeElements(here, draft.data.elements),
      files: { ...files, ...draft.data.files },
    });
    sync.touch();
  };
  const flush = () => void sync.flush();
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  void showImages(api, files);
  void bringBackDraft();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', onHide);
  return {
    sync,
    stop: () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onHide);
      void sync.stop();
    },
  };
}

/**
 * Keeps an open board saved, and returns its save state. Records that are put on it have to be admitted: what a paste
 * or a file brings could fill with the member's own figures, unseen, and be shared with the board.
 */
export function useBoardSync(
  api: ExcalidrawImperativeAPI | undefined,
  board: Board,
  memberId: string,
) {
  const [status, setStatus] = useState<SyncStatus>({ kind: 'saved' });
  const session = useRef<BoardSession>(null);
  const [opened] = useState(board);
  const [records] = useState(() => new Set(listRecords(board.document.elements)));
  const admit = useCallback(
    (elements: readonly BoardElement[]) => {
      for (const record of listRecords(elements)) records.add(record);
    },
    [records],
  );
  useEffect(() => {
    if (!api) return undefined;
    const started = openSession(api, opened, memberId, admit, (next) => {
      setStatus((known) => (isSame(known, next) ? known : next));
    });
    session.current = started;
    return started.stop;
  }, [api, opened, memberId, admit]);
  // Another tab or device has saved.
  useEffect(() => {
    session.current?.sync.receive(board);
  }, [api, board]);
  const touch = useCallback(() => {
    if (api) {
      removeForeignPages(api);
      removeForeignRecords(api, records);
    }
    session.current?.sync.touch();
  }, [api, records]);
  return { status, touch, admit };
}
