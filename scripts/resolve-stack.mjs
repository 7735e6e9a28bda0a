import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/**
 * Names the source line behind each position of a stack in a file of the build.
 * @param {string} stack
 * @param {(file: string) => string | undefined} readMap reads the source map of a file such as `find-Cy494MaQ.js`
 */
export function resolveStack(stack, readMap) {
  /** @type {Map<string, TraceMap | undefined>} */
  const maps = new Map();
  const findMap = (/** @type {string} */ file) => {
    if (!maps.has(file)) {
      const text = readMap(file);
      maps.set(file, text === undefined ? undefined : new TraceMap(text));
    }
    return maps.get(file);
  };
  return stack.replaceAll(
    /\S*\/assets\/([\w.-]+\.js):(\d+):(\d+)/g,
    (
      place,
      /** @type {string} */ file,
      /** @type {string} */ line,
      /** @type {string} */ column,
    ) => {
      const map = findMap(file);
      if (!map) return `${place} (the release has no such file)`;
      // Columns in a stack start at one.
      const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (found.source === null) return place;
      const source = found.source.replace(/^(?:\.\.\/)+/, '');
      return `${source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
    },
  );
}
