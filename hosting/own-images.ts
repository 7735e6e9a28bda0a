import { parse } from 'smol-toml';

/** What netlify.toml has to say, so that the image CDN serves nobody else's pictures under our name. */
export function ownImagesPattern(supabaseUrl: string): string {
  const origin = new URL(supabaseUrl).origin.replaceAll('.', String.raw`\.`);
  return `^${origin}/storage/v1/object/public/`;
}

function readRemoteImages(toml: string): unknown {
  const { images } = parse(toml);
  return typeof images === 'object' && 'remote_images' in images ? images['remote_images'] : [];
}

/** Throws a sentence where pictures of another project, or of anybody, would be served. */
export function assertOwnImages(toml: string, supabaseUrl: string): void {
  const pattern = ownImagesPattern(supabaseUrl);
  if (JSON.stringify(readRemoteImages(toml)) === JSON.stringify([pattern])) return;
  throw new Error(
    `netlify.toml names pictures of another project: set remote_images to ${JSON.stringify([pattern])}`,
  );
}
