import type { Root } from 'mdast';
import type { ParsedContent } from './parse-content.ts';
import { readText } from './read-nodes.ts';

export type ContentHeading = {
  /** Unique on the page. */
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  /** True for sections listed in the table of contents; false within a tab or a step. */
  readonly isListed: boolean;
};

declare module 'mdast' {
  interface HeadingData {
    heading?: ContentHeading;
  }
}

/** Ids of the frame around the article, and of the data that starts its page (`src/lib/prerendered.ts`). */
const TAKEN = ['main', 'root', 'prerendered'];

function toSlug(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? 'section' : slug;
}

/** Gives every heading an anchor, in text order. The page title is the only `h1`. */
export function nameHeadings(root: Root): void {
  const used = new Set(TAKEN);
  const copies = new Map<string, number>();
  const visit = (nodes: Root['children'], isOutside: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'heading') {
        const text = readText(node);
        const slug = toSlug(text);
        let id = slug;
        let copy = copies.get(slug) ?? 2;
        for (; used.has(id); copy += 1) id = `${slug}-${copy}`;
        copies.set(slug, copy);
        used.add(id);
        const depth = Math.max(2, node.depth);
        node.data = { heading: { id, text, depth, isListed: isOutside && depth <= 3 } };
      } else if (node.type === 'containerDirective') {
        visit(node.children, false);
      }
    }
  };
  visit(root.children, true);
}

export function listSections({ blocks }: ParsedContent): ContentHeading[] {
  return blocks.flatMap((block) => {
    const heading = block.type === 'heading' ? block.data?.heading : undefined;
    return heading?.isListed ? [heading] : [];
  });
}
