import { Suspense } from 'react';
import type { RenderPreview } from '@/features/admin/records/components/record-form.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';

const TipPanel = lazyNamed(
  () => import('@/features/home/tips/components/tip-panel.tsx'),
  'TipPanel',
);

/** Records of these resources as members see them, by path. */
export const recordPreviews: Readonly<Record<string, RenderPreview>> = {
  tips: ({ title = '', body = '', link_path: path = '' }) => (
    <Suspense>
      <TipPanel
        day={0}
        tips={[{ id: 0, slug: '', title, body, link_path: path || null, position: 0 }]}
      />
    </Suspense>
  ),
};
