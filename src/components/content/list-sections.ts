import type { ContentHeading } from './name-headings.ts';
import type { ParsedContent } from './parse-content.ts';

export function listSections({ blocks }: ParsedContent): ContentHeading[] {
  return blocks.flatMap((block) => {
    const heading = block.type === 'heading' ? block.data?.heading : undefined;
    return heading?.isListed ? [heading] : [];
  });
}
