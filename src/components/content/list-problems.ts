import type { Nodes } from 'mdast';
import { isOwnImage } from '@/lib/image-address.ts';
import { CONTAINER_NAMES } from './content-blocks.tsx';
import { checkLink } from './check-link.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';
import { LIVE_BLOCKS } from './live-blocks.ts';
import { readVideo } from './read-video.ts';
import * as texts from './texts.ts';

export type ContentProblem = { readonly line: number; readonly text: string };

function describe(node: Nodes, { definitions }: ParsedContent): string[] {
  switch (node.type) {
    case 'containerDirective':
      return [...CONTAINER_NAMES, 'tab'].includes(node.name)
        ? []
        : [texts.thereIsNoBlock(node.name)];
    case 'leafDirective': {
      if (node.name === 'video') {
        return readVideo(node) ? [] : [texts.aVideoNeedsATitle];
      }
      const attribute = LIVE_BLOCKS.get(node.name);
      if (attribute === undefined) return [texts.thereIsNoLiveBlock(node.name)];
      return node.attributes?.[attribute] ? [] : [texts.needsAsIn(node.name, attribute)];
    }
    case 'link':
    case 'definition':
      return checkLink(node.url) ? [] : [texts.mayNotBeLinkedTo(node.url)];
    case 'heading':
      return node.depth === 1 ? [texts.beginWithTheTitleOf] : [];
    case 'image':
    case 'imageReference': {
      const address = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url;
      return address !== undefined && isOwnImage(address) ? [] : [texts.ofAPictureElsewhereOnly];
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
