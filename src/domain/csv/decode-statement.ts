function hasMark(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: one half of nearly every pair is zero. */
function guessWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = Math.min(bytes.length, 512) & ~1;
  if (sample < 4) return null;
  const zeros: [number, number] = [0, 0];
  for (let index = 0; index < sample; index += 2) {
    if (bytes[index] === 0) zeros[0] += 1;
    if (bytes[index + 1] === 0) zeros[1] += 1;
  }
  const pairs = sample / 2;
  if (zeros[1] > pairs * 0.4 && zeros[0] < pairs * 0.1) return 'utf-16le';
  if (zeros[0] > pairs * 0.4 && zeros[1] < pairs * 0.1) return 'utf-16be';
  return null;
}

/**
 * The text of an exported file. Banks write UTF-8, UTF-16 or the Windows code page, often without
 * saying which: a mark decides, then UTF-8 where it is valid, else Windows-1252.
 */
export function decodeStatement(bytes: Uint8Array): string {
  if (hasMark(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasMark(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const wide = guessWideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
