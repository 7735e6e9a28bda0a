/** Files chosen by a member hold drawings and rows, which are at most a dozen levels deep. */
export const MAX_FILE_DEPTH = 100;

/**
 * True if brackets of a JSON text nest deeper than `most`, found without building anything: code that walks the
 * values afterward calls itself once per level, and has a stack of a few thousand.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > most) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}
