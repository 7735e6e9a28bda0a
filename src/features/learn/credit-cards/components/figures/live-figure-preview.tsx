import { Suspense, lazy } from 'react';
import type { LiveBlock } from '@/components/content/content.tsx';
import { LIVE_BLOCKS } from '@/components/content/block-names.ts';
import { ListSkeleton } from '@/components/list-skeleton.tsx';

const LiveFigure = lazy(async () => {
  const { renderLiveFigure } = await import('./live-figure.tsx');
  return { default: ({ block }: { block: LiveBlock }) => renderLiveFigure(block) };
});

/** Like `renderLiveFigure`, but loads when a text first has such a block. */
export function renderLivePreview(block: LiveBlock) {
  if (block.isInline ? block.name !== 'fee' : !LIVE_BLOCKS.has(block.name)) return undefined;
  return (
    <Suspense fallback={block.isInline ? null : <ListSkeleton label="Loading figures" rows={2} />}>
      <LiveFigure block={block} />
    </Suspense>
  );
}
