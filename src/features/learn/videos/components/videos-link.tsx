import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { videosQuery } from '../queries.ts';

export function VideosLink() {
  const { data: videos = [] } = useQuery(videosQuery());
  const [first] = videos;
  if (!first) return null;
  return (
    <p className="pt-6">
      <Link to="/videos" className="text-primary font-medium underline-offset-4 hover:underline">
        {videos.length === 1 ? `Watch the video “${first.title}”` : `Watch ${videos.length} videos`}
      </Link>
    </p>
  );
}
