import { parse } from 'smol-toml';

/** A hosted project, such as a staging project beside the production one. */
const PROJECT_ORIGIN = /^https:\/\/[a-z]{20}\.supabase\.co$/;

/** Pattern that netlify.toml must have, so that the image CDN serves no foreign pictures under our name. */
export function ownImagesPattern(supabaseUrl: string): string {
  const origin = new URL(supabaseUrl).origin.replaceAll('.', String.raw`\.`);
  return `^${origin}/storage/v1/object/public/`;
}

function readRemoteImages(toml: string): unknown {
  const { images } = parse(toml);
  return typeof images === 'object' && 'remote_images' in images ? images['remote_images'] : [];
}

/** Returns the project that a pattern names; undefined for a pattern that would match more than one. */
function findProject(pattern: unknown): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const origin = /^\^(.*?)\/storage\//.exec(pattern)?.[1]?.replaceAll(String.raw`\.`, '.') ?? '';
  const isExact = PROJECT_ORIGIN.test(origin) && ownImagesPattern(origin) === pattern;
  return isExact ? origin : undefined;
}

/**
 * Throws a sentence if the pictures of this project would not be served, or those of any project would. Several
 * projects may be named, so that one branch builds the site for each.
 */
export function assertOwnImages(toml: string, supabaseUrl: string): void {
  const pattern = ownImagesPattern(supabaseUrl);
  const named = readRemoteImages(toml);
  if (
    Array.isArray(named) &&
    named.includes(pattern) &&
    named.every((each) => each === pattern || findProject(each) !== undefined)
  ) {
    return;
  }
  throw new Error(
    `netlify.toml names pictures of another project: set remote_images to ${JSON.stringify([pattern])}; a second project may stand beside it`,
  );
}
