import type { Nodes } from 'mdast';
import type { ParsedContent } from '@/components/content/parse-content.ts';

/** Slugs of the cards whose figures a text shows, in order and without repeats, after `first`. */
export function listNamedCards(content: ParsedContent, first: string | null): string[] {
  const slugs = new Set(first === null ? [] : [first]);
  const visit = (node: Nodes): void => {
    if (node.type === 'leafDirective' || node.type === 'textDirective') {
      const slug = node.name === 'card' ? node.attributes?.['slug'] : node.attributes?.['card'];
      if (slug) slugs.add(slug);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  content.blocks.forEach(visit);
  return [...slugs];
}
