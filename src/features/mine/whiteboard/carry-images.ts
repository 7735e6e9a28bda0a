import type { BinaryFileData, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { z } from 'zod';
import { uploadImage } from './mutations.ts';
import { readImage } from './queries.ts';
import type { BoardDocument, BoardElement } from './schema.ts';

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
    const file = id === null || id in known ? undefined : loaded[id];
    return file ? [file] : [];
  });
}

function toBlob({ dataURL, mimeType }: BinaryFileData): Blob {
  const comma = dataURL.indexOf(',');
  const bytes = Uint8Array.from(atob(dataURL.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: mimeType });
}

export type UploadOutcome = {
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

/** Loads a drawing's missing images from storage. A deleted one shows as a frame. */
export async function showImages(api: ExcalidrawImperativeAPI, files: Files): Promise<void> {
  const missing = Object.entries(files).filter(([id]) => !(id in api.getFiles()));
  const loaded = await Promise.allSettled(
    missing.map(async ([id, { path, type }]) => {
      const dataURL = await toDataUrl(await readImage(path));
      return imageFileSchema.parse({ id, mimeType: type, dataURL, created: Date.now() });
    }),
  );
  const found = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (found.length > 0) api.addFiles(found);
}
