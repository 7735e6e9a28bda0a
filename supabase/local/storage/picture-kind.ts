/**
 * First bytes of the kinds a bucket accepts; https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
 */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xFF\xD8\xFF/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp.*avi[fs]/s,
};

/** True if a file claims to be a picture but is not. */
export function isFalsePicture(type: string, bytes: Uint8Array): boolean {
  const beginning = BEGINNINGS[type.replace(/;.*/s, '').trim().toLowerCase()];
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return beginning !== undefined && !beginning.test(text);
}
