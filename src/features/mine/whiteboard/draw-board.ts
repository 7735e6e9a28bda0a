import {
  CaptureUpdateAction,
  exportToBlob,
  exportToCanvas,
  exportToSvg,
  newElementWith,
  restoreElements,
  serializeAsJSON,
} from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { type FileImage, withSafeLink } from './parse-board-file.ts';
import { imageFileSchema } from './carry-images.ts';
import { type BoardDocument, type BoardElement, isForeignPage } from './schema.ts';

/** Longest side of a thumbnail in pixels, and its size limit in the database. */
const THUMBNAIL_SIDE = 320;
const MAX_THUMBNAIL = 65_536;

function sceneOf(api: ExcalidrawImperativeAPI) {
  const { viewBackgroundColor } = api.getAppState();
  return {
    elements: api.getSceneElements(),
    files: api.getFiles(),
    appState: { viewBackgroundColor, exportBackground: true },
  };
}

/** Draws a small picture of the board as a data URL; null for an empty board. */
export async function drawThumbnail(api: ExcalidrawImperativeAPI): Promise<string | undefined> {
  const scene = sceneOf(api);
  if (scene.elements.length === 0) return undefined;
  const canvas = await exportToCanvas({ ...scene, maxWidthOrHeight: THUMBNAIL_SIDE });
  const address = canvas.toDataURL('image/webp', 0.75);
  return address.length <= MAX_THUMBNAIL ? address : undefined;
}

export function drawPng(api: ExcalidrawImperativeAPI): Promise<Blob> {
  return exportToBlob({ ...sceneOf(api), mimeType: 'image/png', exportPadding: 24 });
}

/**
 * Draws the board as SVG. Its fonts are named, not embedded: cutting them to the letters used takes code that
 * evaluates text, which our pages forbid.
 */
export async function drawSvg(api: ExcalidrawImperativeAPI): Promise<string> {
  const svg = await exportToSvg({ ...sceneOf(api), exportPadding: 24, skipInliningFonts: true });
  return svg.outerHTML;
}

/** Writes the board as an Excalidraw file, including its images. */
export function writeFile(api: ExcalidrawImperativeAPI): string {
  return serializeAsJSON(api.getSceneElements(), api.getAppState(), api.getFiles(), 'local');
}

/** Below it, a whole wallet would be too small to read: a phone shows its first columns. */
const NARROW = 640;

/** Adds shapes to the drawing as one undoable step, and scrolls them into view: on a phone, the first of many. */
export function addShapes(
  api: ExcalidrawImperativeAPI,
  shapes: readonly BoardElement[],
  isFirst: (shape: BoardElement) => boolean = () => true,
): void {
  const added = restoreElements(shapes, null, { repairBindings: true });
  api.updateScene({
    elements: [...api.getSceneElementsIncludingDeleted(), ...added],
    appState: { selectedElementIds: {} },
    captureUpdate: CaptureUpdateAction.IMMEDIATELY,
  });
  const isNarrow = api.getAppState().width < NARROW;
  const seen = isNarrow ? added.filter(isFirst) : added;
  api.scrollToContent(
    seen,
    added.length > 2
      ? { fitToViewport: true, viewportZoomFactor: isNarrow ? 1 : 0.9, animate: true }
      : { fitToContent: true, animate: true },
  );
}

/** Center of the board's visible part, in the scene's coordinates. */
export function centerOf(api: ExcalidrawImperativeAPI): { x: number; y: number } {
  const { width, height, scrollX, scrollY, zoom } = api.getAppState();
  return { x: width / 2 / zoom.value - scrollX, y: height / 2 / zoom.value - scrollY };
}

/**
 * Replaces the shown drawing by a merged one, outside the undo history of this tab. Elements already shown stay the
 * same objects: Excalidraw keeps mutating the one under the pen, and a copy would stay unchanged.
 */
export function showDocument(api: ExcalidrawImperativeAPI, document: BoardDocument): void {
  const scene = api.getSceneElementsIncludingDeleted();
  const shown = new Map(scene.map((element) => [element.id, element]));
  const added = document.elements.filter((element) => shown.get(element.id) !== element);
  const restored = restoreElements(added.map(withSafeLink), scene);
  const brought = new Map(restored.map((element) => [element.id, element]));
  api.updateScene({
    elements: document.elements.flatMap((element) => {
      const known = shown.get(element.id);
      return known === element ? known : (brought.get(element.id) ?? []);
    }),
    ...(document.background === undefined
      ? {}
      : { appState: { viewBackgroundColor: document.background } }),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

/** Removes foreign pages from the drawing, which a paste or a dropped file may have brought. */
export function removeForeignPages(api: ExcalidrawImperativeAPI): void {
  const scene = api.getSceneElementsIncludingDeleted();
  if (!scene.some(isForeignPage)) return;
  api.updateScene({
    elements: scene.filter((element) => !isForeignPage(element)),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

/** Removes images from the drawing. */
export function removeImages(api: ExcalidrawImperativeAPI, ids: ReadonlySet<string>): void {
  api.updateScene({
    elements: api
      .getSceneElementsIncludingDeleted()
      .map((each) =>
        each.type === 'image' && each.fileId !== null && ids.has(each.fileId)
          ? newElementWith(each, { isDeleted: true })
          : each,
      ),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

/** Adds a file's images to the drawing; the next save uploads them. */
export function addImages(api: ExcalidrawImperativeAPI, images: readonly FileImage[]): void {
  const files = images.flatMap((image) => {
    const file = imageFileSchema.safeParse({ ...image, created: Date.now() });
    return file.success ? [file.data] : [];
  });
  if (files.length > 0) api.addFiles(files);
}
