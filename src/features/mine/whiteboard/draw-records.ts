import {
  CaptureUpdateAction,
  convertToExcalidrawElements,
  FONT_FAMILY,
  newElementWith,
} from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import type { ExcalidrawTextElement } from '@excalidraw/excalidraw/element/types';
import { pickInk } from '@/domain/card-face.ts';
import { type BoardRecord, keyOf } from './list-board-records.ts';
import { type BoardElement, type RecordLink, recordLinkSchema } from './schema.ts';
import type { WalletLayout } from './place-wallet.ts';

const WIDTH = 280;
const LINE = 25;
const PADDING = 32;
const FONT_SIZE = 20;
/** About what fits on one line of a shape. */
const LETTERS = 24;

/** Gray tints: color comes from the faces of cards. Excalidraw's dark theme inverts both. */
const fills: Readonly<Record<RecordLink['kind'], string>> = {
  card: '#f1f5f9',
  wallet: '#f1f5f9',
  category: '#f1f5f9',
  point_system: '#e2e8f0',
  partner: '#f8fafc',
};
const EDGE = '#74839a';
const INK = '#0f172a';
const RADIUS = 8;

type FindRecord = (link: RecordLink) => BoardRecord | undefined;

function textOf({ name, figures }: BoardRecord): string {
  return [name, ...figures].join('\n');
}

function heightOf({ name, figures }: BoardRecord): number {
  return PADDING + LINE * (Math.ceil(name.length / LETTERS) + figures.length);
}

function skeletonOf(record: BoardRecord, id: string, x: number, y: number) {
  const { face } = record;
  const label = { text: textOf(record), fontSize: FONT_SIZE, fontFamily: FONT_FAMILY.Nunito };
  return {
    type: 'rectangle' as const,
    id,
    x,
    y,
    width: WIDTH,
    height: heightOf(record),
    backgroundColor: face?.ground ?? fills[record.link.kind],
    strokeColor: face?.edge ?? EDGE,
    fillStyle: 'solid' as const,
    strokeWidth: face ? 2 : 1,
    roughness: 0,
    roundness: { type: 3 as const, value: RADIUS },
    link: `${location.origin}${record.href}`,
    customData: { record: record.link, shown: textOf(record) },
    label: { ...label, strokeColor: face ? pickInk(face.ground) : INK },
  };
}

/** Texts are measured in the font they are drawn in: have it loaded before drawing. */
export async function loadFont(): Promise<void> {
  await document.fonts.load(`${String(FONT_SIZE)}px Nunito`);
}

/** A record as a box with its name and figures, centered on a point of the scene. */
export function drawRecord(record: BoardRecord, x: number, y: number): BoardElement[] {
  const corner = [x - WIDTH / 2, y - heightOf(record) / 2] as const;
  return convertToExcalidrawElements([skeletonOf(record, crypto.randomUUID(), ...corner)], {
    regenerateIds: false,
  });
}

/** A laid-out wallet as boxes and arrows, with its top left corner at a point of the scene. */
export function drawLayout(
  layout: WalletLayout,
  find: FindRecord,
  x: number,
  y: number,
): BoardElement[] {
  const ids = new Map<string, string>();
  const boxes = layout.records.flatMap((placed) => {
    const record = find(placed.link);
    if (record === undefined) return [];
    const id = crypto.randomUUID();
    ids.set(keyOf(placed.link), id);
    return [skeletonOf(record, id, x + placed.x, y + placed.y)];
  });
  const places = new Map(boxes.map((box) => [box.id, box]));
  const arrows = layout.connections.flatMap(({ from, to, label }) => {
    const [start, end] = [ids.get(keyOf(from)), ids.get(keyOf(to))];
    const [a, b] = [places.get(start ?? ''), places.get(end ?? '')];
    if (start === undefined || end === undefined || !a || !b) return [];
    const [left, top] = [a.x + a.width + 4, a.y + a.height / 2];
    return [
      {
        type: 'arrow' as const,
        id: crypto.randomUUID(),
        x: left,
        y: top,
        width: b.x - 4 - left,
        height: b.y + b.height / 2 - top,
        strokeColor: '#868e96',
        strokeWidth: 1,
        roughness: 0,
        start: { id: start },
        end: { id: end },
        ...(label === ''
          ? {}
          : { label: { text: label, fontSize: 14, fontFamily: FONT_FAMILY.Nunito } }),
      },
    ];
  });
  return convertToExcalidrawElements([...boxes, ...arrows], { regenerateIds: false });
}

/** The record a shape represents. */
function linkOf(element: BoardElement): RecordLink | null {
  return recordLinkSchema.safeParse(element.customData?.['record']).data ?? null;
}

/** True for a shape of the first two columns of a wallet. */
export function isSpendingOrCard(element: BoardElement): boolean {
  const kind = linkOf(element)?.kind;
  return kind === 'category' || kind === 'card';
}

/** The records that shapes of a drawing represent. */
export function listRecords(elements: readonly BoardElement[]): string[] {
  return elements.flatMap((element) => {
    const link = element.customData === undefined ? null : linkOf(element);
    return link ? [keyOf(link)] : [];
  });
}

/** Makes shapes of records that are not on the board, which a paste or a dropped file may have brought, mere shapes. */
export function removeForeignRecords(
  api: ExcalidrawImperativeAPI,
  known: ReadonlySet<string>,
): void {
  const isForeign = (element: BoardElement) =>
    listRecords([element]).some((record) => !known.has(record));
  const scene = api.getSceneElementsIncludingDeleted();
  if (!scene.some(isForeign)) return;
  api.updateScene({
    elements: scene.map((element) =>
      isForeign(element) ? newElementWith(element, { customData: {} }) : element,
    ),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

/**
 * Updates the names and figures of shapes that represent records; null if all are current. A shape with hand-edited
 * text keeps it.
 */
export function refreshRecords(
  elements: readonly BoardElement[],
  find: FindRecord,
): BoardElement[] | null {
  const labels = new Map<string, ExcalidrawTextElement>();
  for (const element of elements) {
    if (element.type === 'text' && element.containerId !== null && !element.isDeleted) {
      labels.set(element.containerId, element);
    }
  }
  const changed = new Map<string, BoardElement>();
  for (const element of elements) {
    const link = element.isDeleted ? null : linkOf(element);
    const record = link && find(link);
    const label = labels.get(element.id);
    if (!record || !label) continue;
    const shown: unknown = element.customData?.['shown'];
    const text = textOf(record);
    const isHandwritten = typeof shown === 'string' && label.originalText !== shown;
    if (isHandwritten || label.originalText === text) continue;
    const drawn = convertToExcalidrawElements(
      [skeletonOf(record, element.id, element.x, element.y)],
      { regenerateIds: false },
    ).find((each) => each.type === 'text');
    if (drawn?.type !== 'text') continue;
    const middle = element.y + element.height / 2;
    changed.set(
      element.id,
      newElementWith(element, { customData: { ...element.customData, record: link, shown: text } }),
    );
    changed.set(
      label.id,
      newElementWith(label, {
        text: drawn.text,
        originalText: text,
        width: drawn.width,
        height: drawn.height,
        x: element.x + (element.width - drawn.width) / 2,
        y: middle - drawn.height / 2,
      }),
    );
  }
  return changed.size === 0 ? null : elements.map((each) => changed.get(each.id) ?? each);
}
