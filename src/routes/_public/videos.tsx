import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { VideoList } from '@/features/learn/videos/components/video-list.tsx';
import { videosQuery } from '@/features/learn/videos/queries.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { prefetchMissing } from '@/lib/prefetch-missing.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/videos')({
  loader: ({ context }) => {
    prefetchMissing(context.queryClient, videosQuery());
  },
  head: () => createPublicHead(PUBLIC_PAGES.videos),
  component: VideosPage,
});

function VideosPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8">
      <PageHeader
        title="Videos"
        description="A cap or a rule in seconds, without sound, each with its transcript. No video loads until you press play."
      />
      <VideoList />
    </div>
  );
}
