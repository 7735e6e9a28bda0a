import type { BinaryFileData } from '@excalidraw/excalidraw/types';
import { z } from 'zod';

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
