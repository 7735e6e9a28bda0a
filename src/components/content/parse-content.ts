import type { Nodes, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { CONTAINER_NAMES } from './block-names.ts';
import { findExcess } from './find-excess.ts';
import { nameHeadings } from './name-headings.ts';

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

/** Stored Markdown as a tree of known nodes. HTML stays literal text; parsing runs nothing and requests nothing. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [
      { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } },
      gfmTable(),
      directive(),
    ],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
}

function readSource(source: string, node: Nodes): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
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
