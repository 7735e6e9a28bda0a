import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';

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

export function readSource(source: string, node: Nodes): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}
