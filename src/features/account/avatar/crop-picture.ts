import { countPixels } from '@/lib/count-pixels.ts';

/** Pixels of a side: twice the largest avatar, for dense displays. */
const SIDE = 192;
const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
export const acceptedPictures = acceptedTypes.join(',');
/** Above it a phone runs out of memory while it opens the picture. */
const largestBytes = 20 * 1024 * 1024;
/** More than a camera makes of so many bytes; a few kilobytes may be unpacked to gigabytes. */
const MOST_PIXELS = 100_000_000;

type CroppedPicture =
  | { readonly kind: 'cropped'; readonly blob: Blob }
  | { readonly kind: 'refused'; readonly reason: string };

/** The largest square in the middle of a picture. */
export function squareOf(width: number, height: number) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Why a file is not taken, before it is opened; null if it may be a picture. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedTypes.includes(file.type)) return 'Choose a PNG, JPEG, WebP, AVIF or GIF picture.';
  return file.size > largestBytes ? 'The picture is larger than 20 MB.' : null;
}

/** Crops the center of a picture to a small square and redraws it, which drops location and camera data. */
export async function cropPicture(file: File, count = countPixels): Promise<CroppedPicture> {
  const reason = refusalOf(file);
  if (reason !== null) return { kind: 'refused', reason };
  const address = URL.createObjectURL(file);
  const pixels = await count(address);
  URL.revokeObjectURL(address);
  if (pixels > MOST_PIXELS)
    return { kind: 'refused', reason: 'The picture has too many pixels. Choose a smaller one.' };
  const unreadable = { kind: 'refused', reason: 'This picture cannot be opened.' } as const;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return unreadable;
  const { x, y, side } = squareOf(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
  return blob === null ? unreadable : { kind: 'cropped', blob };
}
