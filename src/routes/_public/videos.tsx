import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { VideoList } from '@/features/videos/components/video-list.tsx';
import { videosQuery } from '@/features/videos/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/videos')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(videosQuery());
  },
  head: () =>
    createPageHead('Videos', 'Cards, caps, points and application rules, explained in videos.'),
  component: VideosPage,
});

function VideosPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8">
      <PageHeader
        title="Videos"
        description="Nothing is asked of the video’s provider before you press play."
      />
      <VideoList />
    </div>
  );
}
