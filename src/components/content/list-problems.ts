import type { Nodes, Root } from 'mdast';
import { isOwnImage } from '@/lib/image-address.ts';
import { CONTAINER_NAMES, LIVE_BLOCKS } from './block-names.ts';
import { checkLink } from './check-link.ts';
import { findDefinition } from './find-definition.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readVideo } from './read-video.ts';
import * as texts from './texts.ts';

export type ContentProblem = { readonly line: number; readonly text: string };

function describe(node: Nodes, root: Root): string[] {
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
      const address = node.type === 'image' ? node.url : findDefinition(root.children, node)?.url;
      return address !== undefined && isOwnImage(address) ? [] : [texts.ofAPictureElsewhereOnly];
    }
    default:
      return [];
  }
}

/** What a text asks for and will not get, in the order of its lines. */
export function listProblems(source: string): ContentProblem[] {
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
