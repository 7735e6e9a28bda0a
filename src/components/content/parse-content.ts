import type { Nodes, RootContent } from 'mdast';
import { CONTAINER_NAMES } from './block-names.ts';
import { findExcess } from './find-excess.ts';
import { nameHeadings } from './name-headings.ts';
import { parseMarkdown, readSource } from './parse-markdown.ts';

declare module 'unist' {
  interface Data {
    /** The source of a node the renderer may not know. */
    source?: string;
    /** True if the node is nested too deep and always shows as typed. */
    isTooDeep?: true;
  }
}

/** A text as plain data, as pages carry it, so that rendering needs no parser. */
export type ParsedContent = { readonly blocks: readonly RootContent[] };

const MAX_DEPTH = 24;

function mayBeUnknown(node: Nodes): boolean {
  if (node.type === 'containerDirective') return !CONTAINER_NAMES.includes(node.name);
  return ['leafDirective', 'textDirective', 'linkReference'].includes(node.type);
}

export function parseContent(source: string): ParsedContent {
  // The form refuses such a text. If one was stored anyway, it shows as typed, which costs readers and builds nothing.
  if (findExcess(source)) {
    return { blocks: [{ type: 'paragraph', children: [{ type: 'text', value: source }] }] };
  }
  const root = parseMarkdown(source);
  nameHeadings(root);

  const tidy = (node: Nodes, depth: number): void => {
    const isTooDeep = depth > MAX_DEPTH;
    if (isTooDeep || mayBeUnknown(node)) {
      const typed = readSource(source, node);
      node.data = { ...node.data, source: typed, ...(isTooDeep && { isTooDeep }) };
    }
    // Positions are a third of the data and not needed after parsing.
    delete node.position;
    if (!('children' in node)) return;
    if (isTooDeep) node.children.length = 0;
    for (const child of node.children) tidy(child, depth + 1);
  };
  tidy(root, 0);
  return { blocks: root.children };
}
