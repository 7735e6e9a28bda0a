import type { Definition, Heading, Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type ContentHeading, listHeadings } from './list-headings.ts';

export type ParsedContent = {
  readonly source: string;
  readonly root: Root;
  readonly headings: ReadonlyMap<Heading, ContentHeading>;
  /** What links by name lead to. */
  readonly definitions: ReadonlyMap<string, Definition>;
};

/**
 * Stored Markdown as a tree of known nodes. HTML is no construct here: it stays the text that it was
 * typed as. Parsing runs nothing and requests nothing.
 */
export function parseContent(source: string): ParsedContent {
  const root = fromMarkdown(source, {
    extensions: [
      { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } },
      gfmTable(),
      directive(),
    ],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  const definitions = new Map<string, Definition>();
  for (const node of root.children) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  }
  return { source, root, headings: listHeadings(root), definitions };
}

/** A node as it was typed. */
export function readSource(source: string, node: Nodes): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}
