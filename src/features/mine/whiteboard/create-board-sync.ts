import {
  dropOldTombstones,
  isAhead,
  mergeElements,
  type Stamp,
  stampsOf,
} from './merge-elements.ts';
import type { BoardDocument } from './schema.ts';

export type SyncStatus =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'gone' }
  | { readonly kind: 'refused'; readonly reason: string };

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'stale' | 'gone' }
  | { readonly kind: 'refused'; readonly reason: string };

export type StoredBoard = { readonly document: BoardDocument; readonly revision: number };

/** The drawing, database and device as the synchronizer needs them. */
export type SyncPort = {
  /** Reads the current drawing, which Excalidraw keeps mutating in place. */
  readonly read: () => BoardDocument;
  /** Uploads new images, which must happen before a save. */
  readonly prepare: () => Promise<void>;
  /** Replaces the shown drawing with a merged one. */
  readonly show: (document: BoardDocument) => void;
  /** Elements that are under the pointer or the cursor just now. */
  readonly readHeld: () => ReadonlySet<string>;
  /** Saves on top of a revision. Throws while the server cannot be reached. */
  readonly save: (document: BoardDocument, revision: number) => Promise<SaveOutcome>;
  readonly load: () => Promise<StoredBoard | null>;
  /** Stores unsaved changes on the device; null when everything is saved. */
  readonly keepDraft: (draft: StoredBoard | null) => Promise<void>;
  readonly tell: (status: SyncStatus) => void;
};

/** Milliseconds of quiet before a save. */
const QUIET = 700;
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/**
 * Keeps one board's drawing in sync with its row: saves on top of the known revision, merges others' changes element
 * by element, and keeps on the device what the server does not have yet.
 */
export class BoardSync {
  readonly #port: SyncPort;
  #known: ReadonlyMap<string, Stamp>;
  #background: string | undefined;
  #files: string;
  #revision: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #retry = FIRST_RETRY;
  #isStopped = false;

  constructor(port: SyncPort, stored: StoredBoard) {
    this.#port = port;
    this.#known = stampsOf(stored.document.elements);
    this.#background = stored.document.background;
    this.#files = filesKey(stored.document);
    this.#revision = stored.revision;
  }

  get revision(): number {
    return this.#revision;
  }

  #isDirty(document: BoardDocument): boolean {
    return (
      isAhead(document.elements, this.#known) ||
      document.background !== this.#background ||
      filesKey(document) !== this.#files
    );
  }

  #acknowledge({ document, revision }: StoredBoard): void {
    this.#known = stampsOf(document.elements);
    this.#background = document.background;
    this.#files = filesKey(document);
    this.#revision = revision;
  }

  /** Call it after every change of the drawing. */
  touch(): void {
    if (this.#isStopped || this.#running || !this.#isDirty(this.#port.read())) return;
    this.#port.tell({ kind: 'unsaved' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), QUIET);
  }

  /** Takes in a later state of the row from any source. */
  receive(stored: StoredBoard): void {
    if (this.#isStopped || stored.revision <= this.#revision) return;
    this.#takeIn(stored);
    this.touch();
  }

  #takeIn(stored: StoredBoard): void {
    const here = this.#port.read();
    const hasOwnBackground = here.background !== this.#background;
    this.#acknowledge(stored);
    const there = stored.document;
    const background = hasOwnBackground ? here.background : there.background;
    if (isAhead(there.elements, stampsOf(here.elements)) || background !== here.background) {
      this.#port.show({
        elements: mergeElements(here.elements, there.elements, this.#port.readHeld()),
        files: { ...there.files, ...here.files },
        ...(background === undefined ? {} : { background }),
      });
    }
  }

  /** Saves pending changes now; also retries those waiting for the network. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #saveAll(): Promise<void> {
    let hasDraft = true;
    for (;;) {
      const drawn = this.#port.read();
      if (!this.#isDirty(drawn)) {
        if (!hasDraft) return;
        await this.#port.keepDraft(null);
        this.#port.tell({ kind: 'saved' });
        hasDraft = false;
        // Checks again: something may have been drawn while the draft was removed.
        continue;
      }
      hasDraft = true;
      await this.#port.keepDraft({ document: copyOf(drawn), revision: this.#revision });
      this.#port.tell({ kind: 'saving' });
      try {
        await this.#port.prepare();
        if (!(await this.#saveOnce(copyOf(this.#port.read())))) return;
        this.#retry = FIRST_RETRY;
      } catch {
        this.#waitForNetwork();
        return;
      }
    }
  }

  /** Returns true if there may be more to save. */
  async #saveOnce(document: BoardDocument): Promise<boolean> {
    const outcome = await this.#port.save(document, this.#revision);
    if (outcome.kind === 'saved') {
      this.#acknowledge({ document, revision: outcome.revision });
      return true;
    }
    if (outcome.kind === 'stale') {
      const stored = await this.#port.load();
      if (stored !== null) {
        // Takes any revision, because a removed and restored board starts at one again.
        this.#takeIn(stored);
        return true;
      }
    }
    // Refused or gone: the draft stays on the device, and only another change is worth another try.
    this.#port.tell(outcome.kind === 'refused' ? outcome : { kind: 'gone' });
    return false;
  }

  #waitForNetwork(): void {
    this.#port.tell({ kind: 'offline' });
    if (this.#isStopped) return;
    // Half of it at random: many tabs do not come back at the same moment.
    const delay = this.#retry * (0.5 + Math.random() / 2);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** The last save, and nothing after it. */
  async stop(): Promise<void> {
    await this.flush();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}

/** Images shown on the board; unused ones are hidden from readers and deleted later. */
function listShownFiles({ elements, files }: BoardDocument): BoardDocument['files'] {
  const shown = elements.flatMap((each) =>
    each.type === 'image' && !each.isDeleted && each.fileId !== null ? [each.fileId] : [],
  );
  const ids = new Set<string>(shown);
  return Object.fromEntries(Object.entries(files).filter(([id]) => ids.has(id)));
}

function copyOf(document: BoardDocument): BoardDocument {
  const elements = dropOldTombstones(document.elements, Date.now());
  return structuredClone({ ...document, elements, files: listShownFiles(document) });
}

function filesKey(document: BoardDocument): string {
  return Object.keys(listShownFiles(document)).toSorted().join();
}
