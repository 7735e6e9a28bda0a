/** Files that somebody chooses hold drawings and rows, which are a dozen levels deep at most. */
export const MAX_FILE_DEPTH = 100;

/**
 * Whether brackets of a JSON text lie deeper in one another than `most`, read without building anything: what walks over the values
 * afterward calls itself once a level, and has a stack of some thousand.
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
