import type { Rolldown } from 'vite';

/** The whiteboard's drawing program has several megabytes, and loads only when a board opens. */
const LEFT_OUT = /\/routes\/app\/whiteboard|excalidraw/;

/** Files of that program, and the worker of the admins' reading desk, which works online alone. */
const NOT_KEPT = /excalidraw|looking\.worker/;

/** Lists the files that the app needs offline: all that the entry leads to. */
export function listFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const queue = Object.values(bundle).flatMap((each) =>
    each.type === 'chunk' && each.isEntry ? [each.fileName] : [],
  );
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk' || LEFT_OUT.test(chunk.facadeModuleId ?? ''))
      continue;
    files.add(name);
    queue.push(...chunk.imports, ...chunk.dynamicImports);
  }
  const kept = Object.values(bundle).flatMap((each) => {
    if (each.type === 'chunk') return files.has(each.fileName) ? [each.fileName] : [];
    return /\.css$|worker[^/]*\.js$|-latin-(?!ext-)[^/]*\.woff2$|card-engravings[^/]*\.svg$/.test(
      each.fileName,
    )
      ? [each.fileName]
      : [];
  });
  return kept
    .filter((name) => !NOT_KEPT.test(name))
    .map((name) => `/${name}`)
    .toSorted();
}
