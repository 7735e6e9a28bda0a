import type { Nodes } from 'mdast';
import { isOwnImage } from '@/lib/image-address.ts';
import { CONTAINER_NAMES } from './content-blocks.tsx';
import { checkLink } from './check-link.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';
import { LIVE_BLOCKS } from './live-blocks.ts';
import { readVideo } from './read-video.ts';

export type ContentProblem = { readonly line: number; readonly text: string };

function describe(node: Nodes, { definitions }: ParsedContent): string[] {
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
      const address = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url;
      return address !== undefined && isOwnImage(address)
        ? []
        : ['Of a picture elsewhere only its description is shown: upload it to this site.'];
    }
    default:
      return [];
  }
}

/** What a text asks for and will not get, in the order of its lines. */
export function listProblems(source: string): ContentProblem[] {
  const content = parseContent(source);
  const problems: ContentProblem[] = [];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    problems.push(...describe(node, content).map((text) => ({ line, text })));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(content.root);
  return problems;
}
