import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BoardSync,
  type StoredBoard,
  type SyncPort,
  type SyncStatus,
} from './create-board-sync.ts';
import { type BoardDocument, elementSchema } from './schema.ts';

function shape(id: string, version = 1, nonce = version) {
  const box = { x: 0, y: 0, width: 10, height: 10, index: `a${id}`, updated: Date.now() };
  const state = { version, versionNonce: nonce, isDeleted: false };
  return elementSchema.parse({ id, type: 'rectangle', ...box, ...state });
}
const drawing = (...ids: string[]): BoardDocument => ({
  elements: ids.map((id) => shape(id)),
  files: {},
});
const idsOf = (document: BoardDocument) => document.elements.map(({ id }) => id).toSorted();

/** The row of one board, as the database keeps it. */
class Row {
  stored: StoredBoard = { document: drawing(), revision: 1 };
  isReachable = true;
  refusal: string | null = null;
  isRemoved = false;

  async save(document: BoardDocument, revision: number) {
    await Promise.resolve();
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (this.refusal !== null) return { kind: 'refused', reason: this.refusal } as const;
    if (this.isRemoved || revision !== this.stored.revision) return { kind: 'stale' } as const;
    this.stored = { document, revision: revision + 1 };
    return { kind: 'saved', revision: revision + 1 } as const;
  }
}

/** One open editor on the row. */
class Tab {
  drawing: BoardDocument;
  draft: StoredBoard | null = null;
  status: SyncStatus = { kind: 'saved' };
  readonly sync: BoardSync;

  constructor(row: Row, held: string[] = []) {
    this.drawing = row.stored.document;
    const port: SyncPort = {
      read: () => this.drawing,
      show: (document) => {
        this.drawing = document;
      },
      prepare: () => Promise.resolve(),
      readHeld: () => new Set(held),
      save: (document, revision) => row.save(document, revision),
      load: () => Promise.resolve(row.isRemoved ? null : row.stored),
      keepDraft: (draft) => {
        this.draft = draft;
        return Promise.resolve();
      },
      tell: (status) => {
        this.status = status;
      },
    };
    this.sync = new BoardSync(port, row.stored);
  }

  draw(id: string, version = 1, nonce = version) {
    const others = this.drawing.elements.filter((element) => element.id !== id);
    this.drawing = { ...this.drawing, elements: [...others, shape(id, version, nonce)] };
    this.sync.touch();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a board that is being drawn on', () => {
  it('saves a moment after the last stroke, once', async () => {
    const row = new Row();
    const tab = new Tab(row);
    tab.draw('a');
    tab.draw('b');
    expect(tab.status.kind).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(800);
    expect(idsOf(row.stored.document)).toEqual(['a', 'b']);
    expect(row.stored.revision).toBe(2);
    expect([tab.status.kind, tab.draft]).toEqual(['saved', null]);
  });

  it('does not save again without a change', async () => {
    const row = new Row();
    const tab = new Tab(row);
    tab.sync.touch();
    await tab.sync.flush();
    expect(row.stored.revision).toBe(1);
  });

  it('forgets an image once no shape shows it', async () => {
    const row = new Row();
    const tab = new Tab(row);
    const image = { ...shape('a'), type: 'image', fileId: 'photo', status: 'saved' };
    const photo = { path: 'member/photo', type: 'image/png' };
    tab.drawing = { elements: [elementSchema.parse(image)], files: { photo } };
    await tab.sync.flush();
    expect(row.stored).toMatchObject({ document: { files: { photo } }, revision: 2 });
    const erased = { ...image, version: 2, isDeleted: true };
    tab.drawing = { elements: [elementSchema.parse(erased)], files: { photo } };
    await tab.sync.flush();
    expect(row.stored).toMatchObject({ revision: 3 });
    expect(row.stored.document.files).toEqual({});
    tab.sync.touch();
    expect(tab.status.kind).toBe('saved');
  });

  it('merges with what another tab saved meanwhile', async () => {
    const row = new Row();
    const [one, two] = [new Tab(row), new Tab(row)];
    one.draw('a');
    two.draw('b');
    await one.sync.flush();
    await two.sync.flush();
    expect(idsOf(row.stored.document)).toEqual(['a', 'b']);
    expect(idsOf(two.drawing)).toEqual(['a', 'b']);
    one.sync.receive(row.stored);
    expect(idsOf(one.drawing)).toEqual(['a', 'b']);
    expect(one.sync.revision).toBe(row.stored.revision);
  });

  it('goes on with a board that was removed and put back, which counts from one again', async () => {
    const row = new Row();
    const tab = new Tab(row);
    for (const id of ['a', 'b', 'c']) {
      tab.draw(id);
      await tab.sync.flush();
    }
    expect(tab.sync.revision).toBe(4);
    row.stored = { document: drawing('a', 'x'), revision: 1 };
    tab.draw('d');
    await vi.advanceTimersByTimeAsync(800);
    expect(idsOf(row.stored.document)).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect([row.stored.revision, tab.sync.revision, tab.status.kind]).toEqual([2, 2, 'saved']);
  });

  it('does not take a shape out of the hand that draws it', () => {
    const row = new Row();
    const tab = new Tab(row, ['a']);
    tab.draw('a', 1);
    tab.sync.receive({ document: { elements: [shape('a', 5)], files: {} }, revision: 2 });
    expect(tab.drawing.elements[0]?.version).toBe(1);
  });

  it('keeps a draft and tries again while the server is away', async () => {
    const row = new Row();
    row.isReachable = false;
    const tab = new Tab(row);
    tab.draw('a');
    await vi.advanceTimersByTimeAsync(800);
    expect(tab.status.kind).toBe('offline');
    expect(tab.draft && idsOf(tab.draft.document)).toEqual(['a']);
    row.isReachable = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(idsOf(row.stored.document)).toEqual(['a']);
    expect([tab.status.kind, tab.draft]).toEqual(['saved', null]);
  });

  it('says why it is refused, keeps the draft, and tries again only after a change', async () => {
    const row = new Row();
    row.refusal = 'too large';
    const tab = new Tab(row);
    const save = vi.spyOn(row, 'save');
    tab.draw('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.status).toEqual({ kind: 'refused', reason: 'too large' });
    expect(save).toHaveBeenCalledTimes(1);
    expect(tab.draft).not.toBeNull();
    row.refusal = null;
    tab.draw('b');
    await vi.advanceTimersByTimeAsync(800);
    expect(idsOf(row.stored.document)).toEqual(['a', 'b']);
  });

  it('says that the board is gone', async () => {
    const row = new Row();
    const tab = new Tab(row);
    row.isRemoved = true;
    tab.draw('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.status.kind).toBe('gone');
    expect(tab.draft).not.toBeNull();
  });

  it('loses nothing from two tabs, in any order', async () => {
    const step = fc.oneof(
      fc.record({
        does: fc.constant('draw' as const),
        tab: fc.nat(1),
        id: fc.constantFrom('a', 'b', 'c'),
      }),
      fc.record({
        does: fc.constantFrom('flush' as const, 'hear' as const, 'cut' as const),
        tab: fc.nat(1),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const row = new Row();
        const tabs = [new Tab(row), new Tab(row)];
        const latest = new Map<string, number>();
        let nonce = 0;
        for (const each of steps) {
          const tab = tabs[each.tab];
          if (!tab) continue;
          if (each.does === 'draw') {
            const before = tab.drawing.elements.find(({ id }) => id === each.id)?.version ?? 0;
            tab.draw(each.id, before + 1, (nonce += 1));
            latest.set(each.id, Math.max(latest.get(each.id) ?? 0, before + 1));
          } else if (each.does === 'flush') await tab.sync.flush();
          else if (each.does === 'hear') tab.sync.receive(row.stored);
          else row.isReachable = !row.isReachable;
        }
        row.isReachable = true;
        for (const tab of [...tabs, ...tabs]) await tab.sync.flush();
        for (const tab of tabs) tab.sync.receive(row.stored);
        const saved = new Map(row.stored.document.elements.map(({ id, version }) => [id, version]));
        expect(saved).toEqual(latest);
        const [one, two] = tabs.map(
          ({ drawing }) => new Map(drawing.elements.map((each) => [each.id, each])),
        );
        expect(two).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });
});
