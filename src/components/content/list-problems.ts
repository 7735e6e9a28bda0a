import type { Nodes, Root } from 'mdast';
import { isOwnImage } from '@/lib/image-address.ts';
import { CONTAINER_NAMES, LIVE_BLOCKS } from './block-names.ts';
import { checkLink } from './check-link.ts';
import { findExcess } from './find-excess.ts';
import { parseMarkdown } from './parse-content.ts';
import { findDefinition, readVideo } from './read-nodes.ts';

type ContentProblem = { readonly line: number; readonly text: string };

function describe(node: Nodes, root: Root): string[] {
  switch (node.type) {
    case 'containerDirective':
      return [...CONTAINER_NAMES, 'tab'].includes(node.name)
        ? []
        : [`There is no block “${node.name}”.`];
    case 'leafDirective': {
      if (node.name === 'video') {
        return readVideo(node)
          ? []
          : [
              'A video needs a title, and a file of this site or an id, as in ::video[Title]{src=/videos/x.mp4}.',
            ];
      }
      const attribute = LIVE_BLOCKS.get(node.name);
      if (attribute === undefined) return [`There is no live block “${node.name}”.`];
      return node.attributes?.[attribute]
        ? []
        : [`“${node.name}” needs ${attribute}, as in ::${node.name}{${attribute}=…}.`];
    }
    case 'link':
    case 'definition':
      return checkLink(node.url) ? [] : [`“${node.url}” may not be linked to.`];
    case 'heading':
      return node.depth === 1 ? ['Begin with ##: the title of the page is the only #.'] : [];
    case 'image':
    case 'imageReference': {
      const address = node.type === 'image' ? node.url : findDefinition(root.children, node)?.url;
      return address !== undefined && isOwnImage(address)
        ? []
        : ['A picture from another site shows only its description: upload it to this site.'];
    }
    default:
      return [];
  }
}

/** Lists the parts of a text that will not render as intended, by line. */
export function listProblems(source: string): ContentProblem[] {
  const excess = findExcess(source);
  if (excess) return [excess];
  const root = parseMarkdown(source);
  const problems: ContentProblem[] = [];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    problems.push(...describe(node, root).map((text) => ({ line, text })));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return problems;
}
