import { z } from 'zod';
import { isNestedDeeper, MAX_FILE_DEPTH } from '@contract/json-depth.ts';
import { isOwnPath } from '@/lib/plain-path.ts';
import { type BoardElement, givenElementSchema, isForeignPage } from './schema.ts';
import { isTooMuchToDraw, isTooMuchToKeep } from './judge-drawing.ts';

const MAX_FILE_BYTES = 20_000_000;
/** As many as the database takes. */
const MAX_ELEMENTS = 20_000;

const imageSchema = z.object({
  id: z.string().max(100),
  mimeType: z.string().max(50),
  dataURL: z.string().regex(/^data:image\/[a-z+.-]+;base64,/u),
});
export type FileImage = z.infer<typeof imageSchema>;

const fileSchema = z.object({
  type: z.literal('excalidraw'),
  elements: z.array(z.unknown()),
  appState: z.object({ viewBackgroundColor: z.string().max(50).optional() }).optional(),
  files: z.record(z.string(), z.unknown()).optional(),
});

export type BoardFile =
  | {
      readonly kind: 'board';
      readonly elements: readonly BoardElement[];
      readonly images: readonly FileImage[];
      readonly background: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string };

const refuse = (reason: string): BoardFile => ({ kind: 'refused', reason });
export const refuseAsTooLarge = () => refuse('The drawing is too large to show.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an Excalidraw file whole, or says why not: half of a drawing is not taken. */
export function parseBoardFile(text: string): BoardFile {
  if (text.length > MAX_FILE_BYTES) return refuse('The file is larger than 20 MB.');
  const content = parseJson(text);
  if (content === undefined) return refuse('The file is damaged: it is not valid JSON.');
  if (isNestedDeeper(text, MAX_FILE_DEPTH)) return refuse('This is not an Excalidraw drawing.');
  const file = fileSchema.safeParse(content);
  if (!file.success) return refuse('This is not an Excalidraw drawing.');
  if (file.data.elements.length > MAX_ELEMENTS) return refuseAsTooLarge();
  const elements: BoardElement[] = [];
  for (const [index, value] of file.data.elements.entries()) {
    if (isForeignPage(value)) continue;
    const element = givenElementSchema.safeParse(value);
    if (!element.success) {
      return refuse(`The file is damaged: shape ${String(index + 1)} cannot be read.`);
    }
    elements.push(withSafeLink(element.data));
  }
  if (isTooMuchToDraw(elements) || isTooMuchToKeep(elements)) return refuseAsTooLarge();
  const images: FileImage[] = [];
  for (const value of Object.values(file.data.files ?? {})) {
    const image = imageSchema.safeParse(value);
    if (!image.success) return refuse('The file is damaged: an image in it cannot be read.');
    images.push(image.data);
  }
  const background = file.data.appState?.viewBackgroundColor;
  return { kind: 'board', elements, images, background };
}

/** A link that may be followed from a drawing: of the web, of mail, or within the app. */
export function isSafeLink(link: string): boolean {
  if (isOwnPath(link)) return true;
  const url = URL.parse(link);
  return url !== null && ['https:', 'http:', 'mailto:'].includes(url.protocol);
}

/** An element whose link leads nowhere that a link should not. */
export function withSafeLink(element: BoardElement): BoardElement {
  const { link } = element;
  return typeof link === 'string' && !isSafeLink(link) ? { ...element, link: null } : element;
}
