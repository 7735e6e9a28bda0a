import { Image } from '@/components/image.tsx';
import { isOwnImage } from '@/lib/image-address.ts';

/** Pixels: as wide as the text, in a shape that keeps its place before the picture is there. */
const PLACE = { width: 720, height: 405 } as const;

type ContentImageProps = { address: string; alt: string };

/** A picture from this site or its storage. Others show only their description: loading one would reveal the reader. */
export function ContentImage({ address, alt }: ContentImageProps) {
  if (!isOwnImage(address)) return alt;
  return (
    <Image
      src={address}
      alt={alt}
      {...PLACE}
      fit="contain"
      sizes={{ xs: 320, sm: 640, md: PLACE.width }}
      hasPlaceholder
      className="block aspect-video w-full rounded-md"
    />
  );
}
