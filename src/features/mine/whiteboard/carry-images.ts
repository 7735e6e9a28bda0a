import type { BinaryFileData, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { z } from 'zod';
import { countPixels } from '@/lib/count-pixels.ts';
import { uploadImage } from './mutations.ts';
import { isTooMuchToDraw, isTooMuchToKeep } from './judge-drawing.ts';
import { type BoardFile, parseBoardFile, refuseAsTooLarge } from './parse-board-file.ts';
import { readImage } from './queries.ts';
import {
  type BoardDocument,
  type BoardElement,
  givenElementSchema,
  isForeignPage,
} from './schema.ts';

type Files = BoardDocument['files'];

/** The images that the drawing shows and the storage has not got yet. */
function listNewImages(
  api: ExcalidrawImperativeAPI,
  elements: readonly BoardElement[],
  known: Files,
): BinaryFileData[] {
  const loaded = api.getFiles();
  const shown = new Set(
    elements.flatMap((each) => (each.type === 'image' && !each.isDeleted ? [each.fileId] : [])),
  );
  return [...shown].flatMap((id) => {
    const file = id === null || Object.hasOwn(known, id) ? undefined : loaded[id];
    return file ? [file] : [];
  });
}

function toBlob({ dataURL, mimeType }: BinaryFileData): Blob {
  const comma = dataURL.indexOf(',');
  const bytes = Uint8Array.from(atob(dataURL.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: mimeType });
}

type UploadOutcome = {
  readonly files: Files;
  /** Why an image was not taken, by its id. */
  readonly refused: ReadonlyMap<string, string>;
};

/** Uploads new images; returns those that failed. */
export async function uploadNewImages(
  api: ExcalidrawImperativeAPI,
  elements: readonly BoardElement[],
  known: Files,
  memberId: string,
): Promise<UploadOutcome> {
  const files: Files = {};
  const refused = new Map<string, string>();
  for (const image of listNewImages(api, elements, known)) {
    const outcome = await uploadImage(memberId, toBlob(image));
    if (outcome.kind === 'refused') refused.set(image.id, outcome.reason);
    else files[image.id] = { path: outcome.path, type: image.mimeType };
  }
  return { files, refused };
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The image cannot be read.'));
    };
    reader.readAsDataURL(blob);
  });
}

const envelope = z.object({
  id: z.string(),
  mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  dataURL: z.string().startsWith('data:image/'),
  created: z.number(),
});

/** An image as Excalidraw takes it; pictures of pixels only, since an SVG is a document that can hold more. */
export const imageFileSchema = z.custom<BinaryFileData>(
  (value) => envelope.safeParse(value).success,
  'is not an image',
);

/**
 * Pixels of a picture, twice those that Excalidraw scales one to, and of all together: the page stands still while they are
 * unpacked, from however few bytes.
 */
const MOST_PIXELS = 4_194_304;
const MOST_PIXELS_TOGETHER = 200_000_000;

/** The pictures of others that a page can show without standing still: of all the first, and none that is too large. */
export async function pickPictures<Picture extends { readonly dataURL: string }>(
  pictures: readonly Picture[],
  count = countPixels,
): Promise<Picture[]> {
  const sizes = await Promise.all(pictures.map(({ dataURL }) => count(dataURL)));
  let together = 0;
  return pictures.filter((_, index) => {
    const pixels = sizes[index] ?? 0;
    if (pixels > MOST_PIXELS || together + pixels > MOST_PIXELS_TOGETHER) return false;
    together += pixels;
    return true;
  });
}

/** Reads an Excalidraw file whole, or says why not; one with pictures that a page cannot show is too large. */
export async function openBoardFile(text: string, count = countPixels): Promise<BoardFile> {
  const read = parseBoardFile(text);
  if (read.kind === 'refused') return read;
  const shown = await pickPictures(read.images, count);
  return shown.length < read.images.length ? refuseAsTooLarge() : read;
}

/** Letters of a text: a page of a book has three thousand. */
const MOST_LETTERS = 100_000;
/** Excalidraw draws a chart of two columns of numbers, twice to choose from, and diagrams in Mermaid's language. */
const MOST_VALUES = 500;
const MOST_STATEMENTS = 200;
const DIAGRAM =
  /^\s*(?:%%\{.*?\}%%\s*)?(?:flowchart|graph|sequenceDiagram|classDiagram|stateDiagram|erDiagram|journey|gantt|pie|quadrantChart|requirementDiagram|gitGraph|C4Context|mindmap|timeline|zenuml|sankey|xychart|block)/u;
/** Each is requested from its address. */
const MOST_PICTURES_OF_PAGE = 50;

function isLargeDiagram(text: string): boolean {
  return (
    DIAGRAM.test(text) &&
    // A line can chain links, or list values, without end.
    (text.split(/[\n;&]/u).length > MOST_STATEMENTS ||
      text.split(/,|[-=.~]{2,}/u).length > 2 * MOST_STATEMENTS)
  );
}

/** True of a part of a page that Excalidraw would draw without asking, or of a text that is too long to type on. */
export function isTooMuchOfPage(page: DataTransfer, isTyping: boolean): boolean {
  return isTyping
    ? page.getData('text/plain').length > MOST_LETTERS
    : page.getData('text/html').split(/<img/iu).length > MOST_PICTURES_OF_PAGE + 1;
}

type Pasted = {
  readonly elements?: readonly BoardElement[] | undefined;
  readonly files?: Readonly<Record<string, BinaryFileData>> | undefined;
  readonly text?: string | undefined;
  readonly spreadsheet?: { readonly values: readonly number[] } | undefined;
};

/** Why a paste does not come onto the board, where another page may have copied anything; null if it does. */
export async function refusalOfPaste(
  { elements = [], files = {}, text = '', spreadsheet }: Pasted,
  count = countPixels,
): Promise<string | null> {
  const kept = elements.filter((element) => !isForeignPage(element));
  if (!kept.every((element) => givenElementSchema.safeParse(element).success))
    return 'This drawing is damaged';
  const pictures = Object.values(files);
  const isTooMuch =
    text.length > MOST_LETTERS ||
    isLargeDiagram(text) ||
    (spreadsheet?.values.length ?? 0) > MOST_VALUES ||
    isTooMuchToDraw(kept) ||
    isTooMuchToKeep(kept) ||
    (await pickPictures(pictures, count)).length < pictures.length;
  return isTooMuch ? 'This is too large to paste' : null;
}

/** Loads a drawing's missing images from storage, and counts those that `pick` leaves out. A deleted one shows as a frame. */
export async function showImages(
  api: ExcalidrawImperativeAPI,
  files: Files,
  pick: typeof pickPictures<BinaryFileData> = (pictures) => Promise.resolve([...pictures]),
): Promise<number> {
  const missing = Object.entries(files).filter(([id]) => !Object.hasOwn(api.getFiles(), id));
  const loaded = await Promise.allSettled(
    missing.map(async ([id, { path, type }]) => {
      const dataURL = await toDataUrl(await readImage(path));
      return imageFileSchema.parse({ id, mimeType: type, dataURL, created: Date.now() });
    }),
  );
  const found = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const picked = await pick(found);
  if (picked.length > 0) api.addFiles(picked);
  return found.length - picked.length;
}
